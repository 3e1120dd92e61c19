/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-services.h"

#include "../wait.h"
#include "document/awale-recovery.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  GSettings     *settings;
  AwaleServices *services;
  char          *workspace;  /* Path of the file of the workspace. */
} Fixture;

static void
set_up (Fixture    *self,
        const void *data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "awale", NULL);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  self->settings = g_settings_new (APPLICATION_ID);
  self->services = awale_services_new (self->settings);
  self->workspace = g_build_filename (folder, "workspace.gvariant", NULL);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  awale_disk_queue_flush (self->services->disk);
  g_unlink (self->workspace);
  g_free (self->workspace);
  awale_services_unref (self->services);
  g_object_unref (self->settings);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      left)
{
  g_autofree char *problems = NULL;

  *(GPtrArray **) left = awale_services_read_finish (result, &problems);
  g_assert_null (problems);
}

/* Leaves unsaved work in the recovery folder, as a crash does. */
static void
leave_work (AwaleServices *services)
{
  g_autoptr (AwaleRecovery) recovery =
      awale_recovery_new (services->recovery_folder, services->disk);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  const AwaleRecoveryInfo info = { .place = (char *) "F" };

  g_ptr_array_add (texts, g_bytes_new_static ("1. F *\n", 7));
  awale_recovery_save (recovery, texts, &info);
  awale_session_set_place (services->session, "file:///a", 2, "Ff", false);
  awale_session_save (services->session);
  awale_disk_queue_flush (services->disk);
}

static void
test_read (Fixture    *self,
           const void *data)
{
  g_autoptr (AwaleServices) next = awale_services_new (self->settings);
  g_autoptr (GPtrArray) left = NULL;

  leave_work (self->services);
  g_assert_null (awale_session_find_position (next->session, "file:///a"));
  awale_services_read_async (next, read_cb, &left);
  wait_while (left == NULL);
  g_assert_cmpuint (awale_session_find_position (next->session, "file:///a")->game, ==, 2);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "1. F *\n");
  awale_recovery_discard (left->pdata[0]);
  awale_disk_queue_flush (next->disk);
}

static gboolean
turned_cb (gpointer turned)
{
  *(bool *) turned = true;
  return G_SOURCE_REMOVE;
}

/* A pipe without a writer stands in for a disk that does not answer. */
static void
test_slow_disk (Fixture    *self,
                const void *data)
{
  g_autoptr (GPtrArray) left = NULL;
  bool turned = false;
  int pipe;

  g_assert_no_errno (mkfifo (self->workspace, 0600));
  awale_services_read_async (self->services, read_cb, &left);
  g_idle_add (turned_cb, &turned);
  wait_while (!turned);
  g_assert_null (left);

  pipe = open (self->workspace, O_WRONLY | O_CLOEXEC);
  g_assert_no_errno (pipe);
  close (pipe);
  wait_while (left == NULL);
  g_assert_cmpuint (left->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/session/services/read", Fixture, NULL, set_up, test_read, tear_down);
  g_test_add ("/session/services/slow-disk", Fixture, NULL, set_up, test_slow_disk, tear_down);

  return g_test_run ();
}
