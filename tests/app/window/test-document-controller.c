/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-play-controller.h"
#include "app/window/awale-document-controller.h"
#include "notation/awale-ogn.h"
#include "cases.h"
#include "stage.h"

#include "../../values.h"
#include "../../wait.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

typedef struct
{
  Stage                   *stage;
  AwaleNoticeBar          *notice;
  AwalePlayController     *play_controller;
  AwaleDocumentController *document_controller;
  char                    *folder;
  GFile                   *file;
  unsigned                 n_saved;
  unsigned                 n_changed;
  unsigned                 n_closings;
} Fixture;

static void
count_cb (unsigned *count)
{
  ++*count;
}

/* Counts the requests to close the window, and keeps it open. */
static gboolean
close_request_cb (Fixture *self)
{
  self->n_closings++;
  return GDK_EVENT_STOP;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autofree char *path = NULL;
  Stage *stage = stage_new ();

  self->stage = stage;
  self->folder = g_dir_make_tmp ("awale-document-controller-XXXXXX", NULL);
  path = g_build_filename (self->folder, "game.ogn", NULL);
  g_assert_true (g_file_set_contents (path, "[South \"Ama\"]\n\n1. F f *\n", -1, NULL));
  self->file = g_file_new_for_path (path);
  self->notice = g_object_ref (stage->notice);
  self->play_controller = awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);
  self->document_controller = awale_controller_new (AWALE_TYPE_DOCUMENT_CONTROLLER, stage->study);
  g_signal_connect_swapped (stage->window, "close-request", G_CALLBACK (close_request_cb), self);
  g_signal_connect_swapped (self->document_controller, "saved", G_CALLBACK (count_cb),
                            &self->n_saved);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  if (self->document_controller != NULL)
    g_object_run_dispose (G_OBJECT (self->document_controller));
  g_clear_object (&self->document_controller);
  g_clear_object (&self->play_controller);
  g_clear_object (&self->notice);
  stage_free (self->stage);
  g_file_delete (self->file, NULL, NULL);
  g_clear_object (&self->file);
  g_rmdir (self->folder);
  g_free (self->folder);
}

static void
open_file (Fixture *self)
{
  awale_document_controller_open (self->document_controller, self->file);
  wait_while (awale_document_controller_get_opening (self->document_controller) != NULL);
}

static char *
read_file (Fixture *self)
{
  char *text = NULL;

  g_assert_true (g_file_load_contents (self->file, NULL, &text, NULL, NULL, NULL));
  return text;
}

static void
test_open (Fixture      *self,
           gconstpointer data)
{
  g_assert_false (stage_can (self->stage, "save"));
  g_assert_false (stage_can (self->stage, "reload"));
  awale_document_controller_open (self->document_controller, self->file);
  g_assert_true (awale_document_controller_get_opening (self->document_controller) == self->file);
  wait_while (awale_document_controller_get_opening (self->document_controller) != NULL);
  g_assert_true (stage_can (self->stage, "reload"));
  g_assert_true (stage_can (self->stage, "save-as"));
  /* There are no unsaved changes. */
  g_assert_false (stage_can (self->stage, "save"));
}

/* A file that cannot be opened is reported, and the document stays. */
static void
test_missing (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/game.ogn");
  AwaleGame *game;

  open_file (self);
  game = awale_draft_get_game (self->stage->draft);
  awale_document_controller_open (self->document_controller, missing);
  wait_while (awale_document_controller_get_opening (self->document_controller) != NULL);
  g_assert_nonnull (awale_notice_bar_get_title (self->notice));
  g_assert_true (awale_draft_get_game (self->stage->draft) == game);
}

/* A missing file of the last run is ignored, and a blocking disk is not waited for. */
static void
test_reopen_missing (Fixture      *self,
                     gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "mute.ogn", NULL);
  AwaleWindowState state = { .uri = (char *) "file:///nonexistent/game.ogn" };
  g_autofree char *mute = g_filename_to_uri (path, NULL, NULL);
  int fd;

  awale_document_controller_reopen (self->document_controller, &state);
  g_assert_nonnull (awale_document_controller_get_opening (self->document_controller));
  wait_while (awale_document_controller_get_opening (self->document_controller) != NULL);
  g_assert_null (awale_notice_bar_get_title (self->notice));
  g_assert_null (awale_draft_get_game (self->stage->draft));

  /* A FIFO that is open for writing but never written blocks its reader until it is closed. */
  g_assert_no_errno (mkfifo (path, 0600));
  fd = g_open (path, O_RDWR, 0);
  g_assert_cmpint (fd, >=, 0);
  state.uri = mute;
  awale_document_controller_reopen (self->document_controller, &state);
  open_file (self);

  g_close (fd, NULL);
  g_unlink (path);
}

/* A notice about something else stays when a file is opened and saved. */
static void
test_other_notice (Fixture      *self,
                   gconstpointer data)
{
  awale_notice_bar_show (self->notice, AWALE_NOTICE_INFO, "12 games", NULL, NULL, NULL);
  open_file (self);
  g_assert_cmpstr (awale_notice_bar_get_title (self->notice), ==, "12 games");
  awale_game_set_tag (awale_draft_get_game (self->stage->draft), "North", "Koffi");
  stage_do (self->stage, "save");
  wait_while (self->n_saved == 0);
  g_assert_cmpstr (awale_notice_bar_get_title (self->notice), ==, "12 games");
  open_file (self);
  g_assert_cmpstr (awale_notice_bar_get_title (self->notice), ==, "12 games");
}

/* The notice about problems in a file is still visible when the file has been opened. */
static void
test_diagnostics (Fixture      *self,
                  gconstpointer data)
{
  g_autofree char *path = g_file_get_path (self->file);

  g_assert_true (g_file_set_contents (path, "[South \"Ama\"]\n\n1. F nonsense *\n", -1, NULL));
  open_file (self);
  g_assert_nonnull (awale_notice_bar_get_title (self->notice));
}

static void
test_save (Fixture      *self,
           gconstpointer data)
{
  g_autofree char *text = NULL;
  AwaleGame *game;

  open_file (self);
  game = awale_draft_get_game (self->stage->draft);
  awale_game_set_tag (game, "North", "Koffi");
  g_assert_true (stage_can (self->stage, "save"));
  stage_do (self->stage, "save");
  wait_while (self->n_saved == 0);
  g_assert_false (awale_draft_is_modified (self->stage->draft));
  g_assert_false (stage_can (self->stage, "save"));
  text = read_file (self);
  g_assert_nonnull (strstr (text, "Koffi"));
  g_assert_cmpstr (awale_toast_overlay_get_text (self->stage->toasts), !=, NULL);
}

static void
result_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_set_object ((GAsyncResult **) data, result);
}

/* Imports the file, and opens its game from the library. */
static void
open_listed (Fixture *self)
{
  AwaleLibraryClient *library = self->stage->services->library;
  const gint64 id = 1;
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (GAsyncResult) loaded = NULL;

  g_list_store_append (files, self->file);
  awale_library_tasks_import (self->stage->services->tasks, G_LIST_MODEL (files), G_OBJECT (files));
  wait_while (awale_library_tasks_is_importing (self->stage->services->tasks));
  awale_library_client_run_async (library, &awale_library_load_job, g_memdup2 (&id, sizeof id),
                                  NULL, result_cb, &loaded);
  wait_while (loaded == NULL);
  document = awale_library_client_run_finish (library, loaded, NULL);
  awale_draft_adopt (self->stage->draft, document, false);
  awale_draft_set_library_game (self->stage->draft, id);
}

/* Returns the North player of the game as stored in the library. */
static char *
read_listed (Fixture *self)
{
  AwaleLibraryClient *library = self->stage->services->library;
  const gint64 id = 1;
  g_autoptr (GAsyncResult) loaded = NULL;
  g_autoptr (AwaleDocument) document = NULL;

  awale_library_client_run_async (library, &awale_library_load_job, g_memdup2 (&id, sizeof id),
                                  NULL, result_cb, &loaded);
  wait_while (loaded == NULL);
  document = awale_library_client_run_finish (library, loaded, NULL);
  return g_strdup (awale_game_get_tag (awale_document_get_game (document, 0), "North"));
}

/* A game of the library is saved there, not in the file it was imported from. */
static void
test_save_listed (Fixture      *self,
                  gconstpointer data)
{
  g_autofree char *before = read_file (self);
  g_autofree char *after = NULL;
  g_autofree char *north = NULL;

  open_listed (self);
  g_assert_false (stage_can (self->stage, "save"));
  awale_game_set_tag (awale_draft_get_game (self->stage->draft), "North", "Koffi");
  stage_do (self->stage, "save");
  wait_while (self->n_saved == 0);
  g_assert_false (awale_draft_is_modified (self->stage->draft));
  g_assert_false (stage_can (self->stage, "save"));
  north = read_listed (self);
  g_assert_cmpstr (north, ==, "Koffi");
  after = read_file (self);
  g_assert_cmpstr (after, ==, before);
}

/* Returns true if the library has the values of the moves at the start of its game. */
static bool
has_listed_value (Fixture *self)
{
  AwaleLibraryClient *library = self->stage->services->library;
  const gint64 id = 1;
  g_autoptr (GAsyncResult) loaded = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  AwaleNode *root;

  awale_library_client_run_async (library, &awale_library_load_job, g_memdup2 (&id, sizeof id),
                                  NULL, result_cb, &loaded);
  wait_while (loaded == NULL);
  document = awale_library_client_run_finish (library, loaded, NULL);
  root = awale_game_get_root (awale_document_get_game (document, 0));
  return awale_node_get_move_values (root) != NULL;
}

/* Values found in a game of the library are saved without a question when the window closes. */
static void
test_close_listed (Fixture      *self,
                   gconstpointer data)
{
  const AwaleMoveValues values = best_move_of (5, 150, 12);
  AwaleGame *game;

  open_listed (self);
  game = awale_draft_get_game (self->stage->draft);
  awale_game_cache_move_values (game, awale_game_get_root (game), &values);
  g_assert_false (has_listed_value (self));
  g_assert_false (awale_document_controller_may_close (self->document_controller));
  wait_while (self->n_closings == 0);
  g_assert_true (has_listed_value (self));
  g_assert_true (awale_document_controller_may_close (self->document_controller));
}

/* A second game in the document, or another one in place of the first, makes the document
 * independent of the library. */
static void
test_not_listed (Fixture      *self,
                 gconstpointer data)
{
  AwaleDraft *draft = self->stage->draft;
  g_autoptr (AwaleGame) game = NULL;

  open_listed (self);
  g_assert_cmpint (awale_draft_get_library_game (draft), ==, 1);
  game = awale_game_new (awale_game_get_rules (awale_draft_get_game (draft)));
  stage_add_game (self->stage, game);
  g_assert_cmpint (awale_draft_get_library_game (draft), ==, 0);
  awale_draft_set_index (draft, 0);
  awale_draft_remove_games (draft, 1);
  g_assert_cmpint (awale_draft_get_library_game (draft), ==, 0);
}

static void
add_to_library (Fixture *self)
{
  awale_toast_overlay_withdraw (self->stage->toasts, "win.undo-adding");
  stage_do (self->stage, "add-to-library");
  wait_while (g_strcmp0 (awale_toast_overlay_get_text (self->stage->toasts),
                         "Added to the library") != 0);
}

/* Two games without a file are saved once both are in the library. */
static void
test_add_both (Fixture      *self,
               gconstpointer data)
{
  static const char text[] = "[South \"Ama\"]\n\n1. F f *\n\n[South \"Efua\"]\n\n1. A a *\n";
  AwaleDraft *draft = self->stage->draft;
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  awale_draft_adopt (draft, document, true);
  add_to_library (self);
  g_assert_true (awale_draft_is_modified (draft));
  awale_draft_set_index (draft, 1);
  add_to_library (self);
  g_assert_false (awale_draft_is_modified (draft));
  stage_do (self->stage, "undo-adding");
  g_assert_true (awale_draft_is_modified (draft));
}

/* A game is added by a second attempt if the library has gone meanwhile, and the notice goes. */
static void
test_add_again (Fixture      *self,
                gconstpointer data)
{
  const char *title = "The game was not added to the library.";
  g_autofree char *library = awale_library_dup_default_path ();

  stage_show (self->stage, "Ff");
  add_to_library (self);
  g_assert_no_errno (g_unlink (library));
  stage_show (self->stage, "Aa");
  stage_do (self->stage, "add-to-library");
  wait_while (g_strcmp0 (awale_notice_bar_get_title (self->notice), title) != 0);
  add_to_library (self);
  g_assert_null (awale_notice_bar_get_title (self->notice));
}

/* The notice about a file that another program has changed stays until the file is overwritten. */
static void
test_changed (Fixture      *self,
              gconstpointer data)
{
  const char *title = "Another program has changed this file.";

  open_file (self);
  g_assert_true (g_file_replace_contents (self->file, "1. A *\n", 7, NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  wait_while (g_strcmp0 (awale_notice_bar_get_title (self->notice), title) != 0);
  awale_game_set_tag (awale_draft_get_game (self->stage->draft), "North", "Koffi");
  stage_do (self->stage, "save");
  stage_answer ("cancel");
  g_assert_cmpstr (awale_notice_bar_get_title (self->notice), ==, title);
  stage_do (self->stage, "save");
  stage_answer ("discard");
  wait_while (self->n_saved == 0);
  g_assert_null (awale_notice_bar_get_title (self->notice));
}

/* Deletes the folder that blocks saving, after the first attempt has failed. */
static void
clear_way_cb (Fixture *self)
{
  if (++self->n_changed == 2)
    g_assert_true (g_file_delete (self->file, NULL, NULL));
}

/* A save requested during another save runs if the first one fails. */
static void
test_save_after_failure (Fixture      *self,
                         gconstpointer data)
{
  g_autofree char *text = NULL;

  open_file (self);
  awale_game_set_tag (awale_draft_get_game (self->stage->draft), "North", "Koffi");
  g_assert_true (g_file_delete (self->file, NULL, NULL));
  g_assert_true (g_file_make_directory (self->file, NULL, NULL));
  g_signal_connect_swapped (self->document_controller, "changed", G_CALLBACK (clear_way_cb), self);
  stage_do (self->stage, "save");
  stage_do (self->stage, "save");
  wait_while (self->n_saved == 0);
  g_assert_null (awale_notice_bar_get_title (self->notice));
  text = read_file (self);
  g_assert_nonnull (strstr (text, "Koffi"));
}

/* Values alone are not worth a question, but the window waits while they are being written. */
static void
test_close_while_saving (Fixture      *self,
                         gconstpointer data)
{
  const AwaleMoveValues values = best_move_of (5, 150, 12);
  AwaleGame *game;

  open_file (self);
  g_assert_true (awale_document_controller_may_close (self->document_controller));
  game = awale_draft_get_game (self->stage->draft);
  awale_game_cache_move_values (game, awale_game_get_cursor (game), &values);
  g_assert_true (awale_document_controller_may_close (self->document_controller));
  stage_do (self->stage, "save");
  g_assert_false (awale_document_controller_may_close (self->document_controller));
  wait_while (self->n_closings == 0);
  g_assert_cmpuint (self->n_saved, ==, 1);
  g_assert_true (awale_document_controller_may_close (self->document_controller));
}

static void
set_gone (gpointer data)
{
  *(bool *) data = true;
}

/* Closes the study, and waits until pending operations have ended. */
static void
give_up_saving (Fixture *self)
{
  g_autoptr (AwaleDraft) draft = g_object_ref (self->stage->draft);
  bool gone = false;

  g_object_set_data_full (G_OBJECT (self->document_controller), "gone", &gone, set_gone);
  stage_close_study (self->stage);
  g_object_run_dispose (G_OBJECT (self->document_controller));
  g_clear_object (&self->document_controller);
  wait_while (!gone);
  awale_draft_close (draft);
}

/* A save finishes even after the window has closed. */
static void
test_gone_while_saving (Fixture      *self,
                        gconstpointer data)
{
  g_autofree char *text = NULL;

  open_file (self);
  awale_game_set_tag (awale_draft_get_game (self->stage->draft), "North", "Koffi");
  stage_do (self->stage, "save");
  give_up_saving (self);
  g_assert_cmpuint (self->n_saved, ==, 0);
  text = read_file (self);
  g_assert_nonnull (strstr (text, "Koffi"));
}

/* A slow read is indicated and can be cancelled; the open document then stays. */
static void
test_stop_opening (Fixture      *self,
                   gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "mute.ogn", NULL);
  g_autoptr (GFile) mute = g_file_new_for_path (path);
  AwaleGame *game;
  int fd;

  open_file (self);
  game = awale_draft_get_game (self->stage->draft);
  g_assert_false (stage_can (self->stage, "stop-opening"));
  g_assert_no_errno (mkfifo (path, 0600));
  fd = g_open (path, O_RDWR, 0);
  g_assert_cmpint (fd, >=, 0);
  awale_document_controller_open (self->document_controller, mute);
  g_assert_null (awale_notice_bar_get_title (self->notice));
  wait_while (awale_notice_bar_get_title (self->notice) == NULL);
  g_assert_true (g_str_has_prefix (awale_notice_bar_get_title (self->notice), "Opening “"));
  stage_do (self->stage, "stop-opening");
  wait_while (awale_document_controller_get_opening (self->document_controller) != NULL);
  g_assert_null (awale_notice_bar_get_title (self->notice));
  g_assert_true (awale_draft_get_game (self->stage->draft) == game);

  g_close (fd, NULL);
  g_unlink (path);
}

/* Stopping a save that hangs drops a waiting save to the same file, which would hang, too. */
static void
test_stop_saving (Fixture      *self,
                  gconstpointer data)
{
  AwaleGame *game;
  int fd;

  open_file (self);
  game = awale_draft_get_game (self->stage->draft);
  awale_game_set_tag (game, "North", "Koffi");
  g_unlink (g_file_peek_path (self->file));
  g_assert_no_errno (mkfifo (g_file_peek_path (self->file), 0600));
  fd = g_open (g_file_peek_path (self->file), O_RDWR, 0);
  g_assert_cmpint (fd, >=, 0);
  stage_do (self->stage, "save");
  wait_while (!stage_can (self->stage, "stop-saving"));
  awale_game_set_tag (game, "North", "Kofi");
  stage_do (self->stage, "save");
  stage_do (self->stage, "stop-saving");
  wait_while (stage_can (self->stage, "stop-saving"));
  g_assert_cmpuint (self->n_saved, ==, 0);
  g_assert_true (awale_draft_is_modified (self->stage->draft));
  g_close (fd, NULL);
}

static void
test_gone_while_opening (Fixture      *self,
                         gconstpointer data)
{
  awale_document_controller_open (self->document_controller, self->file);
  give_up_saving (self);
}

static void
test_place (Fixture      *self,
            gconstpointer data)
{
  AwaleGame *game;

  open_file (self);
  game = awale_draft_get_game (self->stage->draft);
  awale_game_set_cursor (game, awale_node_get_first_child (awale_game_get_root (game)));
  awale_study_view_set_flipped (self->stage->view, true);
  awale_study_store_place (self->stage->study);
  awale_study_view_set_flipped (self->stage->view, false);

  open_file (self);
  g_assert_true (awale_draft_get_game (self->stage->draft) != game);
  game = awale_draft_get_game (self->stage->draft);
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (game)), ==, 1);
  g_assert_true (awale_study_view_get_flipped (self->stage->view));
}

#define ADD(name, test) \
  g_test_add ("/app/document-controller/" name, Fixture, NULL, set_up, test, tear_down)

CASES (stage_init)
{
  ADD ("open", test_open);
  ADD ("missing", test_missing);
  ADD ("reopen-missing", test_reopen_missing);
  ADD ("diagnostics", test_diagnostics);
  ADD ("other-notice", test_other_notice);
  ADD ("save", test_save);
  ADD ("save-listed", test_save_listed);
  ADD ("close-listed", test_close_listed);
  ADD ("not-listed", test_not_listed);
  ADD ("add-both", test_add_both);
  ADD ("add-again", test_add_again);
  ADD ("stop-saving", test_stop_saving);
  ADD ("changed", test_changed);
  ADD ("save-after-failure", test_save_after_failure);
  ADD ("close-while-saving", test_close_while_saving);
  ADD ("gone-while-saving", test_gone_while_saving);
  ADD ("stop-opening", test_stop_opening);
  ADD ("gone-while-opening", test_gone_while_opening);
  ADD ("place", test_place);
}
