/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../failing-threads.h"
#include "disk-gate.h"
#include "failing-disk.h"

#include "document/awale-recovery.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  GFile          *folder;
  AwaleDiskQueue *disk;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = g_dir_make_tmp ("awale-recovery-XXXXXX", NULL);

  fixture->folder = g_file_new_build_filename (path, "deep", "down", NULL);
  fixture->disk = awale_disk_queue_new ();
}

/* Waits for all jobs of the disk, and returns the number of files in the folder. */
static unsigned
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = NULL;
  unsigned count = 0;

  awale_disk_queue_flush (fixture->disk);
  dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
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
  awale_disk_queue_unref (fixture->disk);
}

/* Keeps a game with the text @text for recovery. */
static void
save_text (AwaleRecovery           *recovery,
           const char              *text,
           const AwaleRecoveryInfo *info)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  g_ptr_array_add (texts, g_bytes_new (text, strlen (text)));
  awale_recovery_save (recovery, texts, info);
}

static AwaleRecovery *
save (Fixture    *fixture,
      const char *text,
      const char *uri)
{
  AwaleRecovery *recovery = awale_recovery_new (fixture->folder, fixture->disk);
  const AwaleRecoveryInfo info = {
    .uri = (char *) uri,
    .etag = (char *) (uri != NULL ? "12:34" : NULL),
    .place = (char *) "FfB",
    .game = 2,
    .partial = true,
    .converted = true,
    .listed = 12,
    .play = (char *) (uri != NULL ? "{'head': <'Ff'>}" : NULL),
  };

  save_text (recovery, text, &info);
  awale_disk_queue_flush (fixture->disk);

  return recovery;
}

/* Collects leftovers, all of which must be readable. */
static GPtrArray *
collect (Fixture *fixture)
{
  g_autofree char *problems = NULL;
  GPtrArray *left = awale_recovery_collect (fixture->folder, fixture->disk, &problems);

  g_assert_null (problems);
  return left;
}

static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) none = collect (fixture);
  g_autoptr (AwaleRecovery) recovery = awale_recovery_new (fixture->folder, fixture->disk);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (awale_recovery_get_text (recovery));
  g_assert_null (awale_recovery_get_info (recovery));
  awale_recovery_discard (recovery);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

static void
test_held (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (AwaleRecovery) recovery = save (fixture, "1. F f *\n", NULL);
  g_autoptr (GPtrArray) left = collect (fixture);

  /* This process is alive, so its file is no leftover. */
  g_assert_cmpuint (left->len, ==, 0);
  awale_recovery_discard (recovery);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

static void
test_left_behind (Fixture       *fixture,
                  gconstpointer  data)
{
  const AwaleRecoveryInfo *info;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) again = NULL;

  /* Freeing the object without discarding its file simulates a crash. */
  awale_recovery_unref (save (fixture, "{ “ 1\n2 } 1. F f *\n", "file:///a%20b.ogn"));
  left = collect (fixture);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "{ “ 1\n2 } 1. F f *\n");
  info = awale_recovery_get_info (left->pdata[0]);
  g_assert_cmpstr (info->uri, ==, "file:///a%20b.ogn");
  g_assert_cmpstr (info->etag, ==, "12:34");
  g_assert_cmpstr (info->place, ==, "FfB");
  g_assert_cmpuint (info->game, ==, 2);
  g_assert_true (info->partial);
  g_assert_true (info->converted);
  g_assert_cmpint (info->listed, ==, 12);
  g_assert_cmpstr (info->play, ==, "{'head': <'Ff'>}");

  /* Leftover files are offered to only one process. */
  again = collect (fixture);
  g_assert_cmpuint (again->len, ==, 0);
  awale_recovery_discard (left->pdata[0]);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

/* Sets the modification time of the file whose contents end in @text. */
static void
set_time (Fixture    *fixture,
          const char *text,
          gint64      time)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);
      g_autofree char *contents = NULL;

      if (g_file_get_contents (g_file_peek_path (file), &contents, NULL, NULL) &&
          g_str_has_suffix (contents, text))
        g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                                    (guint64) time, G_FILE_QUERY_INFO_NONE, NULL,
                                                    NULL));
    }
}

/* Leftover files are offered latest first, even with wrong times. */
static void
test_wrong_times (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GPtrArray) left = NULL;

  awale_recovery_unref (save (fixture, "{old} *\n", NULL));
  awale_recovery_unref (save (fixture, "{new} *\n", NULL));
  awale_recovery_unref (save (fixture, "{now} *\n", NULL));
  set_time (fixture, "{old} *\n", 0);
  set_time (fixture, "{new} *\n", 7258118400);
  left = collect (fixture);
  g_assert_cmpuint (left->len, ==, 3);
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "{new} *\n");
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[1]), ==, "{now} *\n");
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[2]), ==, "{old} *\n");
}

static void
test_never_saved (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GPtrArray) left = NULL;

  awale_recovery_unref (save (fixture, "1. A *\n", NULL));
  left = collect (fixture);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_null (awale_recovery_get_info (left->pdata[0])->uri);
  g_assert_null (awale_recovery_get_info (left->pdata[0])->etag);
  g_assert_null (awale_recovery_get_info (left->pdata[0])->play);
}

static void
test_latest_wins (Fixture       *fixture,
                  gconstpointer  data)
{
  AwaleRecovery *recovery = awale_recovery_new (fixture->folder, fixture->disk);
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (GPtrArray) left = NULL;

  for (int i = 0; i < 200; i++)
    {
      g_autofree char *text = g_strdup_printf ("{%d} *\n", i);

      save_text (recovery, text, &info);
    }
  awale_disk_queue_flush (fixture->disk);
  awale_recovery_unref (recovery);

  left = collect (fixture);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "{199} *\n");
}

/* Returns true if the contents of a file in the folder end in @text. */
static bool
is_kept (Fixture    *fixture,
         const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (fixture->folder), name, NULL);
      g_autofree char *contents = NULL;

      if (g_file_get_contents (path, &contents, NULL, NULL) && g_str_has_suffix (contents, text))
        return true;
    }
  return false;
}

/* A disk that is full at any call loses no kept work, and leaves no other files. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  AwaleRecovery *recovery = awale_recovery_new (fixture->folder, fixture->disk);
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  unsigned n_files;
  unsigned n = 0;
  bool reached;

  /* Write in this thread, whose calls fail. */
  failing_threads_set (true);
  save_text (recovery, "{old} *\n", &info);
  n_files = count_files (fixture);
  do
    {
      failing_disk_begin (++n, FAILING_DISK_EVER, ENOSPC);
      save_text (recovery, "{new} *\n", &info);
      reached = failing_disk_end () >= n;
      g_assert_true (is_kept (fixture, "{old} *\n") || is_kept (fixture, "{new} *\n"));
      g_assert_cmpuint (count_files (fixture), ==, n_files);
    }
  while (reached);
  g_assert_true (is_kept (fixture, "{new} *\n"));
  g_assert_cmpuint (n, >, 4);
  awale_recovery_unref (recovery);
  failing_threads_set (false);
}

static void
remove_locks (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (fixture->folder), name, NULL);

      if (g_str_has_suffix (name, ".lock"))
        g_assert_no_errno (g_unlink (path));
    }
}

static void
test_goes_on (Fixture       *fixture,
              gconstpointer  data)
{
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) second = NULL;

  awale_recovery_unref (save (fixture, "1. A *\n", NULL));
  left = collect (fixture);
  save_text (left->pdata[0], "1. A a *\n", &info);
  awale_disk_queue_flush (fixture->disk);
  g_ptr_array_set_size (left, 0);

  second = collect (fixture);
  g_assert_cmpuint (second->len, ==, 1);
  g_assert_cmpstr (awale_recovery_get_text (second->pdata[0]), ==, "1. A a *\n");
}

static void
test_save_after_discard (Fixture       *fixture,
                          gconstpointer  data)
{
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (AwaleRecovery) recovery = save (fixture, "1. A *\n", NULL);

  awale_recovery_discard (recovery);
  save_text (recovery, "1. B *\n", &info);
  awale_disk_queue_flush (fixture->disk);
  g_assert_cmpuint (count_files (fixture), ==, 2);
  awale_recovery_discard (recovery);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

static void
test_foreign_files (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->folder), "x.ogn", NULL);
  g_autoptr (GPtrArray) left = NULL;

  g_assert_no_errno (g_mkdir_with_parents (g_file_peek_path (fixture->folder), 0700));
  g_assert_true (g_file_set_contents (path, "1. F f *\n", -1, NULL));
  left = collect (fixture);
  g_assert_cmpuint (left->len, ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Only regular files below the size limit are read; others are reported and stay. */
static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char *const names[] = { "broken.ogn", "folder.ogn", "huge.ogn", "pipe.ogn",
                                       "zero.ogn" };
  g_autofree char *problems = NULL;
  g_autoptr (GPtrArray) left = NULL;
  char *paths[G_N_ELEMENTS (names)];

  awale_recovery_unref (save (fixture, "1. F *\n", NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    paths[i] = g_build_filename (g_file_peek_path (fixture->folder), names[i], NULL);
  g_assert_true (g_file_set_contents (paths[0], "; awale-recovery {'x\n1. F f *\n", -1, NULL));
  g_assert_no_errno (g_mkdir (paths[1], 0700));
  g_assert_true (g_file_set_contents (paths[2], "", -1, NULL));
  g_assert_no_errno (truncate (paths[2], ((off_t) 1 << 30) + 1));
  g_assert_no_errno (mkfifo (paths[3], 0600));
  g_assert_no_errno (symlink ("/dev/zero", paths[4]));

  left = awale_recovery_collect (fixture->folder, fixture->disk, &problems);
  g_assert_cmpuint (left->len, ==, 1);
  awale_recovery_discard (left->pdata[0]);
  g_assert_cmpuint (count_files (fixture), ==, G_N_ELEMENTS (names));
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_nonnull (strstr (problems, paths[i]));
      g_assert_no_errno (g_remove (paths[i]));
      g_free (paths[i]);
    }
}

/* The lock and the partly written files that a killed process leaves are removed. */
static void
test_litter (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const litter[] = {
    "0123.ogn.lock", ".0123.ogn.0123abcd.part", ".0123.ogn.4567abcd.part",
  };
  g_autoptr (AwaleRecovery) held = save (fixture, "1. F *\n", NULL);
  g_autoptr (GPtrArray) left = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (litter); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (fixture->folder, litter[i]);

      g_assert_true (g_file_set_contents (g_file_peek_path (file), "", -1, NULL));
    }
  left = collect (fixture);
  g_assert_cmpuint (left->len, ==, 0);
  g_assert_cmpuint (count_files (fixture), ==, 2);
  awale_recovery_discard (held);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

/* On a disk that has no locks, work is still kept and offered. */
static void
test_no_locks (Fixture       *fixture,
               gconstpointer  data)
{
  static const int numbers[] = { ENOLCK, ENOTSUP, EINVAL };

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GPtrArray) left = NULL;

      failing_disk_refuse ("lock", numbers[i]);
      awale_recovery_unref (save (fixture, "1. F *\n", NULL));
      left = collect (fixture);
      failing_disk_refuse ("lock", 0);
      g_assert_cmpuint (left->len, ==, 1);
      g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "1. F *\n");
      awale_recovery_discard (left->pdata[0]);
      g_assert_cmpuint (count_files (fixture), ==, 0);
    }
}

/* Unsaved work on a read-only disk is offered, whether the lock file of a dead process exists or
 * not. */
static void
test_read_only (Fixture       *fixture,
                gconstpointer  data)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) left = NULL;

      awale_recovery_unref (save (fixture, "1. F *\n", NULL));
      if (i == 1)
        remove_locks (fixture);
      failing_disk_refuse ("open", EROFS);
      left = collect (fixture);
      failing_disk_refuse ("open", 0);
      g_assert_cmpuint (left->len, ==, 1);
      g_assert_cmpstr (awale_recovery_get_text (left->pdata[0]), ==, "1. F *\n");
      save_text (left->pdata[0], "1. F f *\n", awale_recovery_get_info (left->pdata[0]));
      g_assert_cmpuint (count_files (fixture), ==, 2);
      g_assert_true (is_kept (fixture, "1. F f *\n"));
      awale_recovery_discard (left->pdata[0]);
      g_assert_cmpuint (count_files (fixture), ==, 0);
    }
}

static void
test_no_folder (void)
{
  /* In a folder where nobody can write, the program continues without recovery. */
  g_autoptr (GFile) folder = g_file_new_for_path ("/proc/awale/recovery");
  g_autoptr (AwaleDiskQueue) disk = awale_disk_queue_new ();
  g_autoptr (AwaleRecovery) recovery = awale_recovery_new (folder, disk);
  const AwaleRecoveryInfo info = { .place = (char *) "" };

  save_text (recovery, "1. F *\n", &info);
  awale_disk_queue_flush (disk);
  awale_recovery_discard (recovery);
}

/* Neither saving nor discarding waits for a disk that does not answer. */
static void
test_slow_disk (Fixture       *fixture,
                gconstpointer  data)
{
  const AwaleRecoveryInfo info = { .place = (char *) "" };
  g_autoptr (AwaleRecovery) saved = save (fixture, "1. A *\n", NULL);
  g_autoptr (AwaleRecovery) begun = awale_recovery_new (fixture->folder, fixture->disk);
  DiskGate *gate;

  g_assert_cmpuint (count_files (fixture), ==, 2);
  gate = disk_gate_close (fixture->disk);
  save_text (begun, "1. B *\n", &info);
  awale_recovery_discard (saved);
  awale_recovery_discard (begun);
  disk_gate_open (gate);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

#define ADD(name, function) \
  g_test_add ("/document/recovery/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("nothing", test_nothing);
  ADD ("held", test_held);
  ADD ("left-behind", test_left_behind);
  ADD ("wrong-times", test_wrong_times);
  ADD ("never-saved", test_never_saved);
  ADD ("latest-wins", test_latest_wins);
  ADD ("full-disk", test_full_disk);
  ADD ("goes-on", test_goes_on);
  ADD ("save-after-discard", test_save_after_discard);
  ADD ("foreign-files", test_foreign_files);
  ADD ("unreadable", test_unreadable);
  ADD ("litter", test_litter);
  ADD ("no-locks", test_no_locks);
  ADD ("read-only", test_read_only);
  ADD ("slow-disk", test_slow_disk);
  g_test_add_func ("/document/recovery/no-folder", test_no_folder);

  return g_test_run ();
}
