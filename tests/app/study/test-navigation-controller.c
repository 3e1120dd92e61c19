/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-navigation-controller.h"
#include "app/study/awale-play-controller.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

typedef struct
{
  Stage                     *stage;
  AwalePlayController       *play_controller;
  AwaleNavigationController *navigation;
} Walk;

static void
begin (Walk *walk)
{
  walk->stage = stage_new ();
  walk->play_controller = awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, walk->stage->study);
  walk->navigation =
      awale_controller_new (AWALE_TYPE_NAVIGATION_CONTROLLER, walk->stage->study);
}

static void
end (Walk *walk)
{
  stage_free (walk->stage);
  g_assert_finalize_object (walk->navigation);
  g_assert_finalize_object (walk->play_controller);
}

static int
get_ply (Walk *walk)
{
  return awale_node_get_ply (awale_game_get_cursor (awale_draft_get_game (walk->stage->draft)));
}

static void
assert_can (Walk       *walk,
            const char *action,
            bool        can)
{
  if (stage_can (walk->stage, action) != can)
    g_error ("%s %s make sense.", action, can ? "does not" : "does");
}

static void
go (Walk       *walk,
    const char *action,
    int         ply)
{
  stage_do (walk->stage, action);
  g_assert_cmpint (get_ply (walk), ==, ply);
}

static void
set_up (Walk *walk,
        bool  setting_up)
{
  g_autoptr (AwalePositionEditor) editor = NULL;

  if (setting_up)
    editor = awale_position_editor_new (awale_position_start ());
  awale_study_view_set_setup (walk->stage->view, setting_up ? gtk_label_new ("") : NULL, editor);
}

static void
test_steps (void)
{
  Walk walk;

  begin (&walk);
  assert_can (&walk, "first", false);
  stage_show (walk.stage, "CdEf");
  assert_can (&walk, "next", false);
  assert_can (&walk, "last", false);
  go (&walk, "previous", 3);
  go (&walk, "first", 0);
  assert_can (&walk, "previous", false);
  go (&walk, "next", 1);
  go (&walk, "last", 4);
  end (&walk);
}

/* At a move with alternatives, the actions for variations go to another one; at the position before
 * them, they choose the move that Next plays. */
static void
test_variations (void)
{
  Walk walk;
  AwaleGame *game;
  AwaleNode *second;

  begin (&walk);
  game = stage_show (walk.stage, "Cd");
  assert_can (&walk, "next-variation", false);
  go (&walk, "previous", 1);
  g_assert_cmpint (awale_game_play (game, awale_move_from_letter ('e')), ==,
                   AWALE_ILLEGAL_REASON_NONE);
  second = awale_game_get_cursor (game);

  go (&walk, "previous-variation", 2);
  g_assert_true (awale_game_get_cursor (game) != second);
  go (&walk, "previous", 1);
  go (&walk, "next-variation", 1);
  go (&walk, "next", 2);
  g_assert_true (awale_game_get_cursor (game) == second);
  end (&walk);
}

/* Back and forward follow earlier positions, even across a position setup. */
static void
test_trail (void)
{
  Walk walk;

  begin (&walk);
  stage_show (walk.stage, "CdEf");
  assert_can (&walk, "back", false);
  go (&walk, "first", 0);
  go (&walk, "next", 1);
  go (&walk, "back", 0);

  set_up (&walk, true);
  assert_can (&walk, "back", false);
  assert_can (&walk, "forward", false);
  assert_can (&walk, "find", false);
  set_up (&walk, false);
  assert_can (&walk, "back", true);
  go (&walk, "forward", 1);
  assert_can (&walk, "forward", false);
  end (&walk);
}

static void
test_autoplay (void)
{
  Walk walk;
  static const AwalePlayerChoice persons[2] = { { 0, NULL }, { 0, NULL } };
  unsigned n_notified = 0;

  begin (&walk);
  awale_board_set_animation_speed (walk.stage->study->board,
                                   AWALE_ANIMATION_OFF);
  stage_show (walk.stage, "Cd");
  awale_navigation_controller_set_autoplay (walk.navigation, true);
  g_assert_false (awale_navigation_controller_get_autoplay (walk.navigation));

  go (&walk, "previous", 1);
  g_signal_connect_swapped (walk.navigation, "notify::autoplay", G_CALLBACK (g_atomic_int_inc),
                            &n_notified);
  awale_navigation_controller_set_autoplay (walk.navigation, true);
  g_assert_cmpuint (n_notified, ==, 1);
  let_time_pass ();
  wait_while (get_ply (&walk) < 2 || awale_navigation_controller_get_autoplay (walk.navigation));
  g_assert_cmpuint (n_notified, ==, 2);

  /* Position setup, another game and play stop autoplay. */
  go (&walk, "first", 0);
  awale_navigation_controller_set_autoplay (walk.navigation, true);
  set_up (&walk, true);
  g_assert_false (awale_navigation_controller_get_autoplay (walk.navigation));
  set_up (&walk, false);
  awale_navigation_controller_set_autoplay (walk.navigation, true);
  awale_play_controller_play_on (walk.play_controller, persons);
  g_assert_false (awale_navigation_controller_get_autoplay (walk.navigation));
  awale_navigation_controller_set_autoplay (walk.navigation, true);
  stage_show (walk.stage, "Cd");
  g_assert_false (awale_navigation_controller_get_autoplay (walk.navigation));
  end (&walk);
}

/* Find Again opens the search bar if nothing has been searched for yet; closing the bar returns
 * the focus. */
static void
test_find (void)
{
  Walk walk;
  AwaleFindBar *bar;
  GtkWidget *before;

  begin (&walk);
  stage_show (walk.stage, "Cd");
  bar = awale_study_pane_get_find_bar (walk.stage->study->pane);
  awale_study_view_focus_comment (walk.stage->view);
  before = gtk_window_get_focus (walk.stage->window);
  stage_do (walk.stage, "find-next");
  g_assert_true (awale_find_bar_is_open (bar));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (walk.stage->window),
                                         GTK_WIDGET (bar)));
  awale_find_bar_close (bar);
  g_assert_true (gtk_window_get_focus (walk.stage->window) == before);
  end (&walk);
}

/* Presses a shortcut of the window. Returns: true if the shortcut was handled */
static bool
press_shortcut (Stage      *stage,
                const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (stage->window));

  /* Update the actions, as the window does before each event. */
  awale_actions_update (stage->actions);
  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (unsigned j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                           j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          g_autofree char *keys = gtk_shortcut_trigger_to_string (
            gtk_shortcut_get_trigger (shortcut));

          if (g_str_has_prefix (keys, key))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                                 GTK_WIDGET (stage->window), NULL);
        }
    }
  g_error ("%s is no shortcut.", key);
}

/* The page keys navigate from a comment, too, but not from a spin button. */
static void
test_page_keys (void)
{
  GtkWidget *number = gtk_spin_button_new_with_range (0, 9, 1);
  Walk walk;

  begin (&walk);
  awale_study_pane_set_header (walk.stage->study->pane, number);
  stage_show (walk.stage, "CdEf");

  awale_study_view_focus_board (walk.stage->view);
  g_assert_true (press_shortcut (walk.stage, "Page_Up"));
  g_assert_cmpint (get_ply (&walk), ==, 3);
  g_assert_true (press_shortcut (walk.stage, "Page_Down"));
  g_assert_cmpint (get_ply (&walk), ==, 4);

  awale_study_view_focus_comment (walk.stage->view);
  g_assert_true (press_shortcut (walk.stage, "Page_Up"));
  g_assert_cmpint (get_ply (&walk), ==, 3);
  g_assert_true (press_shortcut (walk.stage, "Page_Down"));
  gtk_widget_grab_focus (number);
  g_assert_false (press_shortcut (walk.stage, "Page_Up"));
  g_assert_cmpint (get_ply (&walk), ==, 4);
  gtk_window_set_focus (walk.stage->window, NULL);
  g_assert_true (press_shortcut (walk.stage, "Page_Up"));
  g_assert_cmpint (get_ply (&walk), ==, 3);

  end (&walk);
}

CASES (stage_init)
{
  g_test_add_func ("/app/navigation/steps", test_steps);
  g_test_add_func ("/app/navigation/variations", test_variations);
  g_test_add_func ("/app/navigation/trail", test_trail);
  g_test_add_func ("/app/navigation/autoplay", test_autoplay);
  g_test_add_func ("/app/navigation/find", test_find);
  g_test_add_func ("/app/navigation/page-keys", test_page_keys);
}
