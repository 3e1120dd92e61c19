/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/share/awale-share.h"
#include "app/study/awale-share-controller.h"
#include "cases.h"
#include "stage.h"
#include "widget-fixtures.h"

#include "../../wait.h"

static Stage *
create_stage (void)
{
  Stage *stage = stage_new ();

  awale_share_controller_add (stage->study);
  return stage;
}

/* The actions need a game, and no position setup. */
static void
test_actions (void)
{
  static const char *const names[] = { "save-picture", "save-graph", "save-page", "save-pgn",
                                       "share", "print", "mark-diagram" };
  g_autoptr (Stage) stage = create_stage ();
  g_autoptr (AwalePositionEditor) editor = awale_position_editor_new (awale_position_start ());

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (stage_can (stage, names[i]));
  stage_show (stage, "Cd");
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (stage_can (stage, names[i]));
  awale_study_view_set_setup (stage->view, gtk_label_new (""), editor);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (stage_can (stage, names[i]));
  awale_study_view_set_setup (stage->view, NULL, NULL);
}

/* Animations need a move, and support in the build. */
static void
test_animation (void)
{
  g_autoptr (Stage) stage = create_stage ();

  stage_show (stage, "");
  g_assert_false (stage_can (stage, "save-animation"));
  stage_show (stage, "C");
  g_assert_cmpint (stage_can (stage, "save-animation"), ==, HAS_ANIMATIONS);
}

/* Waits for the toast @text, and closes it. */
static void
assert_said (Stage      *stage,
             const char *text)
{
  GtkWidget *shown;

  wait_while (g_strcmp0 (awale_toast_overlay_get_text (stage->toasts), text) != 0);
  shown = stage_find (GTK_WIDGET (stage->toasts), GTK_TYPE_LABEL, text);
  g_signal_emit_by_name (fixtures_find (gtk_widget_get_parent (shown), GTK_TYPE_BUTTON, 0),
                         "clicked");
}

/* Marking the position for a printed board toggles the mark and announces it. */
static void
test_mark (void)
{
  g_autoptr (Stage) stage = create_stage ();
  AwaleGame *game = stage_show (stage, "Cd");
  AwaleNode *node = awale_game_get_cursor (game);

  stage_do (stage, "mark-diagram");
  g_assert_true (awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM));
  assert_said (stage, "The printed sheet will have a board here.");
  stage_do (stage, "mark-diagram");
  g_assert_false (awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM));
  assert_said (stage, "This position is no longer chosen for a printed board.");

  awale_game_toggle_circle (game, node, 0, AWALE_MARK_RED);
  stage_do (stage, "mark-diagram");
  assert_said (stage, "The printed sheet will have a board here.");
  stage_do (stage, "mark-diagram");
  assert_said (stage, "The circles and arrows still print a board here.");
}

static void
action_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       is_activated)
{
  *(bool *) is_activated = true;
}

/* A row of the dialog activates the action of the window and closes the dialog. */
static void
test_share (void)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("copy-game", NULL);
  bool is_activated = false;
  g_autoptr (Stage) stage = create_stage ();
  GtkWidget *dialog, *row;

  stage_show (stage, "Cd");
  g_signal_connect (action, "activate", G_CALLBACK (action_activated_cb), &is_activated);
  g_action_map_add_action (G_ACTION_MAP (stage->window), G_ACTION (action));
  dialog = awale_share_dialog_new (stage->window, stage->actions);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  row = fixtures_find (dialog, ADW_TYPE_ACTION_ROW, 0);
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_null (dialog);
  g_assert_true (is_activated);
}

static bool
is_offered (GtkWidget  *dialog,
            const char *title)
{
  GtkWidget *row;

  for (int i = 0; (row = fixtures_find (dialog, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return true;
  return false;
}

/* The dialog offers pictures, web pages and files for PlayStrategy, and animations if the build
 * supports them. */
static void
test_ways (void)
{
  g_autoptr (Stage) stage = create_stage ();
  GtkWidget *dialog;

  stage_show (stage, "Cd");
  dialog = awale_share_dialog_new (stage->window, stage->actions);
  g_assert_true (is_offered (dialog, "Save a P_icture…"));
  g_assert_true (is_offered (dialog, "Save a _Web Page…"));
  g_assert_true (is_offered (dialog, "Save for Play_Strategy…"));
  g_assert_cmpint (is_offered (dialog, "Save an _Animation…"), ==,
                   HAS_ANIMATIONS);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

CASES (stage_init)
{
  g_test_add_func ("/app/share-controller/actions", test_actions);
  g_test_add_func ("/app/share-controller/animation", test_animation);
  g_test_add_func ("/app/share-controller/mark", test_mark);
  g_test_add_func ("/app/share-controller/ways", test_ways);
  g_test_add_func ("/app/share-controller/share", test_share);
}
