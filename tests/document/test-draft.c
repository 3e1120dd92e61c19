/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "disk-gate.h"
#include "drafting.h"

#include "document/awale-document-file.h"
#include "notation/awale-ogn.h"

#include "../jumping-clock.h"
#include "../values.h"
#include "../wait.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

static unsigned
count_left_behind (Drafting *fixture)
{
  g_autoptr (GPtrArray) left =
    awale_recovery_collect (fixture->recovery_folder, fixture->disk, NULL);

  return left->len;
}

static void
test_empty (Drafting     *fixture,
            gconstpointer data)
{
  g_assert_null (awale_draft_get_game (fixture->draft));
  g_assert_null (awale_draft_get_file (fixture->draft));
  g_assert_null (awale_draft_dup_file_name (fixture->draft));
  g_assert_true (awale_draft_is_untouched (fixture->draft));
  g_assert_false (awale_draft_is_modified (fixture->draft));
}

static void
test_open (Drafting     *fixture,
           gconstpointer data)
{
  g_autofree char *name = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  name = awale_draft_dup_file_name (fixture->draft);
  g_assert_cmpstr (name, ==, "game.ogn");
  g_assert_cmpstr (awale_game_get_tag (awale_draft_get_game (fixture->draft), "South"), ==,
                   "Ama");
  g_assert_false (awale_draft_is_untouched (fixture->draft));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_false (awale_draft_is_partial (fixture->draft));
}

/* A file that cannot be opened changes nothing. */
static void
test_open_fails (Drafting     *fixture,
                 gconstpointer data)
{
  g_autoptr (GFile) gone = g_file_new_build_filename (fixture->folder, "gone.ogn", NULL);
  g_autoptr (GError) missing = NULL;
  g_autoptr (GError) no_game = NULL;
  AwaleGame *before;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  before = awale_draft_get_game (fixture->draft);
  g_assert_false (drafting_open (fixture->draft, gone, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  g_assert_true (g_file_set_contents (g_file_peek_path (gone), "", -1, NULL));
  g_assert_false (drafting_open (fixture->draft, gone, &no_game));
  g_assert_error (no_game, AWALE_DOCUMENT_FILE_ERROR,
                  AWALE_DOCUMENT_FILE_ERROR_NO_GAME);
  g_assert_nonnull (strstr (no_game->message, "gone.ogn"));
  g_assert_true (awale_draft_get_game (fixture->draft) == before);
  g_assert_true (g_file_equal (awale_draft_get_file (fixture->draft), fixture->file));
}

static void
test_partial (Drafting     *fixture,
              gconstpointer data)
{
  g_assert_true (
    g_file_set_contents (g_file_peek_path (fixture->file), "1. F f 2. F *\n", -1, NULL));
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_true (awale_draft_is_partial (fixture->draft));
  g_assert_true (drafting_save (fixture->draft, fixture->file, true, NULL));
  g_assert_false (awale_draft_is_partial (fixture->draft));
}

/* A document in another program's format is marked as converted. */
static void
test_converted (Drafting     *fixture,
                gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (fixture->folder, "other.ogn", NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file),
                                      "[White \"Ama\"]\n[Black \"Kofi\"]\n\n1. f1c2 *\n", -1,
                                      NULL));
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_true (awale_draft_is_converted (fixture->draft));
  g_assert_false (awale_draft_is_partial (fixture->draft));
  g_assert_true (drafting_save (fixture->draft, other, true, NULL));
  g_assert_false (awale_draft_is_converted (fixture->draft));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "f1c2"));
  g_file_delete (other, NULL, NULL);
}

/* The variant that the user chooses for a file is an unsaved change, and is not asked for again
 * once it has been saved. */
static void
test_answered (Drafting     *fixture,
               gconstpointer data)
{
  const AwaleReadOptions options = { .variant = awale_preset_find ("society") };
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file),
                                      "[Variant \"Kalah\"]\n\n1. F f *\n", -1, NULL));
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_cmpstr (
    awale_document_get_unknown_variant (awale_draft_get_document (fixture->draft)), ==, "Kalah");
  g_assert_false (awale_draft_is_modified (fixture->draft));
  awale_draft_open_async (fixture->draft, fixture->file, &options, NULL, drafting_done_cb, &result);
  wait_while (result == NULL);
  g_assert_true (awale_draft_open_finish (fixture->draft, result, NULL));
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_null (awale_document_get_unknown_variant (awale_draft_get_document (fixture->draft)));
  g_assert_true (awale_ruleset_equal (
    awale_game_get_rules (awale_draft_get_game (fixture->draft)), &options.variant->rules));
}

static void
count_cb (unsigned *count)
{
  ++*count;
}

/* Undoing everything leaves nothing to save or recover. */
static void
test_undo (Drafting     *fixture,
           gconstpointer data)
{
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 2);
  awale_game_undo (awale_draft_get_game (fixture->draft));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

/* Neither moving the cursor nor the values of an analysis modify a document. */
static void
test_looking (Drafting     *fixture,
              gconstpointer data)
{
  const AwaleMoveValues values = best_move_of (5, 150, 12);
  AwaleGame *game;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  game = awale_draft_get_game (fixture->draft);
  awale_game_set_cursor (game, awale_game_get_line_end (game, awale_game_get_root (game)));
  awale_game_cache_move_values (game, awale_game_get_cursor (game), &values);
  g_assert_false (awale_draft_is_modified (fixture->draft));
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

/* Values found by an analysis do not modify a document, but can be saved; values found during a
 * save are saved with the next one. */
static void
test_findings (Drafting     *fixture,
               gconstpointer data)
{
  const AwaleMoveValues values = best_move_of (5, 150, 12);
  const AwaleMoveValues deeper = best_move_of (5, 200, 14);
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *contents = NULL;
  AwaleGame *game;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  game = awale_draft_get_game (fixture->draft);
  g_assert_false (awale_draft_is_savable (fixture->draft));
  awale_game_cache_move_values (game, awale_game_get_cursor (game), &values);
  g_assert_true (awale_draft_is_savable (fixture->draft));
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_false (awale_draft_is_savable (fixture->draft));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "[%eval 1.5,12]"));

  drafting_play (fixture->draft);
  awale_draft_save_async (fixture->draft, fixture->file, false, NULL, drafting_done_cb, &result);
  awale_game_cache_move_values (game, awale_game_get_root (game), &deeper);
  wait_while (result == NULL);
  g_assert_true (awale_draft_save_finish (fixture->draft, result, NULL));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_true (awale_draft_is_savable (fixture->draft));
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_false (awale_draft_is_savable (fixture->draft));
}

/* Work left by a crash is recovered at its position, and saved to its file. */
static void
test_recover (Drafting     *fixture,
              gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;
  g_autofree char *place = NULL;
  g_autofree char *contents = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_game_set_comment (awale_draft_get_game (fixture->draft),
                          awale_game_get_cursor (awale_draft_get_game (fixture->draft)),
                          "kept");
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (count_left_behind (fixture), ==, 0);

  /* Drop the object without closing it, which simulates a crash. */
  g_object_unref (fixture->draft);
  fixture->draft = awale_draft_new (fixture->recovery_folder, fixture->disk);
  left = awale_recovery_collect (fixture->recovery_folder, fixture->disk, NULL);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_true (awale_draft_recover (fixture->draft, left->pdata[0]));
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_true (g_file_equal (awale_draft_get_file (fixture->draft), fixture->file));
  place = awale_node_dup_path (awale_game_get_cursor (awale_draft_get_game (fixture->draft)));
  g_assert_cmpstr (place, ==, "A");

  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "{kept}"));
  g_ptr_array_set_size (left, 0);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

static void
test_close_discards (Drafting     *fixture,
                     gconstpointer data)
{
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_draft_save_recovery (fixture->draft);
  awale_draft_close (fixture->draft);
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

static void
test_adopt (Drafting     *fixture,
           gconstpointer data)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);

  awale_document_add_game (document, game);
  awale_draft_adopt (fixture->draft, document, false);
  g_assert_true (awale_draft_is_untouched (fixture->draft));
  drafting_play (fixture->draft);
  g_assert_false (awale_draft_is_untouched (fixture->draft));
  g_assert_true (awale_draft_is_modified (fixture->draft));

  /* Pasted work is unsaved from the start. */
  awale_game_forget_history (game);
  awale_draft_adopt (fixture->draft, document, true);
  g_assert_true (awale_draft_is_modified (fixture->draft));
  awale_draft_close (fixture->draft);
}

/* A document counts as modified if any of its games was changed, and all its games are saved,
 * including added ones. */
static void
test_games (Drafting     *fixture,
            gconstpointer data)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autofree char *contents = NULL;
  unsigned notified = 0;

  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file),
                                      DRAFTING_GAME "\n" DRAFTING_GAME, -1, NULL));
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_signal_connect_swapped (fixture->draft, "notify::game", G_CALLBACK (count_cb), &notified);
  awale_draft_set_index (fixture->draft, 1);
  awale_draft_set_index (fixture->draft, 1);
  g_assert_cmpuint (notified, ==, 1);
  drafting_play (fixture->draft);
  awale_draft_set_index (fixture->draft, 0);
  g_assert_true (awale_draft_is_modified (fixture->draft));

  g_ptr_array_add (games, game);
  awale_draft_insert_games (fixture->draft, games, 2);
  g_assert_cmpuint (awale_draft_get_index (fixture->draft), ==, 2);
  awale_draft_remove_games (fixture->draft, 1);
  g_assert_cmpuint (awale_draft_get_index (fixture->draft), ==, 1);
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "(1. A"));
}

/* Opening a file that does not answer can be cancelled, after which another file can be opened. */
static void
test_open_cancelled (Drafting     *fixture,
                     gconstpointer data)
{
  g_autoptr (GFile) mute = g_file_new_build_filename (fixture->folder, "mute.ogn", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  int fd;

  /* A FIFO to which nothing is written blocks its reader. */
  g_assert_no_errno (mkfifo (g_file_peek_path (mute), 0600));
  fd = g_open (g_file_peek_path (mute), O_RDWR, 0);
  g_assert_cmpint (fd, >=, 0);
  awale_draft_open_async (fixture->draft, mute, NULL, cancellable, drafting_done_cb, &result);
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_null (result);
  g_cancellable_cancel (cancellable);
  wait_while (result == NULL);
  g_assert_false (awale_draft_open_finish (fixture->draft, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (g_file_equal (awale_draft_get_file (fixture->draft), fixture->file));

  g_close (fd, NULL);
}

/* Work is kept for recovery automatically after a change. */
static void
test_recovery_by_itself (Drafting     *fixture,
                         gconstpointer data)
{
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  let_time_pass ();
  wait_while (drafting_count_recovery_files (fixture) == 0);
  awale_draft_close (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

/* Recovery does not depend on the time of day. */
static void
test_jumping_clock (Drafting     *fixture,
                    gconstpointer data)
{
  jumping_clock_set (true);
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  wait_while (drafting_count_recovery_files (fixture) == 0);
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  drafting_play (fixture->draft);
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  jumping_clock_set (false);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

/* Neither editing, undoing and closing nor saving to another disk waits for a disk that does not
 * answer. The recovery file is removed when the disk answers again. */
static void
test_slow_disk (Drafting     *fixture,
                gconstpointer data)
{
  DiskGate *gate;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 2);

  gate = disk_gate_close (fixture->disk);
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  drafting_play (fixture->draft);
  awale_game_undo (awale_draft_get_game (fixture->draft));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  drafting_play (fixture->draft);
  awale_draft_close (fixture->draft);
  disk_gate_open (gate);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
}

#define ADD(name, function) \
  g_test_add ("/document/draft/" name, Drafting, NULL, drafting_set_up, function, \
              drafting_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("empty", test_empty);
  ADD ("open", test_open);
  ADD ("open-fails", test_open_fails);
  ADD ("partial", test_partial);
  ADD ("converted", test_converted);
  ADD ("answered", test_answered);
  ADD ("undo", test_undo);
  ADD ("looking", test_looking);
  ADD ("findings", test_findings);
  ADD ("recover", test_recover);
  ADD ("close-discards", test_close_discards);
  ADD ("adopt", test_adopt);
  ADD ("games", test_games);
  ADD ("open-cancelled", test_open_cancelled);
  ADD ("recovery-by-itself", test_recovery_by_itself);
  ADD ("jumping-clock", test_jumping_clock);
  ADD ("slow-disk", test_slow_disk);

  return g_test_run ();
}
