/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "drafting.h"

#include "../wait.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void
count_cb (unsigned *count)
{
  ++*count;
}

/* After saving, the file has the displayed contents, and the recovery file is gone. */
static void
test_save (Drafting     *fixture,
           gconstpointer data)
{
  g_autofree char *contents = NULL;
  unsigned notified = 0;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_signal_connect_swapped (fixture->draft, "notify::modified", G_CALLBACK (count_cb), &notified);
  drafting_play (fixture->draft);
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_cmpuint (notified, ==, 1);
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 2);

  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_cmpuint (notified, ==, 2);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 0);
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "(1. A"));

  /* Save once more, which must not report the draft's own save as a change by another program. */
  drafting_play (fixture->draft);
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
}

/* A change made during a save does not count as saved. */
static void
test_change_while_saving (Drafting     *fixture,
                          gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_draft_save_async (fixture->draft, fixture->file, false, NULL, drafting_done_cb, &result);
  drafting_play (fixture->draft);
  wait_while (result == NULL);
  g_assert_true (awale_draft_save_finish (fixture->draft, result, NULL));
  g_assert_true (awale_draft_is_modified (fixture->draft));
  awale_draft_close (fixture->draft);
}

/* Saves, and calls @act while the save runs; the file gets the contents from before @act. */
static void
save_meanwhile (Drafting *fixture,
                void   (*act) (AwaleGame *game))
{
  g_autoptr (GAsyncResult) result = NULL;

  awale_draft_save_async (fixture->draft, fixture->file, false, NULL, drafting_done_cb, &result);
  act (awale_draft_get_game (fixture->draft));
  wait_while (result == NULL);
  g_assert_true (awale_draft_save_finish (fixture->draft, result, NULL));
}

/* An undo during a save leads back to the opened contents, which the file no longer has. */
static void
test_undo_while_saving (Drafting     *fixture,
                        gconstpointer data)
{
  g_autofree char *contents = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  save_meanwhile (fixture, awale_game_undo);
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_true (awale_draft_is_savable (fixture->draft));
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 2);

  awale_game_redo (awale_draft_get_game (fixture->draft));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  awale_game_undo (awale_draft_get_game (fixture->draft));
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_null (strstr (contents, "(1. A"));
}

static void
undo_and_redo (AwaleGame *game)
{
  awale_game_undo (game);
  awale_game_redo (game);
}

static void
type_more (AwaleGame *game)
{
  awale_game_set_comment (game, awale_game_get_cursor (game), "A slip.");
}

/* Changes that cancel each other out count as saved. A comment continued during a save does not,
 * although it is undone in the same step. */
static void
test_same_while_saving (Drafting     *fixture,
                        gconstpointer data)
{
  AwaleGame *game;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  save_meanwhile (fixture, undo_and_redo);
  g_assert_false (awale_draft_is_modified (fixture->draft));

  game = awale_draft_get_game (fixture->draft);
  awale_game_set_comment (game, awale_game_get_cursor (game), "A sl");
  save_meanwhile (fixture, type_more);
  g_assert_true (awale_draft_is_modified (fixture->draft));
  awale_game_undo (game);
  g_assert_false (awale_draft_is_modified (fixture->draft));
}

/* Writes the file as another program would, some time after the draft opened it. */
static void
write_later (GFile      *file,
             const char *contents)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (file), contents, -1, NULL));
  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, 2000000000,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

/* A file that another program has written is not overwritten without a question. */
static void
test_changed_on_disk (Drafting     *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  write_later (fixture->file, "1. A a 2. B b *\n");
  g_assert_false (drafting_save (fixture->draft, fixture->file, false, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "1. A a 2. B b *\n");
  g_assert_true (drafting_save (fixture->draft, fixture->file, true, NULL));
  g_assert_false (awale_draft_is_modified (fixture->draft));
}

/* Checks that GIO's function is not called in the main thread, where a mount that does not answer
 * would block it. */
GFileMonitor *
g_file_monitor_file (GFile              *file,
                     GFileMonitorFlags   flags,
                     GCancellable       *cancellable,
                     GError            **error)
{
  GFileMonitor *(*monitor) (GFile *, GFileMonitorFlags, GCancellable *, GError **);

  g_assert_false (g_main_context_is_owner (NULL));
  *(void **) &monitor = dlsym (RTLD_NEXT, "g_file_monitor_file");
  return monitor (file, flags, cancellable, error);
}

/* If a file is open in two windows or programs, the last one to save is told about the conflict,
 * and nothing is lost. */
static void
test_two_drafts (Drafting     *fixture,
                 gconstpointer data)
{
  g_autoptr (AwaleDraft) other = awale_draft_new (fixture->recovery_folder, fixture->disk);
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  unsigned told = 0, told_other = 0;

  g_signal_connect_swapped (fixture->draft, "file-changed", G_CALLBACK (count_cb), &told);
  g_signal_connect_swapped (other, "file-changed", G_CALLBACK (count_cb), &told_other);
  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  g_assert_true (drafting_open (other, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_game_set_tag (awale_draft_get_game (other), "Event", "Abidjan");
  awale_draft_save_recovery (fixture->draft);
  awale_draft_save_recovery (other);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 4);

  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  wait_while (told_other == 0);
  g_assert_false (drafting_save (other, fixture->file, false, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_true (awale_draft_is_modified (other));
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 2);
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "(1. A"));
  g_assert_null (strstr (contents, "Abidjan"));

  g_assert_cmpuint (told, ==, 0);
  g_assert_true (drafting_save (other, fixture->file, true, NULL));
  wait_while (told == 0);
  g_assert_false (drafting_save (fixture->draft, fixture->file, false, NULL));
}

static void
test_save_as (Drafting     *fixture,
              gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (fixture->folder, "other.ogn", NULL);
  g_autofree char *before = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  g_assert_true (drafting_save (fixture->draft, other, true, NULL));
  g_assert_true (g_file_equal (awale_draft_get_file (fixture->draft), other));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &before, NULL, NULL));
  g_assert_cmpstr (before, ==, DRAFTING_GAME);
}

static void
test_save_fails (Drafting     *fixture,
                 gconstpointer data)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/proc/awale/game.ogn");
  g_autoptr (GError) error = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  g_assert_false (drafting_save (fixture->draft, nowhere, true, &error));
  g_assert_nonnull (error);
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_true (g_file_equal (awale_draft_get_file (fixture->draft), fixture->file));
  awale_draft_close (fixture->draft);
}

/* A change made while a long document is being written is included in the file. */
static void
test_save_long (Drafting     *fixture,
                gconstpointer data)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *contents = NULL;

  for (int i = 0; i < 5000; i++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);

      awale_document_add_game (document, game);
    }
  awale_draft_adopt (fixture->draft, document, true);
  awale_draft_save_async (fixture->draft, fixture->file, true, NULL, drafting_done_cb, &result);
  drafting_play (fixture->draft);
  wait_while (result == NULL);
  g_assert_true (awale_draft_save_finish (fixture->draft, result, NULL));
  g_assert_false (awale_draft_is_modified (fixture->draft));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "1. A"));
}

/* A document that is opened while another one is being saved does not get the other's file. */
static void
test_open_while_saving (Drafting     *fixture,
                        gconstpointer data)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  awale_draft_save_async (fixture->draft, fixture->file, false, NULL, drafting_done_cb, &result);
  awale_document_add_game (document, game);
  awale_draft_adopt (fixture->draft, document, true);
  wait_while (result == NULL);
  g_assert_true (awale_draft_save_finish (fixture->draft, result, NULL));
  g_assert_null (awale_draft_get_file (fixture->draft));
  g_assert_true (awale_draft_is_modified (fixture->draft));
  awale_draft_close (fixture->draft);
}

/* A save to a disk that does not answer (here a pipe without a reader) can be cancelled. The work
 * is kept, and a late end of the write changes nothing. */
static void
test_give_up (Drafting     *fixture,
              gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (fixture->folder, "other.ogn", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  char byte;
  int pipe;

  g_assert_true (drafting_open (fixture->draft, fixture->file, NULL));
  drafting_play (fixture->draft);
  g_assert_no_errno (mkfifo (g_file_peek_path (other), 0600));
  awale_draft_save_async (fixture->draft, other, true, cancellable, drafting_done_cb, &result);
  g_cancellable_cancel (cancellable);
  wait_while (result == NULL);
  g_assert_false (awale_draft_save_finish (fixture->draft, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  awale_draft_save_recovery (fixture->draft);
  g_assert_cmpuint (drafting_count_recovery_files (fixture), ==, 2);

  pipe = open (g_file_peek_path (other), O_RDONLY | O_CLOEXEC);
  g_assert_no_errno (pipe);
  while (read (pipe, &byte, 1) == 1)
    continue;
  close (pipe);
  g_assert_no_errno (g_unlink (g_file_peek_path (other)));
  g_assert_true (awale_draft_is_modified (fixture->draft));
  g_assert_true (drafting_save (fixture->draft, fixture->file, false, NULL));
  g_assert_true (g_file_equal (awale_draft_get_file (fixture->draft), fixture->file));
  g_assert_false (awale_draft_is_modified (fixture->draft));
}

#define ADD(name, function) \
  g_test_add ("/document/draft-saving/" name, Drafting, NULL, drafting_set_up, function, \
              drafting_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("save", test_save);
  ADD ("change-while-saving", test_change_while_saving);
  ADD ("undo-while-saving", test_undo_while_saving);
  ADD ("same-while-saving", test_same_while_saving);
  ADD ("changed-on-disk", test_changed_on_disk);
  ADD ("two-drafts", test_two_drafts);
  ADD ("save-as", test_save_as);
  ADD ("save-long", test_save_long);
  ADD ("save-fails", test_save_fails);
  ADD ("open-while-saving", test_open_while_saving);
  ADD ("give-up", test_give_up);

  return g_test_run ();
}
