/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-explorer-controller.h"
#include "cases.h"
#include "stage.h"
#include "widget-fixtures.h"
#include "widgets/library/awale-explorer-row.h"

#include "../../wait.h"

/* Four games; the third begins like the first one with the sides swapped. */
static const char games[] =
  "[Variant \"Awele Society\"]\n[South \"Ama\"]\n[Date \"2022.01.10\"]\n\n1. F f 2. B *\n\n"
  "[Variant \"Awele Society\"]\n[South \"Esi\"]\n\n1. F e *\n\n"
  "[Variant \"Awele Society\"]\n[South \"Yaw\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n"
  "1. ... f 2. F *\n\n"
  "[Variant \"Oware Abapa\"]\n[South \"Kofi\"]\n\n1. F d *\n";

typedef struct
{
  Stage                   *stage;
  AwaleNoticeBar          *notice;
  AwaleExplorerController *explorer_controller;
  AwaleDocument           *opened;
  unsigned                 n_wanted;
} Fixture;

static void
opened_cb (Fixture       *self,
           AwaleDocument *document,
           gint64         game)
{
  g_set_object (&self->opened, document);
}

static void
all_wanted_cb (Fixture  *self,
               gboolean  either_side)
{
  g_assert_true (either_side);
  self->n_wanted++;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  Stage *stage = stage_new ();

  self->stage = stage;
  self->notice = g_object_ref (stage->notice);
  self->explorer_controller =
      awale_controller_new (AWALE_TYPE_EXPLORER_CONTROLLER, stage->study);
  g_signal_connect_swapped (self->explorer_controller, "opened", G_CALLBACK (opened_cb), self);
  g_signal_connect_swapped (self->explorer_controller, "all-wanted", G_CALLBACK (all_wanted_cb),
                            self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_object_run_dispose (G_OBJECT (self->explorer_controller));
  g_clear_object (&self->explorer_controller);
  g_clear_object (&self->notice);
  g_clear_object (&self->opened);
  stage_free (self->stage);
}

static void
fill (Fixture *self)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("awale-XXXXXX.ogn", &stream, NULL);
  g_autoptr (AwaleLibraryTask) task = NULL;

  g_assert_true (g_file_replace_contents (file, games, strlen (games), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_list_store_append (files, file);
  awale_library_tasks_import (self->stage->services->tasks, G_LIST_MODEL (files), NULL);
  task = g_list_model_get_item (awale_library_tasks_get_list (self->stage->services->tasks), 0);
  wait_while (awale_library_tasks_is_importing (self->stage->services->tasks));
  g_file_delete (file, NULL, NULL);
  g_assert_cmpuint (awale_library_task_get_report (task)->count.n_added, ==, 4);
}

static GtkWidget *
find (Fixture *self,
      GType    type,
      int      nth)
{
  return fixtures_find (GTK_WIDGET (self->stage->view), type, nth);
}

static GtkWidget *
find_move (Fixture *self,
           int      nth)
{
  GtkWidget *moves = fixtures_find (find (self, AWALE_TYPE_EXPLORER, 0), GTK_TYPE_LIST_BOX, 0);

  return fixtures_find (moves, GTK_TYPE_LIST_BOX_ROW, nth);
}

/* Returns the letters of the listed moves, most frequent first, or NULL if no moves are shown.
 * (transfer full) */
static char *
dup_moves (Fixture *self)
{
  g_autoptr (GString) moves = g_string_new (NULL);
  GtkWidget *row;

  for (int i = 0; (row = find_move (self, i)) != NULL; i++)
    {
      GtkWidget *page = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);

      if (gtk_widget_get_mapped (row) && gtk_widget_get_opacity (page) > 0)
        g_string_append (moves, gtk_label_get_label (GTK_LABEL (
                                  fixtures_find (row, GTK_TYPE_LABEL, 0))));
    }
  return moves->len > 0 ? g_strdup (moves->str) : NULL;
}

/* Waits until moves are shown, and checks that they are @expected. */
static void
wait_for_moves (Fixture    *self,
                const char *expected)
{
  g_autofree char *moves = NULL;

  wait_while ((moves = dup_moves (self)) == NULL);
  g_assert_cmpstr (moves, ==, expected);
}

static void
test_follow (Fixture      *self,
             gconstpointer data)
{
  AwaleGame *game;

  fill (self);
  g_assert_false (stage_can (self->stage, "explore"));
  game = stage_show (self->stage, "F");
  g_assert_null (find_move (self, 0));
  stage_do (self->stage, "explore");
  wait_for_moves (self, "ef");
  awale_game_set_cursor (game, awale_game_get_root (game));
  wait_for_moves (self, "F");

  /* Superseded answers are not shown. */
  awale_game_set_cursor (game, awale_game_find_path (game, "F"));
  awale_game_set_cursor (game, awale_game_get_root (game));
  awale_game_set_cursor (game, awale_game_find_path (game, "F"));
  g_assert_null (dup_moves (self));
  wait_for_moves (self, "ef");

  g_object_set (self->explorer_controller, "either-side", TRUE, NULL);
  wait_for_moves (self, "fe");
  stage_do (self->stage, "explore-all");
  g_assert_cmpuint (self->n_wanted, ==, 1);
}

/* The explorer shows the pane and focuses the first move; moves are played on the board, and games
 * open at the position. */
static void
test_chosen (Fixture      *self,
             gconstpointer data)
{
  AwaleGame *game;
  GtkWidget *list;

  fill (self);
  game = stage_show (self->stage, "F");
  awale_split_view_set_show_pane (self->stage->study->split, false);
  fixtures_settle ();
  stage_do (self->stage, "explore");
  wait_for_moves (self, "ef");
  g_assert_true (gtk_window_get_focus (self->stage->window)
                 == find_move (self, 0));
  list = fixtures_find (find (self, AWALE_TYPE_EXPLORER, 0), GTK_TYPE_LIST_BOX, 1);
  gtk_widget_activate (fixtures_find (list, GTK_TYPE_LIST_BOX_ROW, 0));
  wait_while (self->opened == NULL);
  g_assert_cmpstr (awale_game_get_tag (awale_document_get_game (self->opened, 0), "South"), ==,
                   "Ama");
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (
                     awale_document_get_game (self->opened, 0))), ==, 1);

  gtk_widget_activate (find_move (self, 1));
  g_assert_true (awale_game_get_cursor (game) == awale_game_find_path (game, "Ff"));
  wait_for_moves (self, "B");
  g_assert_true (gtk_window_get_focus (self->stage->window)
                 == find_move (self, 0));
}

/* An explorer that was hidden while the cursor moved shows the new position when it returns. */
static void
test_library (Fixture      *self,
              gconstpointer data)
{
  AwaleStudyPane *pane = self->stage->study->pane;
  AwaleGame *game = stage_show (self->stage, "F");

  stage_do (self->stage, "explore");
  fill (self);
  wait_for_moves (self, "ef");
  awale_study_pane_show (pane, AWALE_STUDY_PAGE_MOVES);
  awale_game_set_cursor (game, awale_game_get_root (game));
  awale_study_pane_show (pane, AWALE_STUDY_PAGE_EXPLORER);
  wait_for_moves (self, "F");
}

#define ADD(name, test) \
  g_test_add ("/app/explorer-controller/" name, Fixture, NULL, set_up, test, tear_down)

CASES (stage_init)
{
  ADD ("follow", test_follow);
  ADD ("chosen", test_chosen);
  ADD ("library", test_library);
}
