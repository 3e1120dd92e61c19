/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "failing-disk.h"

#include "document/awale-draft.h"

#include "../wait.h"

#include <errno.h>
#include <glib/gstdio.h>

typedef struct
{
  char           *folder;
  GFile          *file;
  GFile          *recovery_folder;
  AwaleDiskQueue *disk;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("awale-broken-disk-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "game.ogn", NULL);
  fixture->recovery_folder = g_file_new_build_filename (fixture->folder, "recovery", NULL);
  fixture->disk = awale_disk_queue_new ();
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), "1. F f *\n", -1, NULL));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  awale_disk_queue_unref (fixture->disk);
  g_assert_no_errno (g_unlink (g_file_peek_path (fixture->file)));
  g_assert_no_errno (g_rmdir (g_file_peek_path (fixture->recovery_folder)));
  g_assert_no_errno (g_rmdir (fixture->folder));
  g_object_unref (fixture->file);
  g_object_unref (fixture->recovery_folder);
  g_free (fixture->folder);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

/* Creates a draft, opens the file in it, and plays a move. */
static AwaleDraft *
open_and_play (Fixture *fixture)
{
  AwaleDraft *draft = awale_draft_new (fixture->recovery_folder, fixture->disk);
  g_autoptr (GAsyncResult) result = NULL;
  AwaleGame *game;

  awale_draft_open_async (draft, fixture->file, NULL, NULL, done_cb, &result);
  wait_while (result == NULL);
  g_assert_true (awale_draft_open_finish (draft, result, NULL));
  game = awale_draft_get_game (draft);
  g_assert_cmpint (awale_game_play (game, 0), ==, AWALE_ILLEGAL_REASON_NONE);
  return draft;
}

static bool
save (Fixture    *fixture,
      AwaleDraft *draft,
      GError    **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  awale_draft_save_async (draft, fixture->file, false, NULL, done_cb, &result);
  wait_while (result == NULL);
  return awale_draft_save_finish (draft, result, error);
}

static unsigned
count_recovery_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = NULL;
  unsigned count = 0;

  awale_disk_queue_flush (fixture->disk);
  dir = g_dir_open (g_file_peek_path (fixture->recovery_folder), 0, NULL);
  while (dir != NULL && g_dir_read_name (dir) != NULL)
    count++;
  return count;
}

/* Saves while the folder cannot be synced; the work stays in its recovery file. */
static void
save_unsurely (Fixture    *fixture,
               AwaleDraft *draft)
{
  g_autoptr (GError) error = NULL;

  awale_draft_save_recovery (draft);
  g_assert_cmpuint (count_recovery_files (fixture), ==, 2);
  failing_disk_refuse ("sync-folder", EIO);
  g_assert_false (save (fixture, draft, &error));
  failing_disk_refuse ("sync-folder", 0);
  g_assert_cmpstr (error->message, ==, g_strerror (EIO));
  g_assert_true (awale_draft_is_modified (draft));
  g_assert_cmpuint (count_recovery_files (fixture), ==, 2);
}

/* Drops the reference, and waits until no thread holds another one. */
static void
drop (AwaleDraft *draft)
{
  g_object_add_weak_pointer (G_OBJECT (draft), (gpointer *) &draft);
  g_object_unref (draft);
  wait_while (draft != NULL);
}

/* If the disk cannot confirm a save, the work counts as unsaved and is kept; saving again
 * reports no conflict with another program. */
static void
test_unsure (Fixture       *fixture,
             gconstpointer  data)
{
  AwaleDraft *draft = open_and_play (fixture);

  save_unsurely (fixture, draft);
  g_assert_true (save (fixture, draft, NULL));
  g_assert_false (awale_draft_is_modified (draft));
  g_assert_cmpuint (count_recovery_files (fixture), ==, 0);
  drop (draft);
}

/* Saving again after a crash does not report a conflict with another program, either. */
static void
test_unsure_and_crashed (Fixture       *fixture,
                         gconstpointer  data)
{
  AwaleDraft *draft = open_and_play (fixture);
  g_autoptr (GPtrArray) left = NULL;

  save_unsurely (fixture, draft);
  awale_draft_save_recovery (draft);
  drop (draft);
  awale_disk_queue_flush (fixture->disk);
  left = awale_recovery_collect (fixture->recovery_folder, fixture->disk, NULL);
  g_assert_cmpuint (left->len, ==, 1);
  draft = awale_draft_new (fixture->recovery_folder, fixture->disk);
  g_assert_true (awale_draft_recover (draft, left->pdata[0]));
  g_assert_true (save (fixture, draft, NULL));
  g_ptr_array_set_size (left, 0);
  g_assert_cmpuint (count_recovery_files (fixture), ==, 0);
  drop (draft);
}

#define ADD(name, function) \
  g_test_add ("/document/draft-broken-disk/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("unsure", test_unsure);
  ADD ("unsure-and-crashed", test_unsure_and_crashed);

  return g_test_run ();
}
