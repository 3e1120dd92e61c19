/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-file-games-controller.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

#include <glib/gstdio.h>

static Stage *
create_stage (void)
{
  Stage *stage = stage_new ();

  awale_file_games_controller_add (stage->study);
  g_assert_false (stage_can (stage, "stop-adding"));
  return stage;
}

/* Shows a document with one game per letter of @names, which is the name of South, and selects its
 * first game. */
static void
show_games (Stage      *stage,
            const char *names)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);

  for (; *names != '\0'; names++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
      const char name[] = { *names, '\0' };

      awale_game_set_tag (game, "South", name);
      awale_game_forget_history (game);
      awale_document_add_game (document, game);
    }
  awale_draft_adopt (stage->draft, document, false);
}

static void
assert_games (Stage      *stage,
              const char *expected)
{
  AwaleDocument *document = awale_draft_get_document (stage->draft);
  g_autoptr (GString) names = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_string_append (names, awale_game_get_tag (awale_document_get_game (document, i), "South"));
  g_assert_cmpstr (names->str, ==, expected);
}

static void
assert_in_view (Stage      *stage,
                const char *expected)
{
  g_assert_cmpstr (awale_game_get_tag (awale_draft_get_game (stage->draft), "South"), ==,
                   expected);
}

static void
test_next (void)
{
  g_autoptr (Stage) stage = create_stage ();

  show_games (stage, "a");
  g_assert_false (stage_can (stage, "next-game"));
  g_assert_false (stage_can (stage, "previous-game"));
  show_games (stage, "ab");
  stage_do (stage, "next-game");
  assert_in_view (stage, "b");
  g_assert_false (stage_can (stage, "next-game"));
  stage_do (stage, "previous-game");
  assert_in_view (stage, "a");
  g_assert_false (stage_can (stage, "previous-game"));
}

/* A new game is the last one, and has the same player as South. */
static void
test_add (void)
{
  g_autoptr (Stage) stage = create_stage ();

  g_assert_false (stage_can (stage, "add-game"));
  show_games (stage, "ab");
  stage_do (stage, "add-game");
  assert_games (stage, "aba");
  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 2);
}

/* The only game of a document cannot be removed. */
static void
test_remove (void)
{
  g_autoptr (Stage) stage = create_stage ();

  show_games (stage, "ab");
  stage_do (stage, "remove-game");
  assert_games (stage, "b");
  g_assert_false (stage_can (stage, "remove-game"));
}

/* Removed games return to their places, and undo can be redone. */
static void
test_undo (void)
{
  g_autoptr (Stage) stage = create_stage ();
  AwaleDocumentHistory *history = stage->study->history;

  show_games (stage, "abcd");
  awale_draft_set_index (stage->draft, 1);
  stage_do (stage, "remove-game");
  g_assert_nonnull (awale_toast_overlay_get_text (stage->toasts));
  stage_do (stage, "remove-game");
  assert_games (stage, "ad");
  awale_document_history_undo (history);
  assert_games (stage, "acd");
  assert_in_view (stage, "c");
  awale_document_history_undo (history);
  assert_games (stage, "abcd");
  assert_in_view (stage, "b");
  g_assert_false (awale_document_history_can_undo (history));
  awale_document_history_redo (history);
  assert_games (stage, "acd");
}

static void
test_move (void)
{
  g_autoptr (Stage) stage = create_stage ();

  show_games (stage, "abc");
  g_assert_false (stage_can (stage, "move-game-up"));
  stage_do (stage, "move-game-down");
  assert_games (stage, "bac");
  assert_in_view (stage, "a");
  stage_do (stage, "move-game-down");
  g_assert_false (stage_can (stage, "move-game-down"));
  stage_do (stage, "move-game-up");
  assert_games (stage, "bac");
}

static void
test_duplicate (void)
{
  g_autoptr (Stage) stage = create_stage ();
  AwaleGame *game;

  show_games (stage, "ab");
  game = awale_draft_get_game (stage->draft);
  awale_game_play (game, awale_move_from_letter ('C'));
  stage_do (stage, "duplicate-game");
  assert_games (stage, "aab");
  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 1);
  g_assert_true (awale_draft_get_game (stage->draft) != game);
  g_assert_nonnull (awale_node_get_first_child (
                      awale_game_get_root (awale_draft_get_game (stage->draft))));
}

static GtkDropTarget *
find_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  return NULL;
}

static bool
drop (GtkDropTarget *target,
      const GValue  *value)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (target, "drop", value, 20.0, 20.0, &taken);
  return taken;
}

static bool
drop_files (GtkDropTarget *target,
            GFile         *first,
            GFile         *second)
{
  g_autoptr (GSList) files = g_slist_append (g_slist_append (NULL, first), second);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  return drop (target, &value);
}

/* Writes a file with one game per letter of @names, which is the name of South. */
static GFile *
write_games (const char *folder,
             const char *names)
{
  g_autofree char *path = g_build_filename (folder, names, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *name = names; *name != '\0'; name++)
    g_string_append_printf (text, "[South \"%c\"]\n\n1. F f *\n\n", *name);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return g_file_new_for_path (path);
}

/* Dropped files are appended in order and their first game is shown; one undo removes them. */
static void
test_drop (void)
{
  g_autoptr (Stage) stage = create_stage ();
  AwaleDocumentHistory *history = stage->study->history;
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));
  g_autofree char *folder = g_dir_make_tmp ("awale-drop-XXXXXX", NULL);
  g_autoptr (GFile) first = write_games (folder, "xy");
  g_autoptr (GFile) second = write_games (folder, "z");
  GtkDropTarget *target;

  g_assert_null (find_target (widget));
  awale_file_games_controller_accept_drops (stage->study, widget);
  target = find_target (widget);
  g_assert_cmpint (gtk_drop_target_get_actions (target), ==, GDK_ACTION_COPY);
  g_assert_true (gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (target),
                                                    GDK_TYPE_FILE_LIST));

  /* Files cannot be dropped without a document. */
  g_assert_false (drop_files (target, first, second));

  show_games (stage, "ab");
  g_assert_true (drop_files (target, first, second));
  g_assert_true (stage_can (stage, "stop-adding"));
  awale_notice_bar_show (stage->notice, AWALE_NOTICE_INFO, "12 games", NULL, NULL, NULL);
  wait_while (stage_can (stage, "stop-adding"));
  g_assert_cmpstr (awale_notice_bar_get_title (stage->notice), ==, "12 games");
  assert_games (stage, "abxyz");
  assert_in_view (stage, "x");
  awale_document_history_undo (history);
  assert_games (stage, "ab");
  g_assert_false (awale_document_history_can_undo (history));

  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
  g_rmdir (folder);
}

/* Invalid drops are refused, and an unreadable file does not affect the others. */
static void
test_drop_others (void)
{
  g_autoptr (Stage) stage = create_stage ();
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));
  g_autofree char *folder = g_dir_make_tmp ("awale-drop-XXXXXX", NULL);
  g_autoptr (GFile) missing = g_file_new_build_filename (folder, "missing.ogn", NULL);
  g_autoptr (GFile) readable = write_games (folder, "z");
  g_auto (GValue) text = G_VALUE_INIT;

  awale_file_games_controller_accept_drops (stage->study, widget);
  show_games (stage, "a");
  g_value_init (&text, G_TYPE_STRING);
  g_value_set_string (&text, "1. F f *");
  g_assert_false (drop (find_target (widget), &text));
  g_assert_false (stage_can (stage, "stop-adding"));

  g_assert_true (drop_files (find_target (widget), missing, readable));
  wait_while (stage_can (stage, "stop-adding"));
  g_assert_nonnull (strstr (awale_toast_overlay_get_text (stage->toasts), "missing.ogn"));
  assert_games (stage, "az");

  g_file_delete (readable, NULL, NULL);
  g_rmdir (folder);
}

CASES (stage_init)
{
  g_test_add_func ("/app/file-games/next", test_next);
  g_test_add_func ("/app/file-games/add", test_add);
  g_test_add_func ("/app/file-games/remove", test_remove);
  g_test_add_func ("/app/file-games/undo", test_undo);
  g_test_add_func ("/app/file-games/move", test_move);
  g_test_add_func ("/app/file-games/duplicate", test_duplicate);
  g_test_add_func ("/app/file-games/drop", test_drop);
  g_test_add_func ("/app/file-games/drop-others", test_drop_others);
}
