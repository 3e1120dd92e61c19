/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The power is cut at every call of a save, with various parts of the unsynced data on the disk.
 * After a save the new contents must be there, and during a save the old or the new ones. */
#include "../failing-threads.h"
#include "../document/forgetful-disk.h"

#include "document/awale-atomic-file.h"
#include "document/awale-recovery.h"
#include "session/awale-session.h"

#include <glib/gstdio.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

/* The lengths differ, so that neither text can be mistaken for the beginning of the other. */
#define OLD "an old game, long enough to be cut in two somewhere, 1. F f 2. B e *\n"
#define SHORTER "a new game\n"
#define LONGER OLD OLD OLD

#define GAME "game.ogn"
#define WORKSPACE "awale/workspace.gvariant"
#define URI "file:///game.ogn"

/* Creates a folder, and returns its path without symbolic links. (transfer full) */
static char *
make_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("awale-power-XXXXXX", NULL);
  char *real = realpath (path, NULL);
  char *folder = g_strdup (real);

  free (real);
  return folder;
}

static void
write_game (const char *folder,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, GAME, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;

  awale_atomic_file_write (path, bytes, NULL, NULL, &error);
  g_assert_no_error (error);
}

static bool
holds (const char *folder,
       const char *name,
       const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) && g_str_equal (contents, text);
}

/* Returns true if the contents of a file in @folder are exactly @text. */
static bool
any_holds (const char *folder,
           const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (holds (folder, name, text))
      return true;
  return false;
}

/* Checks that a file which gets its name last always has complete contents. */
static void
check_replaced (const char *folder,
                unsigned    promised,
                void       *user_data)
{
  const char *text = user_data;

  g_assert_true (holds (folder, GAME, text) || (promised == 0 && holds (folder, GAME, OLD)));

  /* The next save must work as usual. */
  write_game (folder, SHORTER OLD);
  g_assert_true (holds (folder, GAME, SHORTER OLD));
}

static void
check_rewritten (const char *folder,
                 unsigned    promised,
                 void       *user_data)
{
  const char *text = user_data;

  g_assert_true (holds (folder, GAME, text) || (promised == 0 && any_holds (folder, OLD)));
}

static void
check_created (const char *folder,
               unsigned    promised,
               void       *user_data)
{
  g_autofree char *path = g_build_filename (folder, GAME, NULL);
  bool exists = g_file_test (path, G_FILE_TEST_EXISTS);

  g_assert_true (exists ? holds (folder, GAME, user_data) : promised == 0);
}

/* Saves each text, once into a plain file and once into a file with a hard link, which is written
 * in place. */
static void
test_save (void)
{
  static char *const texts[] = { (char *) SHORTER, (char *) LONGER };

  for (size_t i = 0; i < 2 * G_N_ELEMENTS (texts); i++)
    {
      bool has_link = i >= G_N_ELEMENTS (texts);
      char *text = texts[i % G_N_ELEMENTS (texts)];
      g_autofree char *folder = make_folder ();
      g_autofree char *path = g_build_filename (folder, GAME, NULL);
      g_autofree char *other = g_build_filename (folder, "other", NULL);
      ForgetfulDiskCheck check = has_link ? check_rewritten : check_replaced;
      ForgetfulDisk *disk;

      g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
      if (has_link)
        g_assert_no_errno (link (path, other));
      disk = forgetful_disk_begin (folder);
      write_game (folder, text);
      forgetful_disk_promise (disk);
      g_assert_cmpuint (forgetful_disk_end (disk, check, text), >, 5);
      forgetful_disk_remove (folder);
    }
}

static void
test_new_file (void)
{
  g_autofree char *folder = make_folder ();
  ForgetfulDisk *disk = forgetful_disk_begin (folder);

  write_game (folder, LONGER);
  forgetful_disk_promise (disk);
  g_assert_cmpuint (forgetful_disk_end (disk, check_created, (char *) LONGER), >, 5);
  forgetful_disk_remove (folder);
}

static GFile *
find_recovery_folder (const char *folder)
{
  return g_file_new_build_filename (folder, "awale", "recovery", NULL);
}

static void
save_work (AwaleRecovery *recovery,
           const char    *text)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  const AwaleRecoveryInfo info = { .place = (char *) "" };

  g_ptr_array_add (texts, g_bytes_new (text, strlen (text)));
  awale_recovery_save (recovery, texts, &info);
}

/* Checks that unsaved work is offered, either as it was last kept or as it was being kept when the
 * power was cut. */
static void
check_recovery (const char *folder,
                unsigned    promised,
                void       *user_data)
{
  g_autoptr (AwaleDiskQueue) queue = awale_disk_queue_new ();
  g_autoptr (GFile) recovery_folder = find_recovery_folder (folder);
  g_autoptr (GPtrArray) left = awale_recovery_collect (recovery_folder, queue, NULL);
  const char *text;

  g_assert_cmpuint (left->len, <=, 1);
  if (left->len == 0)
    {
      g_assert_cmpuint (promised, ==, 0);
      return;
    }
  text = awale_recovery_get_text (left->pdata[0]);
  g_assert_true (g_str_equal (text, LONGER) ? promised > 0 : g_str_equal (text, OLD));
  g_assert_true (g_str_equal (text, LONGER) || promised < 2);
}

static void
test_recovery (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) recovery_folder = find_recovery_folder (folder);
  g_autoptr (AwaleDiskQueue) queue = awale_disk_queue_new ();
  g_autoptr (AwaleRecovery) recovery = awale_recovery_new (recovery_folder, queue);
  ForgetfulDisk *disk = forgetful_disk_begin (folder);

  /* Write in this thread, whose calls are watched. */
  failing_threads_set (true);
  save_work (recovery, OLD);
  forgetful_disk_promise (disk);
  save_work (recovery, LONGER);
  forgetful_disk_promise (disk);
  failing_threads_set (false);
  g_assert_cmpuint (forgetful_disk_end (disk, check_recovery, NULL), >, 10);
  forgetful_disk_remove (folder);
}

static AwaleSession *
create_workspace (const char     *folder,
                  AwaleDiskQueue *queue)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, WORKSPACE, NULL);

  return awale_session_new (file, queue);
}

static void
check_workspace (const char *folder,
                 unsigned    promised,
                 void       *user_data)
{
  g_autoptr (AwaleDiskQueue) queue = awale_disk_queue_new ();
  g_autoptr (AwaleSession) session = create_workspace (folder, queue);
  const AwaleFilePosition *place;

  awale_session_read (session);
  place = awale_session_find_position (session, URI);
  if (place == NULL)
    g_assert_cmpuint (promised, ==, 0);
  else if (g_str_equal (place->place, "F"))
    g_assert_cmpuint (promised, <, 2);
  else
    g_assert_cmpstr (place->place, ==, "FfB");
}

static void
test_workspace (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (AwaleDiskQueue) queue = awale_disk_queue_new ();
  g_autoptr (AwaleSession) session = create_workspace (folder, queue);
  ForgetfulDisk *disk = forgetful_disk_begin (folder);

  failing_threads_set (true);
  awale_session_set_place (session, URI, 0, "F", false);
  awale_session_save (session);
  forgetful_disk_promise (disk);
  awale_session_set_place (session, URI, 0, "FfB", false);
  awale_session_save (session);
  forgetful_disk_promise (disk);
  failing_threads_set (false);
  g_assert_cmpuint (forgetful_disk_end (disk, check_workspace, NULL), >, 10);
  forgetful_disk_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/power-cut/save", test_save);
  g_test_add_func ("/session/power-cut/new-file", test_new_file);
  g_test_add_func ("/session/power-cut/recovery", test_recovery);
  g_test_add_func ("/session/power-cut/workspace", test_workspace);
  return g_test_run ();
}
