/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "drafting.h"

#include "../wait.h"

#include <glib/gstdio.h>

void
drafting_set_up (Drafting      *fixture,
                 gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("awale-draft-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "game.ogn", NULL);
  fixture->recovery_folder = g_file_new_build_filename (fixture->folder, "recovery", NULL);
  fixture->disk = awale_disk_queue_new ();
  fixture->draft = awale_draft_new (fixture->recovery_folder, fixture->disk);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), DRAFTING_GAME, -1, NULL));
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_folder (child);
      else
        g_assert_no_errno (g_unlink (child));
    }
  g_rmdir (path);
}

void
drafting_tear_down (Drafting      *fixture,
                    gconstpointer  data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->draft), (gpointer *) &fixture->draft);
  g_object_unref (fixture->draft);

  /* A thread may hold a reference for another moment. */
  wait_while (fixture->draft != NULL);
  awale_disk_queue_unref (fixture->disk);
  remove_folder (fixture->folder);
  g_object_unref (fixture->file);
  g_object_unref (fixture->recovery_folder);
  g_free (fixture->folder);
}

void
drafting_done_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

bool
drafting_open (AwaleDraft  *draft,
               GFile       *file,
               GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  awale_draft_open_async (draft, file, NULL, NULL, drafting_done_cb, &result);
  wait_while (result == NULL);

  return awale_draft_open_finish (draft, result, error);
}

bool
drafting_save (AwaleDraft  *draft,
               GFile       *file,
               bool         overwrite,
               GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  awale_draft_save_async (draft, file, overwrite, NULL, drafting_done_cb, &result);
  wait_while (result == NULL);

  return awale_draft_save_finish (draft, result, error);
}

void
drafting_play (AwaleDraft *draft)
{
  AwaleGame *game = awale_draft_get_game (draft);
  AwalePosition position = awale_node_get_position (awale_game_get_cursor (game));
  unsigned moves = awale_legal_moves (position, awale_game_get_rules (game));

  g_assert_cmpint (awale_game_play (game, g_bit_nth_lsf (moves, -1)), ==,
                   AWALE_ILLEGAL_REASON_NONE);
}

unsigned
drafting_count_recovery_files (Drafting *fixture)
{
  g_autoptr (GDir) dir = NULL;
  unsigned count = 0;

  awale_disk_queue_flush (fixture->disk);
  dir = g_dir_open (g_file_peek_path (fixture->recovery_folder), 0, NULL);
  while (dir != NULL && g_dir_read_name (dir) != NULL)
    count++;

  return count;
}
