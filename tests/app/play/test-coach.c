/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/play/awale-coach.h"
#include "app/study/awale-play-controller.h"
#include "engine/awale-level.h"
#include "cases.h"
#include "stage.h"
#include "widget-fixtures.h"

#include "../../wait.h"

/* A start position in which F captures six seeds and D captures none. */
#define START "1-0-0-2-0-3-1-1-1-4-0-0-18-17-S"

static const AwalePlayerChoice persons[2] = { { 0, NULL }, { 0, NULL } };
static const AwalePlayerChoice against_computer[2] = { { 0, NULL }, { AWALE_LEVEL_FIRST, NULL } };

/* Begins a game from START, with the coach switched on or off. */
static AwalePlayController *
begin (Stage                  *stage,
       const AwalePlayerChoice seats[2],
       bool                    teaches)
{
  AwalePlayController *play_controller =
      awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);
  AwaleGame *game = stage_show (stage, "");
  AwalePosition start;

  g_assert_true (awale_position_parse (START, &start, NULL));
  awale_game_set_start (game, &awale_preset_default ()->rules, start);
  awale_game_forget_history (game);
  g_settings_set_boolean (stage->services->settings, "teaching", teaches);
  awale_play_controller_begin (play_controller, seats);
  return play_controller;
}

static void
press (Stage *stage,
       char   letter)
{
  g_assert_true (awale_board_play (stage->study->board,
                                   awale_move_from_letter (letter)));
}

static GtkWidget *
find_take_back (Stage *stage)
{
  GtkWidget *bar = GTK_WIDGET (stage->study->play_bar);
  GtkWidget *button;

  for (int i = 0; (button = fixtures_find (bar, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "_Take Back") == 0)
      return button;
  g_assert_not_reached ();
}

/* The number of seeds in the lesson depends on the depth of the search. */
static bool
is_lesson (const char *text)
{
  return text != NULL && g_str_has_prefix (text, "D gives away ") &&
         g_str_has_suffix (text, " seeds; F+6 was better.");
}

/* Returns true if the play bar shows the lesson. */
static bool
is_taught (Stage *stage)
{
  GtkWidget *bar = GTK_WIDGET (stage->study->play_bar);
  GtkWidget *label;

  for (int i = 0; (label = fixtures_find (bar, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_is_visible (label) && is_lesson (gtk_label_get_label (GTK_LABEL (label))))
      return true;
  return false;
}

typedef struct
{
  bool  is_told;
  char *lesson;
} Told;

static void
told_cb (gpointer    data,
         const char *lesson)
{
  Told *told = data;

  told->is_told = true;
  g_free (told->lesson);
  told->lesson = g_strdup (lesson);
}

/* Plays @letter, and returns the lesson that a second coach gives on this move. */
static char *
hear (Stage               *stage,
      AwalePlayController *play_controller,
      char                 letter)
{
  Told told = { 0 };
  g_autoptr (AwaleCoach) coach = awale_coach_new (stage->services->tables, told_cb, &told);

  awale_coach_set_play (coach, awale_play_controller_get_play (play_controller));
  press (stage, letter);
  wait_while (!told.is_told);
  return told.lesson;
}

/* A lesson names the better move, and disappears when the move is taken back. */
static void
test_bad (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = begin (stage, persons, true);
  AwaleGame *game = awale_draft_get_game (stage->draft);

  g_assert_false (gtk_widget_is_visible (find_take_back (stage)));
  press (stage, 'D');
  wait_while (!is_taught (stage));
  g_assert_true (gtk_widget_is_visible (find_take_back (stage)));

  g_signal_emit_by_name (find_take_back (stage), "clicked");
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
  g_assert_false (gtk_widget_is_visible (find_take_back (stage)));
  press (stage, 'D');
  wait_while (!is_taught (stage));

  /* The lesson is hidden at other positions. */
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_false (gtk_widget_is_visible (find_take_back (stage)));
  stage_do (stage, "play-head");
  g_assert_true (is_taught (stage));
  press (stage, 'd');
  g_assert_false (is_taught (stage));
}

/* The lesson stays after the computer's reply, and Take Back takes back both moves. */
static void
test_computer (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = begin (stage, against_computer, true);
  AwaleGame *game = awale_draft_get_game (stage->draft);

  press (stage, 'D');
  wait_while (awale_node_get_ply (awale_game_get_cursor (game)) < 2);
  wait_while (!is_taught (stage));
  g_signal_emit_by_name (find_take_back (stage), "clicked");
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
  g_assert_false (is_taught (stage));
}

static void
test_good (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = begin (stage, persons, true);
  g_autofree char *lesson = hear (stage, play_controller, 'F');

  g_assert_null (lesson);
  g_assert_false (gtk_widget_is_visible (find_take_back (stage)));
}

static void
test_off (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = begin (stage, persons, false);
  g_autofree char *lesson = hear (stage, play_controller, 'D');

  g_assert_true (is_lesson (lesson));
  g_assert_false (gtk_widget_is_visible (find_take_back (stage)));
}

/* Moves played before a game was resumed get no lesson. */
static void
test_resume (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = begin (stage, persons, true);
  g_autofree char *state = NULL;
  g_autofree char *lesson = NULL;

  press (stage, 'D');
  state = awale_play_controller_dup_state (play_controller);
  awale_play_controller_leave (play_controller);
  awale_play_controller_resume (play_controller, state);
  lesson = hear (stage, play_controller, 'd');
  g_assert_false (is_taught (stage));
}

CASES (stage_init)
{
  g_test_add_func ("/app/coach/bad", test_bad);
  g_test_add_func ("/app/coach/computer", test_computer);
  g_test_add_func ("/app/coach/good", test_good);
  g_test_add_func ("/app/coach/off", test_off);
  g_test_add_func ("/app/coach/resume", test_resume);
}
