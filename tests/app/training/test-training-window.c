/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A training session: exercises are made from a game, asked until none is due, and saved.
 */
#include "app/training/awale-combination-page.h"
#include "app/training/awale-exercise-session.h"
#include "app/training/awale-opening-page.h"
#include "app/training/awale-progress-page.h"
#include "app/training/awale-question-view.h"
#include "app/training/awale-training-window.h"
#include "cases.h"
#include "stage.h"
#include "training-helpers.h"
#include "training/awale-exercise-quiz.h"
#include "training/awale-endgame.h"
#include "widgets/board/awale-board-values.h"
#include "widgets/board/awale-board.h"

#include "../../failing-threads.h"
#include "../../wait.h"

#include <sqlite3.h>
#include <string.h>

/* Asserts the end of the accessible name of the days with exercises. */
static void
assert_forecast (Fixture    *self,
                 const char *end)
{
  GtkWidget *heading = stage_find (self->window, GTK_TYPE_LABEL, "Due in the Next Two Weeks");
  GtkWidget *forecast = gtk_widget_get_next_sibling (heading);
  g_autofree char *said = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (forecast), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  g_assert_true (g_str_has_suffix (said, end));
}

/* Exercises answered with a hint or wrongly are repeated until known. */
static void
test_session (Fixture    *self,
              const void *data)
{
  const char *const ama = "Round 1: Ama played C. Find a better move.";
  const char *const kofi = "Round 1: Kofi played e. Find a better move.";

  open_window (self, self->game);
  click (self, "From _This Game");
  wait_for_label (self, "4 questions left today");
  wait_for_label (self, "Ama – Kofi · 2026-11-21 · Oware Abapa");
  wait_for_label (self, ama);
  g_assert_null (find_button (self, "_Next"));
  click (self, "_Hint");
  wait_for_label (self, "It is A or F.");
  answer (self, ama, 'A');
  click (self, "_Next");
  answer (self, kofi, 'e');
  wait_while (find_button (self, "Try _Again") == NULL);
  wait_while (awale_board_values_get_n_arrows (awale_board_get_values (get_board (self))) == 0);
  click (self, "_Next");
  close_window (self);

  /* The session continues until both exercises are known. */
  open_window (self, NULL);
  wait_for_label (self, kofi);
  for (int n_asked = 0; find_button (self, "_Close") == NULL; n_asked++)
    {
      bool is_kofi = is_in_view (stage_find (self->window, GTK_TYPE_LABEL, kofi));

      g_assert_cmpint (n_asked, <, 10);
      answer (self, is_kofi ? kofi : ama, is_kofi ? 'f' : 'A');
      click (self, "_Next");
    }
  wait_for_label (self, "Streak: 1 day\n2 exercises");
  assert_forecast (self, ": 2");
  close_window (self);

  open_window (self, self->game);
  wait_while (is_in_view (stage_find (self->window, GTK_TYPE_SPINNER, NULL)));
  gtk_widget_activate_action (self->window, "training.make", NULL);
  click (self, "From _This Game");
  wait_for_label (self, "These errors are exercises already.");
  close_window (self);
}

/* Puts a question of @kind about the first move of @game into the question view. Returns:
 * (transfer full) */
static AwaleExerciseQuiz *
ask (Fixture          *self,
     AwaleGame        *game,
     AwaleExerciseKind kind,
     bool              is_exam)
{
  AwaleNode *move = awale_node_get_first_child (awale_game_get_root (game));
  AwaleExerciseQuiz *quiz = awale_exercise_quiz_new (game, move, kind, NULL, is_exam);

  awale_question_view_set_quiz (AWALE_QUESTION_VIEW (self->window), AWALE_QUIZ (quiz));
  return quiz;
}

static void
create_view (Fixture *self)
{
  self->window = g_object_ref_sink (g_object_new (AWALE_TYPE_QUESTION_VIEW, NULL));
  awale_question_view_bind_settings (AWALE_QUESTION_VIEW (self->window), self->services->settings);
}

/* An answer that is still being judged when the next question begins does not count for that
 * question, even if both answers are the same move. */
static void
test_left (Fixture    *self,
           const void *data)
{
  g_autoptr (AwaleGame) first = read_game ("1. B {[%eval -3,9] [%best C 0]} *\n");
  g_autoptr (AwaleGame) second = read_game ("1. D {[%eval -4,9] [%best C 0]} *\n");
  AwaleGame *const games[] = { first, second };
  AwaleExerciseQuiz *quizzes[G_N_ELEMENTS (games)];

  create_view (self);
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      quizzes[i] = ask (self, games[i], AWALE_EXERCISE_KIND_ERROR, false);
      g_assert_true (awale_board_play (get_board (self), awale_move_from_letter ('D')));
      g_assert_false (awale_exercise_quiz_is_answered (quizzes[i]));
    }
  wait_while (!awale_exercise_quiz_is_answered (quizzes[1]));
  wait_for_label (self, "D gives away 4 seeds");
  g_assert_cmpint (awale_exercise_quiz_take_grade (quizzes[1]), ==, AWALE_SCHEDULE_GRADE_AGAIN);

  /* Only the first answer to a question counts. */
  click (self, "_Show the Answer");
  g_assert_cmpint (awale_exercise_quiz_take_grade (quizzes[1]), ==, 0);
  g_assert_finalize_object (self->window);
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    g_assert_finalize_object (quizzes[i]);
}

/* The book's move stays the answer even if a deeper search prefers another. */
static void
test_book (Fixture    *self,
           const void *data)
{
  g_autoptr (AwaleGame) game = read_game ("[FEN \"1-0-2-0-0-1-0-0-0-0-1-1-22-20-S\"]\n\n"
                                          "1. C {[%eval 0,9] [%best C]} *\n");
  g_autoptr (AwaleExerciseQuiz) quiz = NULL;

  create_view (self);
  quiz = ask (self, game, AWALE_EXERCISE_KIND_OPENING, true);
  answer (self, "Round 1: what does the opening book play?", 'A');
  wait_for_label (self, "A is good, too, but the book plays C.");
  click (self, "_Show the Answer");
  wait_for_label (self, "The book plays C.");
  click (self, "Try _Again");
  g_assert_true (awale_board_play (get_board (self), awale_move_from_letter ('C')));
  wait_for_label (self, "Right: the book plays C.");
  g_assert_null (find_button (self, "_Show the Answer"));
  g_assert_finalize_object (self->window);
}

/* The answer to a combination is not compared with a played move. */
static void
test_best (Fixture    *self,
           const void *data)
{
  g_autoptr (AwaleGame) game = read_game ("1. D {[%eval -4,9] [%best C 0]} *\n");
  g_autoptr (AwaleExerciseQuiz) first = NULL, second = NULL;

  create_view (self);
  first = ask (self, game, AWALE_EXERCISE_KIND_COMBINATION, false);
  click (self, "_Show the Answer");
  wait_for_label (self, "The best move is C.");
  second = ask (self, game, AWALE_EXERCISE_KIND_ERROR, false);
  click (self, "_Show the Answer");
  wait_for_label (self, "Better: C");
  g_assert_finalize_object (self->window);
}

/* A revealed combination shows only its best move. */
static void
test_shown (Fixture    *self,
            const void *data)
{
  const AwaleExerciseKind kinds[] = { AWALE_EXERCISE_KIND_ERROR, AWALE_EXERCISE_KIND_COMBINATION };
  const int n_arrows[] = { 2, 1 };
  g_autoptr (AwaleGame) game = read_game ("1. D {[%eval -4,9] [%best C 0]} *\n");

  create_view (self);
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (AwaleExerciseQuiz) quiz = ask (self, game, kinds[i], false);

      click (self, "_Show the Answer");
      g_assert_cmpint (awale_board_values_get_n_arrows (awale_board_get_values (get_board (self))),
                       ==, n_arrows[i]);
    }
  g_assert_finalize_object (self->window);
}

/* New exercises do not take the focus from another page. */
static void
test_focus_elsewhere (Fixture    *self,
                      const void *data)
{
  enum { FROM_LIBRARY = 1 };
  const char *const ama = "Round 1: Ama played C. Find a better move.";
  GtkWidget *page, *focus;

  open_window (self, self->game);
  click (self, "From _This Game");
  wait_for_label (self, ama);
  close_window (self);

  open_window (self, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  show_kind (self, "openings");
  adw_combo_row_set_selected (find_choice (self, "Moves From"), FROM_LIBRARY);
  page = stage_find (self->window, AWALE_TYPE_OPENING_PAGE, NULL);
  gtk_widget_grab_focus (stage_find (page, ADW_TYPE_ENTRY_ROW, NULL));
  focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  g_assert_true (gtk_widget_is_ancestor (focus, page));
  wait_while (stage_find (self->window, GTK_TYPE_LABEL, ama) == NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == focus);
  close_window (self);
}

/* Returns the second best move of the current combination. */
static AwaleMove
find_wrong_move (GtkWidget *page)
{
  AwaleExerciseSession *session =
      AWALE_EXERCISE_SESSION (stage_find (page, AWALE_TYPE_EXERCISE_SESSION, NULL));

  return awale_node_get_move (awale_exercise_get_move (awale_exercise_session_get_asked (session)));
}

/* A verdict on a hidden page takes no focus, and is shown on return. */
static void
test_combination_left (Fixture    *self,
                       const void *data)
{
  enum { VERY_HARD = 4 };
  GtkWidget *page, *start, *again;
  AwaleBoard *board;

  open_window (self, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  show_kind (self, "combinations");
  page = stage_find (self->window, AWALE_TYPE_COMBINATION_PAGE, NULL);
  start = stage_find (page, GTK_TYPE_BUTTON, "_Start");
  wait_while (!gtk_widget_get_sensitive (start));
  adw_combo_row_set_selected (find_choice (self, "Difficulty"), VERY_HARD);
  g_signal_emit_by_name (start, "clicked");
  board = AWALE_BOARD (stage_find (page, AWALE_TYPE_BOARD, NULL));
  g_assert_true (awale_board_play (board, find_wrong_move (page)));
  g_assert_nonnull (stage_find (page, GTK_TYPE_LABEL, "Thinking…"));
  click (self, "Other _Combinations");
  wait_while (stage_find (page, GTK_TYPE_LABEL, "Thinking…") != NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == start);

  g_signal_emit_by_name (start, "clicked");
  again = stage_find (page, GTK_TYPE_BUTTON, "Try _Again");
  g_assert_true (is_in_view (again));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == again);
  g_signal_emit_by_name (stage_find (page, GTK_TYPE_BUTTON, "_Next"), "clicked");
  g_assert_false (is_in_view (again));
  g_assert_true (is_in_view (GTK_WIDGET (board)));
  close_window (self);
  g_settings_reset (self->services->settings, "combination-difficulty");
}

static AdwComboRow *
find_ruleset_of_combinations (Fixture *self)
{
  GtkWidget *page = stage_find (self->window, AWALE_TYPE_COMBINATION_PAGE, NULL);
  GtkWidget *label = stage_find (page, GTK_TYPE_LABEL, "Ruleset");

  return ADW_COMBO_ROW (gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW));
}

/* Combinations start with the ruleset of the current game or, without a game, the preferred one,
 * and with all rulesets if it is not built in. */
static void
test_combination_ruleset (Fixture    *self,
                          const void *data)
{
  const char *const lines[] = {
    "booklet", "family",
    "slam=captures feed=yes stuck=end leftover=owner dead=ends drought=none repetition=3 "
    "cycle=split first=choice majority=may-stop",
  };
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    for (int with_game = 0; with_game < 2; with_game++)
      {
        g_autoptr (AwaleGame) game = NULL;
        AwaleRuleset rules;
        unsigned chosen;

        g_assert_true (awale_ruleset_resolve (lines[i], &rules, NULL));
        g_settings_set_string (self->services->settings, "default-ruleset",
                               with_game != 0 ? "common" : lines[i]);
        if (with_game != 0)
          game = awale_game_new (&rules);
        open_window (self, game);
        chosen = adw_combo_row_get_selected (find_ruleset_of_combinations (self));
        if (chosen == 0)
          g_assert_cmpuint (i, ==, 2);
        else
          g_assert_true (awale_ruleset_equal (&presets[chosen - 1].rules, &rules));
        close_window (self);
      }
  g_settings_reset (self->services->settings, "default-ruleset");
}

/* A combination saved as a game is not offered as a source of exercises. */
static void
test_combination (Fixture    *self,
                  const void *data)
{
  g_autoptr (AwaleGame) game = read_game (
    "[FEN \"0-0-1-0-0-1-1-0-0-0-1-2-18-24-S\"]\n[Combination \"trap 1\"]\n\n"
    "{[%eval =0]} 1. C {[%eval =-12] [%best F =0]} (1. F+2 {[%eval =0] [%best F]}) *\n");

  open_window (self, game);
  wait_while (find_button (self, "_Analyze This Game") == NULL);
  g_assert_null (find_button (self, "From _This Game"));
  close_window (self);
}

/* Only the user's own errors become exercises. */
static void
test_names (Fixture    *self,
            const void *data)
{
  g_settings_set_string (self->services->settings, "own-names", " Esi,, ama ");
  open_window (self, self->game);
  click (self, "From _This Game");
  wait_for_label (self, "2 questions left today");
  wait_for_label (self, "Round 1: Ama played C. Find a better move.");
  close_window (self);
  g_settings_reset (self->services->settings, "own-names");
}

/* A user who made no errors gets no exercises about the opponent's, even if the names are set
 * later. */
static void
test_faultless (Fixture    *self,
                const void *data)
{
  g_autoptr (AwaleGame) game = read_game ("[South \"Ama\"]\n[North \"Kofi\"]\n\n"
                                          "1. F f {[%eval 8,20] [%best a 0]} *\n");
  const char *const names[] = { "Ama", "Kofi", "Ama", "Esi" };

  g_settings_set_string (self->services->settings, "own-names", "ama");
  open_window (self, game);
  wait_while (find_button (self, "From Your _Library") == NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_settings_set_string (self->services->settings, "own-names", names[i]);
      g_assert_true ((find_button (self, "_Analyze This Game") != NULL)
                     == g_str_equal (names[i], "Ama"));
    }
  click (self, "From _This Game");
  wait_for_label (self, "2 questions left today");
  close_window (self);
  g_settings_reset (self->services->settings, "own-names");
}

static void
test_library (Fixture    *self,
              const void *data)
{
  add_to_library (self->game);
  open_window (self, NULL);
  wait_while (find_button (self, "From Your _Library") == NULL);
  g_assert_false (gtk_widget_get_sensitive (find_button (self, "From Your _Library")));
  g_settings_set_string (self->services->settings, "own-names", "Esi");
  click (self, "From Your _Library");
  wait_for_label (self, "No errors of yours were found in analyzed games.");
  g_settings_set_string (self->services->settings, "own-names", "Kofi");
  click (self, "From Your _Library");
  wait_for_label (self, "2 questions left today");
  gtk_widget_activate_action (self->window, "training.drop", NULL);
  click (self, "From Your _Library");
  wait_for_label (self, "1 exercise stays dropped. To bring it back, make exercises from its "
                        "game.");
  close_window (self);
  g_settings_reset (self->services->settings, "own-names");
}

/* Combinations found in the library are reported and added to their page, even after the page was
 * shown. */
static void
test_library_combinations (Fixture    *self,
                           const void *data)
{
  g_autoptr (AwaleGame) game = read_game (
    "[South \"Ama\"]\n[North \"Kofi\"]\n[FEN \"0-0-1-0-0-1-1-0-0-0-1-2-18-24-S\"]\n"
    "[Combination \"trap 1\"]\n\n"
    "{[%eval =0]} 1. C {[%eval =-12] [%best F =0]} (1. F+2 {[%eval =0] [%best F]}) *\n");

  add_to_library (game);
  g_settings_set_string (self->services->settings, "own-names", "Ama");
  open_window (self, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  show_kind (self, "combinations");
  adw_combo_row_set_selected (find_ruleset_of_combinations (self), 0);
  wait_for_label (self, "500 combinations · ");
  show_kind (self, "today");
  click (self, "From Your _Library");
  wait_for_label (self, "1 combination was added.");
  click (self, "From Your _Library");
  wait_for_label (self, "These combinations are exercises already.");
  show_kind (self, "combinations");
  wait_for_label (self, "501 combinations · ");
  close_window (self);
  g_settings_reset (self->services->settings, "own-names");
}

static void
run_sql (const char *path,
         const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

/* An answer that cannot be saved is reported while the window is open, and asked again. */
static void
test_not_kept (Fixture    *self,
               const void *data)
{
  const char *const ama = "Round 1: Ama played C. Find a better move.";
  g_autofree char *path = awale_library_dup_default_path ();
  g_autofree char *told = g_strdup_printf ("The library “%s”", path);
  const bool closes[] = { true, false };

  open_window (self, self->game);
  click (self, "From _This Game");
  for (size_t i = 0; i < G_N_ELEMENTS (closes); i++)
    {
      wait_for_label (self, ama);
      awale_library_client_flush (self->services->library);
      /* Make every insertion fail by an index on an expression that overflows. */
      run_sql (path, "CREATE INDEX full ON answers"
                     " (abs (grade - grade - 9223372036854775807 - 1))");
      answer (self, ama, 'A');
      if (!closes[i])
        wait_while (stage_find (self->window, GTK_TYPE_LABEL, told) == NULL);
      close_window (self);
      run_sql (path, "DROP INDEX full");
      open_window (self, NULL);
    }
  close_window (self);
}

/* Names entered in the preferences update the page. */
static void
test_names_changed (Fixture    *self,
                    const void *data)
{
  open_window (self, NULL);
  show_kind (self, "progress");
  wait_for_label (self, "Which Games Are Yours?");
  g_settings_set_string (self->services->settings, "own-names", " , Nobody,");
  wait_for_label (self, "No Analyzed Games");
  close_window (self);
  g_settings_reset (self->services->settings, "own-names");
}

/* Without games, a sentence explains how to analyze one. */
static void
test_empty (Fixture    *self,
            const void *data)
{
  g_autoptr (AwaleGame) bare = read_game ("FfB");

  open_window (self, NULL);
  wait_for_label (self, "To analyze a game, open it and press F7 for its report.");
  g_assert_null (find_button (self, "From _This Game"));
  close_window (self);
  open_window (self, bare);
  /* Without a report in the parent window, a click on the button does nothing. */
  click (self, "_Analyze This Game");
  close_window (self);
}

/* The window closes with its parent. */
static void
test_parent (Fixture    *self,
             const void *data)
{
  GtkWidget *parent = g_object_new (GTK_TYPE_WINDOW, NULL);

  open_window (self, NULL);
  wait_while (find_button (self, "From Your _Library") == NULL);
  gtk_window_set_transient_for (GTK_WINDOW (self->window), GTK_WINDOW (parent));
  gtk_window_destroy (GTK_WINDOW (parent));
  wait_while (self->window != NULL);
}

#define ADD(name, func) \
  g_test_add ("/app/training-window/" name, Fixture, NULL, set_up, func, tear_down)

/* A failure to start a thread is explained, and abandoned endgames count. */
static void
test_endgames (Fixture    *self,
               const void *data)
{
  open_window (self, self->game);
  show_kind (self, "endgames");
  click (self, "_Start");
  wait_for_label (self, "Win by 2 seeds without giving any seeds away.");
  click (self, "Other _Endgames");

  failing_threads_set (true);
  click (self, "_Start");
  wait_for_label (self, "The system could not start a thread for the search.");
  failing_threads_set (false);
  click (self, "_Start");
  wait_for_label (self, "Oware Abapa · 0 of 1 endgame solved without help");
  close_window (self);
}

/* The chosen options are remembered. */
static void
test_endgame_choices (Fixture    *self,
                      const void *data)
{
  open_window (self, self->game);
  adw_combo_row_set_selected (find_choice (self, "Task"), AWALE_ENDGAME_DRAW);
  adw_combo_row_set_selected (find_choice (self, "Seeds on the Board"), 1);
  close_window (self);

  open_window (self, self->game);
  g_assert_cmpuint (adw_combo_row_get_selected (find_choice (self, "Task")), ==,
                    AWALE_ENDGAME_DRAW);
  g_assert_cmpuint (adw_combo_row_get_selected (find_choice (self, "Seeds on the Board")), ==, 1);
  show_kind (self, "endgames");
  click (self, "_Start");
  wait_for_label (self, "Hold the draw without giving any seeds away.");
  close_window (self);
  g_settings_reset (self->services->settings, "endgame-task");
  g_settings_reset (self->services->settings, "endgame-size");
}

/* The board is turned to the side of the moves to guess. */
static void
test_guess_turned (Fixture    *self,
                   const void *data)
{
  enum { FROM_GAME = 2 };

  open_window (self, self->game);
  adw_combo_row_set_selected (find_choice (self, "Moves From"), FROM_GAME);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      GtkWidget *title = stage_find (self->window, GTK_TYPE_LABEL, "Guess the Moves");
      GtkWidget *page = gtk_widget_get_ancestor (title, AWALE_TYPE_OPENING_PAGE);
      GtkWidget *button = stage_find (page, GTK_TYPE_BUTTON, "_Guess");
      gboolean is_flipped;

      adw_combo_row_set_selected (find_choice (self, "Whose Moves"), side);
      g_signal_emit_by_name (button, "clicked");
      g_object_get (stage_find (page, AWALE_TYPE_BOARD, NULL), "flipped", &is_flipped, NULL);
      g_assert_cmpint (is_flipped, ==, side == AWALE_NORTH);
    }
  close_window (self);
}

/* The player is the one that was entered when the query began. */
static void
test_guess_name (Fixture    *self,
                 const void *data)
{
  enum { FROM_LIBRARY = 1 };
  g_autoptr (AwaleGame) game = read_game ("[South \"Ama\"]\n[North \"Kofi\"]\n\n"
                                          "1. C d 2. F b 3. A e 4. D c 5. B f 6. E a *\n");
  GtkWidget *page, *entry;

  add_to_library (game);
  open_window (self, NULL);
  show_kind (self, "openings");
  adw_combo_row_set_selected (find_choice (self, "Moves From"), FROM_LIBRARY);
  page = stage_find (self->window, AWALE_TYPE_OPENING_PAGE, NULL);
  entry = stage_find (page, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), " Ama ");
  click (self, "_Guess");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Ama B");
  wait_for_label (self, "Round 1: what did Ama play?");
  close_window (self);
}

/* Spinners have accessible names. */
static void
test_spinners (Fixture    *self,
               const void *data)
{
  GtkWidget *page;

  open_window (self, NULL);
  page = stage_find (self->window, AWALE_TYPE_PROGRESS_PAGE, NULL);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (stage_find (self->window, GTK_TYPE_SPINNER, NULL)),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Reading the library…");
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (stage_find (page, GTK_TYPE_SPINNER, NULL)),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Reading the library…");
  close_window (self);
}

CASES (stage_init)
{
  ADD ("empty", test_empty);
  ADD ("parent", test_parent);
  ADD ("session", test_session);
  ADD ("book", test_book);
  ADD ("best", test_best);
  ADD ("shown", test_shown);
  ADD ("focus-elsewhere", test_focus_elsewhere);
  ADD ("combination", test_combination);
  ADD ("combination-left", test_combination_left);
  ADD ("combination-ruleset", test_combination_ruleset);
  ADD ("left", test_left);
  ADD ("names", test_names);
  ADD ("names-changed", test_names_changed);
  ADD ("faultless", test_faultless);
  ADD ("library", test_library);
  ADD ("library-combinations", test_library_combinations);
  ADD ("endgames", test_endgames);
  ADD ("endgame-choices", test_endgame_choices);
  ADD ("guess-turned", test_guess_turned);
  ADD ("guess-name", test_guess_name);
  ADD ("spinners", test_spinners);
  /* The name of the test has an ampersand. It becomes part of the path of the test's folder, and
   * must not be read as markup. */
  ADD ("not-kept&told", test_not_kept);
}
