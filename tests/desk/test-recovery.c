/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "desk/awale-recovery.h"

#include <glib/gstdio.h>

typedef struct
{
  GFile *folder;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = g_dir_make_tmp ("awale-recovery-XXXXXX", NULL);

  fixture->folder = g_file_new_build_filename (path, "deep", "down", NULL);
}

static unsigned
count_files (GFile *folder)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  unsigned count = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    count++;

  return count;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) middle = g_file_get_parent (fixture->folder);
  g_autoptr (GFile) top = g_file_get_parent (middle);
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (fixture->folder), name, NULL);

      g_assert_no_errno (g_unlink (path));
    }
  g_rmdir (g_file_peek_path (fixture->folder));
  g_rmdir (g_file_peek_path (middle));
  g_rmdir (g_file_peek_path (top));
  g_object_unref (fixture->folder);
}

static AwaleRecovery *
store (GFile      *folder,
       const char *text,
       const char *uri)
{
  AwaleRecovery *recovery = awale_recovery_new (folder);
  const AwaleRecoveryInfo info = {
    .uri = (char *) uri,
    .etag = (char *) (uri != NULL ? "12:34" : NULL),
    .place = (char *) "FfB",
    .game = 2,
    .partial = true,
    .play = (char *) (uri != NULL ? "{'head': <'Ff'>}" : NULL),
  };

  awale_recovery_store (recovery, text, &info);
  awale_recovery_flush (recovery);

  return recovery;
}

static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) none = awale_recovery_collect (fixture->folder);
  g_autoptr (AwaleRecovery) recovery = awale_recovery_new (fixture->folder);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (awale_recovery_get_text (recovery));
  g_assert_null (awale_recovery_get_info (recovery));
  awale_recovery_discard (recovery);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_held (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (AwaleRecovery) recovery = store (fixture->folder, "1. F f *\n", NULL);
  g_autoptr (GPtrArray) left = awale_recovery_collect (fixture->folder);

  /* Whoever writes it is alive. */
  g_assert_cmpuint (left->len, ==, 0);
  awale_recovery_discard (recovery);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_left_behind (Fixture       *fixture,
                  gconstpointer  data)
{
  const AwaleRecoveryInfo *info;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) again = NULL;

  /* An object that goes without discarding is what a crash is. */
  g_object_unref (store (fixture->folder, "{ “ 1\n2 } 1. F f *\n", "file:///a%20b.ogn"));
  left = awale_recovery_collect (fixture->folder);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "{ “ 1\n2 } 1. F f *\n");
  info = awale_recovery_get_info (left->pdata[0]);
  g_assert_cmpstr (info->uri, ==, "file:///a%20b.ogn");
  g_assert_cmpstr (info->etag, ==, "12:34");
  g_assert_cmpstr (info->place, ==, "FfB");
  g_assert_cmpuint (info->game, ==, 2);
  g_assert_true (info->partial);
  g_assert_cmpstr (info->play, ==, "{'head': <'Ff'>}");

  /* It is offered to one program only. */
  again = awale_recovery_collect (fixture->folder);
  g_assert_cmpuint (again->len, ==, 0);
  awale_recovery_discard (left->pdata[0]);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_never_saved (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GPtrArray) left = NULL;

  g_object_unref (store (fixture->folder, "1. A *\n", NULL));
  left = awale_recovery_collect (fixture->folder);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_null (awale_recovery_get_info (left->pdata[0])->uri);
  g_assert_null (awale_recovery_get_info (left->pdata[0])->etag);
  g_assert_null (awale_recovery_get_info (left->pdata[0])->play);
}

static void
test_latest_wins (Fixture       *fixture,
                  gconstpointer  data)
{
  AwaleRecovery *recovery = awale_recovery_new (fixture->folder);
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (GPtrArray) left = NULL;

  for (int i = 0; i < 200; i++)
    {
      g_autofree char *text = g_strdup_printf ("{%d} *\n", i);

      awale_recovery_store (recovery, text, &info);
    }
  awale_recovery_flush (recovery);
  g_object_unref (recovery);

  left = awale_recovery_collect (fixture->folder);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "{199} *\n");
}

static void
test_goes_on (Fixture       *fixture,
              gconstpointer  data)
{
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) second = NULL;

  g_object_unref (store (fixture->folder, "1. A *\n", NULL));
  left = awale_recovery_collect (fixture->folder);
  awale_recovery_store (left->pdata[0], "1. A a *\n", &info);
  awale_recovery_flush (left->pdata[0]);
  g_ptr_array_set_size (left, 0);

  second = awale_recovery_collect (fixture->folder);
  g_assert_cmpuint (second->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (second->pdata[0]), ==, "1. A a *\n");
}

static void
test_store_after_discard (Fixture       *fixture,
                          gconstpointer  data)
{
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (AwaleRecovery) recovery = store (fixture->folder, "1. A *\n", NULL);

  awale_recovery_discard (recovery);
  awale_recovery_store (recovery, "1. B *\n", &info);
  awale_recovery_flush (recovery);
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
  awale_recovery_discard (recovery);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_foreign_files (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->folder), "x.ogn", NULL);
  g_autofree char *broken = g_build_filename (g_file_peek_path (fixture->folder), "y.ogn", NULL);
  g_autoptr (GPtrArray) left = NULL;

  g_assert_no_errno (g_mkdir_with_parents (g_file_peek_path (fixture->folder), 0700));
  g_assert_true (g_file_set_contents (path, "1. F f *\n", -1, NULL));
  g_assert_true (g_file_set_contents (broken, "; awale-recovery {'x\n1. F f *\n", -1, NULL));
  left = awale_recovery_collect (fixture->folder);
  g_assert_cmpuint (left->len, ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_no_folder (void)
{
  /* A place where nobody can write: the program goes on without. */
  g_autoptr (GFile) folder = g_file_new_for_path ("/proc/awale/recovery");
  g_autoptr (AwaleRecovery) recovery = awale_recovery_new (folder);
  const AwaleRecoveryInfo info = { .place = (char *) "" };

  awale_recovery_store (recovery, "1. F *\n", &info);
  awale_recovery_flush (recovery);
  awale_recovery_discard (recovery);
}

#define ADD(name, function) \
  g_test_add ("/desk/recovery/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("nothing", test_nothing);
  ADD ("held", test_held);
  ADD ("left-behind", test_left_behind);
  ADD ("never-saved", test_never_saved);
  ADD ("latest-wins", test_latest_wins);
  ADD ("goes-on", test_goes_on);
  ADD ("store-after-discard", test_store_after_discard);
  ADD ("foreign-files", test_foreign_files);
  g_test_add_func ("/desk/recovery/no-folder", test_no_folder);

  return g_test_run ();
}
