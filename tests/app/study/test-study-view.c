/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
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

/* Turn and stores beside the board are updated when the seeds have landed, or when the cursor moves
 * on. */
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

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  g_test_add_func ("/app/study-view/landing", test_landing);
  return g_test_run ();
}
