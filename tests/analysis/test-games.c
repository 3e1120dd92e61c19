/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The report is checked on games of a weak engine against itself.
 */
#include "fixtures.h"
#include "notation/awale-ogn.h"

enum
{
  N_GAMES = 200,
  N_QUICK = 40,
  DEPTH = 4,
  DEEPER = 6,
};

/* Checks the numbers of @judgment and, if the move does not change the expected result, its class
 * against the table of thresholds. */
static void
check_class (const AwaleJudgment *judgment)
{
  bool is_proven = awale_judgment_is_proven (judgment);
  int loss = judgment->loss;

  g_assert_cmpint (loss, ==, judgment->best_value - judgment->value);
  g_assert_cmpint (loss, >=, 0);
  g_assert_cmpint (judgment->move_class == AWALE_MOVE_CLASS_BEST, ==, loss == 0);
  g_assert_cmpint (judgment->best != AWALE_NO_MOVE, ==, loss > 0);
  g_assert_cmpint (judgment->shift, ==, (int) judgment->before - (int) judgment->after);
  if (judgment->shift != AWALE_RESULT_CHANGE_NONE)
    g_assert_cmpint (loss, >, 0);
  else
    g_assert_cmpint (judgment->move_class, ==,
                     loss >= 1000 ? AWALE_MOVE_CLASS_BLUNDER
                     : loss >= 400 ? AWALE_MOVE_CLASS_MISTAKE
                     : loss >= (is_proven ? 100 : 150) ? AWALE_MOVE_CLASS_INACCURACY
                     : loss > 0 ? AWALE_MOVE_CLASS_GOOD : AWALE_MOVE_CLASS_BEST);
}

/* Checks that estimates of @node's moves have the depth @depth, and that the best move has the
 * highest value. */
static void
check_values (AwaleNode *node,
              int        depth)
{
  const AwaleMoveValues *values = awale_node_get_move_values (node);
  AwaleSide mover = awale_node_get_position (node).side;
  AwaleEvaluation best;

  g_assert_nonnull (values);
  g_assert_cmpint (values->best, !=, AWALE_NO_MOVE);
  best = awale_evaluation_for_side (&values->value, mover);
  for (AwaleNode *child = awale_node_get_first_child (node); child != NULL;
       child = awale_node_get_next_sibling (child))
    g_assert_nonnull (awale_node_get_evaluation (child));
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    {
      const AwaleEvaluation *value = awale_move_values_get (values, move);

      if (value == NULL)
        continue;
      g_assert_cmpint (value->depth, ==, value->proof == AWALE_PROOF_ESTIMATE ? depth : 0);
      g_assert_cmpint (awale_evaluation_for_side (value, mover).low, <=, best.high);
    }
}

static void
check_move (AwaleGame             *game,
            const AwaleReportMove *move,
            int                    depth)
{
  AwaleNode *parent = awale_node_get_parent (move->node);
  AwaleMoveValues values = awale_node_find_move_values (parent);
  const AwaleJudgment *judgment = &move->judgment;
  unsigned legal = awale_legal_moves (awale_node_get_position (parent),
                                      awale_game_get_rules (game));

  check_values (parent, depth);
  g_assert_cmpint (judgment->is_forced, ==, __builtin_popcount (legal) == 1);
  if (judgment->is_forced)
    {
      g_assert_cmpint (judgment->loss, ==, 0);
      return;
    }
  check_class (judgment);
  if (judgment->loss > 0)
    {
      const AwaleEvaluation *before = awale_node_get_value (parent);
      const AwaleEvaluation *after = awale_node_get_value (move->node);
      AwaleEvaluation could = awale_evaluation_for_side (before, move->mover);
      AwaleEvaluation has = awale_evaluation_for_side (after, move->mover);

      g_assert_cmpint (judgment->best, ==, values.best);
      g_assert_cmpint (judgment->best, !=, awale_node_get_move (move->node));
      g_assert_cmpint (judgment->loss, ==, could.low - has.high);
    }
}

/* Checks that errors are sorted by loss, each with a better move, and that the sums are right. */
static void
check_report (AwaleReport *report,
              int          depth)
{
  int loss[2] = { 0 }, most = G_MAXINT;
  unsigned n_errors = 0;

  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);

      check_move (awale_report_get_game (report), move, depth);
      loss[move->mover] += move->judgment.loss;
      n_errors += awale_judgment_is_error (&move->judgment);
    }
  g_assert_cmpuint (awale_report_get_n_errors (report), ==, n_errors);
  for (unsigned i = 0; i < n_errors; i++)
    {
      const AwaleReportMove *move = awale_report_get_error (report, i);

      g_assert_cmpint (move->judgment.loss, <=, most);
      most = move->judgment.loss;
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      AwaleReportSummary summary = awale_report_get_summary (report, side);

      g_assert_cmpint (summary.loss, ==, loss[side]);
      g_assert_cmpint (summary.phases[AWALE_PHASE_OPENING].loss +
                       summary.phases[AWALE_PHASE_MIDDLE].loss +
                       summary.phases[AWALE_PHASE_END].loss, ==, summary.loss);
    }
}

/* Checks that the analysis shows for each position of the main line the value that move list and
 * graph show. */
static void
check_one_value (AwaleGame *game)
{
  g_autoptr (AwaleAnalysis) analysis = awale_analysis_new (game);

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleEvaluation shown;

      awale_analysis_set_node (analysis, node);
      g_assert_true (awale_analysis_get_evaluation (analysis, &shown));
      g_assert_true (awale_evaluation_equal (&shown, awale_node_get_value (node)));
    }
}

/* Checks that the saved file shows the same values in its main line when read again. */
static void
check_read_again (AwaleGame *game)
{
  g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  AwaleNode *read = awale_game_get_root (awale_document_get_game (document, 0));

  for (AwaleNode *node = awale_game_get_root (game); awale_node_get_first_child (node) != NULL;
       node = awale_node_get_first_child (node), read = awale_node_get_first_child (read))
    g_assert_true (awale_evaluation_equal (awale_node_get_value (node),
                                           awale_node_get_value (read)));
}

static void
run (AwaleReport *report,
     int          depth)
{
  awale_report_start (report, &(AwaleReportOptions) { .depth = depth, .hash = 1, .lines = 1 });
  WAIT_UNTIL (!awale_report_is_running (report));
}

static void
test_games (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  g_autoptr (GRand) random = g_rand_new_with_seed (13);
  unsigned n_errors = 0, n_turning = 0;
  int n_games = g_test_slow () ? N_GAMES : N_QUICK;

  for (int i = 0; i < n_games; i++)
    {
      const AwaleRuleset *rules = &presets[(size_t) i % n_presets].rules;
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
      g_autoptr (AwaleGame) game = fixture_play_game (rules, searcher, random, true);
      g_autoptr (AwaleReport) report = awale_report_new (game);

      run (report, DEPTH);
      check_report (report, DEPTH);
      for (unsigned k = 0; k < awale_report_get_n_errors (report); k++)
        n_turning += awale_report_get_error (report, k)->is_turning_point;
      n_errors += awale_report_get_n_errors (report);
      check_one_value (game);
      if (i % 4 == 0)
        {
          check_read_again (game);
          run (report, DEEPER);
          check_report (report, DEEPER);
          /* A shallower report replaces no values. */
          run (report, DEPTH);
          check_report (report, DEEPER);
        }
    }
  g_test_message ("%u errors, %u turning points", n_errors, n_turning);
  g_assert_cmpuint (n_errors, >, n_games);
  g_assert_cmpuint (n_turning, >, n_games / 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/games/report", test_games);
  return g_test_run ();
}
