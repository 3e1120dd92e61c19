/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"
#include "stage.h"
#include "widget-fixtures.h"

static GtkWidget *
find_player (Stage     *stage,
             AwaleSide  side)
{
  /* South is at the bottom, below the board. */
  return fixtures_find (GTK_WIDGET (stage->view), AWALE_TYPE_PLAYER_BAR,
                        side == AWALE_SOUTH ? 1 : 0);
}

static void
assert_heard (GtkWidget  *bar,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static bool
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static bool
is_still (gpointer board)
{
  return !awale_board_is_animating (board);
}

/* The player bars show the result of a sowing when the seeds have landed, or when the animation is
 * skipped. */
static void
test_landing (void)
{
  g_autoptr (Stage) stage = stage_new ();
  AwaleBoard *board = stage->study->board;
  GtkWidget *south = find_player (stage, AWALE_SOUTH), *north = find_player (stage, AWALE_NORTH);
  AwaleGame *game;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  awale_board_set_animation_speed (board, AWALE_ANIMATION_FAST);
  game = stage_show (stage, "");
  fixtures_wait (is_laid_out, board);
  assert_heard (south, "South, to move, 0 seeds");
  assert_heard (north, "North, 0 seeds");

  g_assert_cmpint (awale_game_play (game, awale_move_from_letter ('F')), ==,
                   AWALE_ILLEGAL_REASON_NONE);
  g_assert_true (awale_board_is_animating (board));
  assert_heard (south, "South, to move, 0 seeds");
  assert_heard (north, "North, 0 seeds");
  fixtures_wait (is_still, board);
  assert_heard (south, "South, 0 seeds");
  assert_heard (north, "North, to move, 0 seeds");

  g_assert_cmpint (awale_game_play (game, awale_move_from_letter ('a')), ==,
                   AWALE_ILLEGAL_REASON_NONE);
  g_assert_true (awale_board_is_animating (board));
  assert_heard (south, "South, 0 seeds");
  assert_heard (north, "North, to move, 0 seeds");
  awale_board_skip_animation (board);
  assert_heard (south, "South, to move, 0 seeds");
  assert_heard (north, "North, 0 seeds");
}

static GtkWidget *
find_transport (Stage *stage)
{
  GtkWidget *box = NULL;

  for (int i = 0; box == NULL || !g_str_equal (gtk_widget_get_css_name (box), "transport"); i++)
    box = fixtures_find (GTK_WIDGET (stage->view), GTK_TYPE_BOX, i);
  return box;
}

static void
test_transport (void)
{
  g_autoptr (Stage) stage = stage_new ();
  GtkWidget *transport = find_transport (stage);
  static const char *const names[] = { "win.first", "win.previous", "win.autoplay", "win.next",
                                       "win.last" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) autoplay =
    g_simple_action_new_stateful ("autoplay", NULL, g_variant_new_boolean (FALSE));
  GtkWidget *button;

  for (int i = 0; i < 5; i++)
    {
      button = fixtures_find (transport, GTK_TYPE_BUTTON, i);
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, names[i]);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_false (gtk_widget_get_sensitive (button));
    }

  /* The button follows autoplay. */
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (autoplay));
  gtk_widget_insert_action_group (transport, "win", G_ACTION_GROUP (group));
  button = fixtures_find (transport, GTK_TYPE_TOGGLE_BUTTON, 0);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (button)), ==,
                   "media-playback-start-symbolic");
  g_simple_action_set_state (autoplay, g_variant_new_boolean (TRUE));
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (button)), ==,
                   "media-playback-pause-symbolic");
}

/* The transport buttons run from left to right like the graph, even in a right-to-left language. */
static void
test_right_to_left (void)
{
  g_autoptr (Stage) stage = NULL;
  GtkWidget *transport;
  double left = -1;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  stage = stage_new ();
  transport = find_transport (stage);
  stage_show (stage, "");
  fixtures_wait (is_laid_out, transport);
  for (int i = 0; i < 5; i++)
    {
      GtkWidget *button = fixtures_find (transport, GTK_TYPE_BUTTON, i);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (button, transport, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >, left);
      left = bounds.origin.x;
      g_assert_cmpint (gtk_widget_get_direction (gtk_widget_get_first_child (button)), ==,
                       GTK_TEXT_DIR_LTR);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

CASES (stage_init)
{
  g_test_add_func ("/app/study-view/landing", test_landing);
  g_test_add_func ("/app/study-view/transport", test_transport);
  g_test_add_func ("/app/study-view/right-to-left", test_right_to_left);
}
