/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The errors of a game become questions: the user answers on the board, the report or a search
 * judges the answer, and the game does not change.
 */
#include "app/training/awale-error-quiz-window.h"
#include "notation/awale-ogn.h"
#include "cases.h"
#include "stage.h"
#include "widgets/board/awale-board.h"

#include "../../failing-threads.h"
#include "../../values.h"
#include "../../wait.h"

typedef struct
{
  Stage       *stage;
  AwaleGame   *game;
  AwaleReport *report;
  GtkWidget   *window;
} Fixture;

static void
wait_for (Fixture    *self,
          const char *text)
{
  wait_while (stage_find (self->window, GTK_TYPE_LABEL, text) == NULL);
}

static void
press (Fixture    *self,
       const char *label)
{
  GtkWidget *button = stage_find (self->window, GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static AwaleBoard *
get_board (Fixture *self)
{
  return AWALE_BOARD (stage_find (self->window, AWALE_TYPE_BOARD, NULL));
}

/* North lost eight seeds with f and South two with B; a and A were best. */
static void
begin (Fixture *self)
{
  const int values[] = { 0, 0, 800, 600 };
  const char *const paths[] = { "", "F", "Ff", "FfB" };

  self->stage = stage_new ();
  self->game = stage_show (self->stage, "FfBe");
  for (size_t i = 0; i < G_N_ELEMENTS (values); i++)
    judge_move (self->game, awale_game_find_path (self->game, paths[i]),
                (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, values[i], values[i], 10 });
  awale_game_mark_saved (self->game, awale_game_begin_saving (self->game));
  self->report = awale_report_new (self->game);
  self->window = awale_error_quiz_window_new (self->stage->window, self->report,
                                              self->stage->services->settings, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
end (Fixture *self)
{
  g_assert_finalize_object (self->report);
  stage_free (self->stage);
}

static void
test_questions (void)
{
  Fixture self;
  GtkWidget *window;
  gboolean is_flipped;

  begin (&self);
  wait_for (&self, "Round 1: North played f. Find a better move.");
  g_object_get (get_board (&self), "flipped", &is_flipped, NULL);
  g_assert_true (is_flipped);
  g_assert_true (awale_board_play (get_board (&self), 6));
  wait_for (&self, "Right: nothing is better than a.");
  g_assert_null (stage_find (self.window, GTK_TYPE_BUTTON, "Try _Again"));
  /* Only one answer is accepted. */
  g_assert_false (awale_board_play (get_board (&self), 0));

  press (&self, "_Next");
  wait_for (&self, "Round 2: South played B. Find a better move.");
  g_object_get (get_board (&self), "flipped", &is_flipped, NULL);
  g_assert_false (is_flipped);
  g_assert_true (awale_board_play (get_board (&self), 1));
  wait_for (&self, "B gives away 2 seeds");
  press (&self, "Try _Again");
  g_assert_true (awale_board_play (get_board (&self), 0));
  wait_for (&self, "Right: nothing is better than A.");

  /* The game is unchanged. */
  g_assert_false (awale_game_is_modified (self.game));
  g_assert_null (awale_node_get_next_sibling (awale_game_find_path (self.game, "Ff")));
  window = self.window;
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &self.window);
  press (&self, "_Close");
  wait_while (self.window != NULL);
  end (&self);
}

/* The reasons for the verdict are below it, and circles on the board mark their capture. */
static void
test_reasons (void)
{
  Fixture self;
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("abapa")->rules);
  AwalePosition start;
  unsigned circles = 1u << awale_move_from_letter ('A');

  self.stage = stage_new ();
  g_assert_true (awale_position_parse ("1-0-2-0-0-1-0-0-0-0-1-1-22-20-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  awale_game_play (game, awale_move_from_letter ('C'));
  awale_game_set_tag (game, "North", "Kofi");
  judge_move (game, awale_game_get_root (game),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 800, 800, 12 });
  judge_move (game, awale_game_get_cursor (game),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 0, 0, 12 });
  self.report = awale_report_new (game);
  self.window = awale_error_quiz_window_new (self.stage->window, self.report,
                                             self.stage->services->settings, NULL);
  gtk_window_present (GTK_WINDOW (self.window));
  wait_for (&self, "Round 1: South played C. Find a better move.");
  g_assert_true (awale_board_play (get_board (&self), awale_move_from_letter ('C')));
  wait_for (&self, "C does not stop a threat: Kofi takes 2 seeds from A with f.");
  wait_while (awale_board_is_animating (get_board (&self)));
  g_assert_cmphex (awale_board_values_get_circles (awale_board_get_values (get_board (&self))), ==,
                   circles);
  press (&self, "Try _Again");
  g_assert_null (stage_find (self.window, GTK_TYPE_LABEL, "C does not stop a threat"));
  g_assert_cmphex (awale_board_values_get_circles (awale_board_get_values (get_board (&self))), ==,
                   0);
  gtk_window_destroy (GTK_WINDOW (self.window));
  end (&self);
}

/* A search judges answers that the report does not know. */
static void
test_searched (void)
{
  Fixture self;

  begin (&self);
  wait_for (&self, "Round 1");
  awale_board_play (get_board (&self), 8);
  wait_while (stage_find (self.window, GTK_TYPE_LABEL, "Thinking…") != NULL);
  g_assert_true (stage_find (self.window, GTK_TYPE_LABEL, "c gives away") != NULL ||
                 stage_find (self.window, GTK_TYPE_LABEL, "Right: ") != NULL);
  press (&self, "_Show the Answer");
  wait_for (&self, "Better: ");
  g_assert_cmpint (awale_board_values_get_n_arrows (awale_board_get_values (get_board (&self))),
                   ==, 2);
  gtk_window_destroy (GTK_WINDOW (self.window));
  end (&self);
}

static char *
dup_verdict (Fixture   *self,
             AwaleMove  move)
{
  GtkWidget *label;

  g_assert_true (awale_board_play (get_board (self), move));
  wait_while (stage_find (self->window, GTK_TYPE_LABEL, "Thinking…") != NULL);
  label = stage_find (self->window, GTK_TYPE_LABEL, awale_move_to_string (move));
  if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Round"))
    label = stage_find (self->window, GTK_TYPE_LABEL, " gives away ");
  return g_strdup (gtk_label_get_text (GTK_LABEL (label)));
}

/* The loss of a move is the same, whichever moves were tried before. */
static void
test_order (void)
{
  const char *const orders[] = { "c", "bc", "cbc" };

  for (size_t i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "examples",
                                                "drought.en.ogn", NULL);
      g_autofree char *text = NULL;
      g_autoptr (AwaleDocument) document = NULL;
      Fixture self;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      document = awale_ogn_read (text, strlen (text), NULL);
      self.stage = stage_new ();
      self.report = awale_report_new (awale_document_get_game (document, 0));
      self.window = awale_error_quiz_window_new (self.stage->window, self.report,
                                                 self.stage->services->settings, NULL);
      while (stage_find (self.window, GTK_TYPE_LABEL, "Round 14: ") == NULL)
        press (&self, "_Next");
      for (const char *letter = orders[i]; *letter != '\0'; letter++)
        {
          g_autofree char *verdict = dup_verdict (&self, awale_move_from_letter (*letter));

          if (*letter == 'c')
            g_assert_true (g_str_has_prefix (verdict, "c gives away 3.1 seeds"));
          if (stage_find (self.window, GTK_TYPE_BUTTON, "Try _Again") != NULL)
            press (&self, "Try _Again");
          else
            break;
        }
      gtk_window_destroy (GTK_WINDOW (self.window));
      g_assert_finalize_object (self.report);
      stage_free (self.stage);
    }
}

/* An answer that cannot be judged may be given again. */
static void
test_no_thread (void)
{
  Fixture self;

  failing_threads_set (true);
  begin (&self);
  wait_for (&self, "The system could not start a thread for the analysis.");
  g_assert_true (awale_board_play (get_board (&self), 10));
  failing_threads_set (false);
  wait_for (&self, "The system could not start a thread for the analysis.");
  g_assert_true (awale_board_play (get_board (&self), 10));
  wait_while (stage_find (self.window, GTK_TYPE_LABEL, "The system") != NULL);
  wait_while (stage_find (self.window, GTK_TYPE_LABEL, "Thinking") != NULL);
  gtk_window_destroy (GTK_WINDOW (self.window));
  end (&self);
}

CASES (stage_init)
{
  g_test_add_func ("/app/retry-window/questions", test_questions);
  g_test_add_func ("/app/retry-window/order", test_order);
  g_test_add_func ("/app/retry-window/no-thread", test_no_thread);
  g_test_add_func ("/app/retry-window/reasons", test_reasons);
  g_test_add_func ("/app/retry-window/searched", test_searched);
}
