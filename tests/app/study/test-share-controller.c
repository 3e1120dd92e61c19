/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/share/awale-share-dialog.h"
#include "app/study/awale-share-controller.h"
#include "stage.h"
#include "widget-fixtures.h"

#include "../../wait.h"

static AwaleShareController *
create_exporting (Stage          *stage,
                  AwaleNoticeBar *notice)
{
  AwaleShareController *share_controller =
      awale_controller_new (AWALE_TYPE_SHARE_CONTROLLER, stage->study);

  return share_controller;
}

/* The actions need a game, and no position setup. */
static void
test_actions (void)
{
  static const char *const names[] = { "save-picture", "save-graph", "save-page", "share", "print",
                                       "mark-diagram" };
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleNoticeBar) notice =
    g_object_ref (stage->notice);
  g_autoptr (AwaleShareController) share_controller = create_exporting (stage, notice);
  g_autoptr (AwaleBoardEditor) editor = awale_board_editor_new (awale_position_start ());

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
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleNoticeBar) notice =
    g_object_ref (stage->notice);
  g_autoptr (AwaleShareController) share_controller = create_exporting (stage, notice);

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

  wait_while (g_strcmp0 (awale_toasts_get_text (stage->toasts), text) != 0);
  shown = stage_find (GTK_WIDGET (stage->toasts), GTK_TYPE_LABEL, text);
  g_signal_emit_by_name (fixtures_find (gtk_widget_get_parent (shown), GTK_TYPE_BUTTON, 0),
                         "clicked");
}

/* The mark for a printed board is toggled and announced. */
static void
test_mark (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleNoticeBar) notice =
    g_object_ref (stage->notice);
  g_autoptr (AwaleShareController) share_controller = create_exporting (stage, notice);
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

/* The dialog activates the window's action and closes. */
static void
test_share (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleNoticeBar) notice =
    g_object_ref (stage->notice);
  g_autoptr (AwaleShareController) share_controller = create_exporting (stage, notice);
  AwaleShareDialog *dialog;
  GtkWidget *row;

  stage_show (stage, "Cd");
  dialog = AWALE_SHARE_DIALOG (awale_share_dialog_new (stage->window, stage->actions));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  row = fixtures_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, 0);
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  gtk_widget_activate_action (row, "share.choose", "s", "win.mark-diagram");
  g_assert_null (dialog);
  g_assert_nonnull (awale_toasts_get_text (stage->toasts));
}

/* True if a row of the dialog activates @action. */
static bool
is_offered (AwaleShareDialog *dialog,
            const char       *action)
{
  GtkWidget *row;

  for (int i = 0; (row = fixtures_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row));

      if (g_str_equal (g_variant_get_string (target, NULL), action))
        return true;
    }
  return false;
}

/* The dialog offers all actions, animations only if supported. */
static void
test_ways (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleNoticeBar) notice =
    g_object_ref (stage->notice);
  g_autoptr (AwaleShareController) share_controller = create_exporting (stage, notice);
  GtkWidget *dialog;

  stage_show (stage, "Cd");
  dialog = awale_share_dialog_new (stage->window, stage->actions);
  g_assert_true (is_offered (AWALE_SHARE_DIALOG (dialog), "win.save-picture"));
  g_assert_true (is_offered (AWALE_SHARE_DIALOG (dialog), "win.save-page"));
  g_assert_cmpint (is_offered (AWALE_SHARE_DIALOG (dialog), "win.save-animation"), ==,
                   HAS_ANIMATIONS);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  g_test_add_func ("/app/share-controller/actions", test_actions);
  g_test_add_func ("/app/share-controller/animation", test_animation);
  g_test_add_func ("/app/share-controller/mark", test_mark);
  g_test_add_func ("/app/share-controller/ways", test_ways);
  g_test_add_func ("/app/share-controller/share", test_share);
  return g_test_run ();
}
