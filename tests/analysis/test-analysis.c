/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The live analysis follows the cursor, shows earlier results at once but no outdated ones,
 * stores values beside the game, and can be finalized while it works.
 */
#include "fixtures.h"

#include "../books.h"
#include "../failing-threads.h"
#include "../values.h"

#include <sys/resource.h>
#include <time.h>

#define MOVES "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAe"

enum
{
  DEPTH = 9,
  N_PLIES = sizeof MOVES - 1,
};

static AwaleAnalysis *
new_analysis (AwaleGame *game)
{
  AwaleAnalysis *analysis = awale_analysis_new (game);

  awale_analysis_set_hash (analysis, 2);
  awale_analysis_set_target_depth (analysis, DEPTH);
  return analysis;
}

static unsigned
count_lines (AwaleAnalysis *analysis)
{
  return g_list_model_get_n_items (awale_analysis_get_lines (analysis));
}

/* Checks that the rows are legal moves with playable lines, and that estimates are sorted. */
static void
check_rows (AwaleAnalysis *analysis)
{
  AwaleNode *node = awale_analysis_get_node (analysis);
  AwalePosition position = awale_node_get_position (node);
  const AwaleRuleset *rules = awale_game_get_rules (awale_analysis_get_game (analysis));
  unsigned legal = awale_legal_moves (position, rules), seen = 0;
  int former = 0;

  for (unsigned i = 0; i < count_lines (analysis); i++)
    {
      g_autoptr (AwaleAnalysisLine) line =
        g_list_model_get_item (awale_analysis_get_lines (analysis), i);
      AwaleMove move = awale_analysis_line_get_move (line);
      const AwaleEvaluation *evaluation = awale_analysis_line_get_evaluation (line);
      int margin =
        awale_evaluation_get_margin (evaluation) * (position.side == AWALE_SOUTH ? 1 : -1);
      AwalePosition after = position;
      const int8_t *moves;
      int n_moves;

      moves = awale_analysis_line_get_moves (line, &n_moves);
      g_assert_cmpint (n_moves, >=, 1);
      g_assert_cmpint (moves[0], ==, move);
      for (int m = 0; m < n_moves; m++)
        {
          g_assert_cmpint (awale_legal_moves (after, rules) >> moves[m] & 1, ==, 1);
          after = awale_play (after, rules, moves[m], NULL);
        }
      seen |= 1u << move;
      if (i > 0 && evaluation->proof == AWALE_PROOF_ESTIMATE)
        g_assert_cmpint (margin, <=, former);
      former = margin;
      g_assert_true (awale_analysis_find_line (analysis, move) == line);
    }
  g_assert_cmpuint (seen & ~legal, ==, 0);
  if (awale_analysis_get_nodes (analysis) > 0)
    g_assert_cmpuint (seen, ==, legal);
}

static void
updated_cb (AwaleAnalysis *analysis,
            int           *n_updates)
{
  (*n_updates)++;
  if (awale_analysis_get_node (analysis) != NULL)
    check_rows (analysis);
}

static void
test_live (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  const AwaleMoveValues *values;
  AwaleEvaluation evaluation;
  int n_updates = 0;

  /* The analysis does not start by itself. */
  g_assert_true (awale_analysis_get_node (analysis) == awale_game_get_cursor (game));
  g_assert_false (awale_analysis_get_active (analysis));
  g_assert_false (awale_analysis_is_running (analysis));
  g_assert_false (awale_analysis_get_evaluation (analysis, &evaluation));

  g_signal_connect (analysis, "updated", G_CALLBACK (updated_cb), &n_updates);
  awale_analysis_set_active (analysis, true);
  g_assert_true (awale_analysis_is_running (analysis));
  g_assert_cmpuint (count_lines (analysis), ==, 0);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  g_assert_cmpint (n_updates, >, 0);
  g_assert_cmpint (awale_analysis_get_depth (analysis), ==, DEPTH);
  g_assert_cmpuint (awale_analysis_get_nodes (analysis), >, 0);
  g_assert_cmpfloat (awale_analysis_get_speed (analysis), >, 0.0);
  g_assert_true (awale_analysis_get_evaluation (analysis, &evaluation));
  check_rows (analysis);

  /* Values are stored without marking the game as modified. */
  values = awale_node_get_move_values (awale_game_get_cursor (game));
  g_assert_nonnull (values);
  g_assert_true (awale_evaluation_equal (&values->value, &evaluation));
  g_assert_false (awale_game_is_modified (game));
  g_assert_false (awale_game_can_undo (game));

  /* Results stay in view when the analysis is switched off. */
  awale_analysis_set_active (analysis, false);
  check_rows (analysis);
  g_assert_cmpuint (count_lines (analysis), >, 0);
}

/* Going back to an analyzed position shows its result immediately, without running the main
 * loop. */
static void
test_back (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleNode *one = fixture_node (game, 10), *other = fixture_node (game, 11);
  AwaleEvaluation found, again;

  awale_analysis_set_active (analysis, true);
  awale_analysis_set_node (analysis, one);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  awale_analysis_get_evaluation (analysis, &found);
  awale_analysis_set_node (analysis, other);
  g_assert_cmpuint (count_lines (analysis), ==, 0);
  g_assert_true (awale_analysis_is_running (analysis));

  awale_analysis_set_node (analysis, one);
  g_assert_false (awale_analysis_is_running (analysis));
  g_assert_cmpuint (count_lines (analysis), >, 0);
  g_assert_cmpint (awale_analysis_get_depth (analysis), ==, DEPTH);
  g_assert_true (awale_analysis_get_evaluation (analysis, &again));
  g_assert_true (awale_evaluation_equal (&found, &again));
  check_rows (analysis);

  /* The search goes deeper only on request. */
  awale_analysis_set_target_depth (analysis, DEPTH + 2);
  g_assert_true (awale_analysis_is_running (analysis));
  g_assert_cmpint (awale_analysis_get_depth (analysis), ==, DEPTH);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  g_assert_cmpint (awale_analysis_get_depth (analysis), ==, DEPTH + 2);
  g_assert_cmpint (awale_node_get_evaluation (other)->depth, ==, DEPTH + 2);
}

static void
depth_cb (AwaleAnalysis *analysis,
          int           *shallowest)
{
  g_assert_cmpint (awale_analysis_get_depth (analysis), >=, *shallowest);
}

/* The displayed depth never decreases, although each search starts at depth 1. */
static void
test_deeper_only (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  int shallowest = 0;

  awale_analysis_set_target_depth (analysis, 30);
  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (awale_analysis_get_depth (analysis) >= 7);
  shallowest = awale_analysis_get_depth (analysis);
  g_signal_connect (analysis, "updated", G_CALLBACK (depth_cb), &shallowest);
  awale_analysis_set_active (analysis, false);
  g_assert_false (awale_analysis_is_running (analysis));
  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (awale_analysis_get_depth (analysis) > shallowest);
}

static AwaleAnalysisLine *
get_first_line (AwaleAnalysis *analysis)
{
  /* The unreferenced line stays valid, because the list holds another reference. */
  g_autoptr (AwaleAnalysisLine) line =
    g_list_model_get_item (awale_analysis_get_lines (analysis), 0);

  return line;
}

/* Checks that the headline shows the value of the first row. */
static void
check_headline (AwaleAnalysis *analysis)
{
  AwaleEvaluation shown;

  g_assert_true (awale_analysis_get_evaluation (analysis, &shown));
  g_assert_true (awale_evaluation_equal (
    &shown, awale_analysis_line_get_evaluation (get_first_line (analysis))));
}

/* In an analyzed game, stored values are shown at once, missing ones are searched, and deeper
 * values are not replaced by shallower ones. */
static void
test_saved (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleNode *node = fixture_node (game, 6), *next = fixture_node (game, 7);
  AwaleEvaluation value = { AWALE_PROOF_ESTIMATE, -80, -80, 33 };
  AwaleMoveValues saved = best_move_of (find_other_move (game, next), -20, 33);
  clock_t began;

  awale_move_values_set (&saved, awale_node_get_move (next), &value);
  awale_game_set_move_values (game, node, &saved);
  awale_analysis_set_node (analysis, node);
  check_headline (analysis);
  g_assert_cmpuint (count_lines (analysis), ==, 2);
  g_assert_cmpint (awale_analysis_line_get_move (get_first_line (analysis)), ==, saved.best);
  g_assert_cmpint (awale_analysis_get_depth (analysis), ==, 33);
  g_assert_false (awale_analysis_is_running (analysis));

  began = clock ();
  awale_analysis_set_active (analysis, true);
  g_assert_true (awale_analysis_is_running (analysis));
  WAIT_UNTIL (count_lines (analysis) == 6);
  g_assert_cmpint (clock () - began, <, CLOCKS_PER_SEC / 10);
  check_headline (analysis);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  check_rows (analysis);
  check_headline (analysis);
  g_assert_cmpint (awale_analysis_line_get_move (get_first_line (analysis)), ==, saved.best);
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (node), &saved));
  g_assert_true (awale_evaluation_equal (
    awale_analysis_line_get_evaluation (
      awale_analysis_find_line (analysis, awale_node_get_move (next))), &value));
}

static void
check_one_value_cb (AwaleAnalysis *analysis,
                    int           *n_kept)
{
  const AwaleEvaluation *value = awale_node_get_value (awale_analysis_get_node (analysis));
  AwaleEvaluation shown;

  if (awale_analysis_get_depth (analysis) < 8)
    return;
  g_assert_true (awale_analysis_get_evaluation (analysis, &shown));
  g_assert_true (awale_evaluation_equal (&shown, value));
  (*n_kept)++;
}

/* The analysis and the game show the same value during a search. The position's own search provides
 * it as soon as it looks as far ahead as the search of the previous position. */
static void
test_one_value (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleNode *node = fixture_node (game, 6), *next = fixture_node (game, 7);
  AwaleMoveValues former = best_move_of (awale_node_get_move (next), 4000, 12);
  AwaleMoveValues proven = former;
  int n_kept = 0;

  awale_game_cache_move_values (game, node, &former);
  awale_analysis_set_node (analysis, next);
  g_assert_cmpint (awale_node_get_value (next)->low, ==, 4000);
  g_signal_connect (analysis, "updated", G_CALLBACK (check_one_value_cb), &n_kept);
  awale_analysis_set_target_depth (analysis, 16);
  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  g_assert_cmpint (n_kept, >, 0);
  g_assert_cmpint (awale_node_get_value (next)->depth, ==, 16);
  g_assert_cmpint (awale_node_get_evaluation (next)->depth, ==, 12);

  /* A search of the previous position that looked further ahead takes precedence. */
  former = best_move_of (awale_node_get_move (next), 4100, 33);
  awale_game_cache_move_values (game, node, &former);
  g_assert_cmpint (awale_node_get_value (next)->low, ==, 4100);
  check_one_value_cb (analysis, &n_kept);

  /* A proven value is not replaced by an estimate. */
  proven.value = (AwaleEvaluation) { AWALE_PROOF_EXACT, 400, 400, 0 };
  awale_move_values_set_best (&proven, proven.best, &proven.value);
  awale_game_cache_move_values (game, node, &proven);
  g_assert_cmpint (awale_node_get_value (next)->low, ==, 400);
  check_one_value_cb (analysis, &n_kept);
}

/* Deeper values replace stored ones. */
static void
test_deepens_saved (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleNode *node = fixture_node (game, 6), *next = fixture_node (game, 7);
  AwaleMoveValues saved = best_move_of (awale_node_get_move (next), 4000, 3);
  AwaleEvaluation shown;

  awale_game_set_move_values (game, node, &saved);
  awale_game_mark_saved (game, awale_game_begin_saving (game));
  awale_analysis_set_node (analysis, node);
  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  check_headline (analysis);
  awale_analysis_get_evaluation (analysis, &shown);
  g_assert_cmpint (shown.depth, ==, DEPTH);
  g_assert_true (awale_evaluation_equal (&awale_node_get_move_values (node)->value, &shown));
  g_assert_cmpint (awale_node_get_evaluation (next)->depth, ==, DEPTH);
  g_assert_false (awale_game_is_modified (game));
}

/* Values found by other searches are shown at once. */
static void
test_found_by_others (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleNode *node = fixture_node (game, 6);
  AwaleMoveValues values = best_move_of (awale_node_get_move (fixture_node (game, 7)), 130, 14);
  int n_updates = 0;

  awale_analysis_set_node (analysis, node);
  g_signal_connect (analysis, "updated", G_CALLBACK (updated_cb), &n_updates);
  awale_game_cache_move_values (game, node, &values);
  g_assert_cmpint (n_updates, ==, 1);
  g_assert_cmpuint (count_lines (analysis), ==, 1);
  check_headline (analysis);
}

/* A finished search continues on request, even though its own result is already stored. */
static void
test_go_deeper (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  int former;

  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  g_assert_nonnull (awale_node_get_move_values (awale_analysis_get_node (analysis)));
  former = awale_analysis_get_depth (analysis);
  g_assert_true (awale_analysis_can_go_deeper (analysis));
  awale_analysis_go_deeper (analysis);
  g_assert_true (awale_analysis_is_running (analysis));
  WAIT_UNTIL (awale_analysis_get_depth (analysis) > former);
}

static void
cursor_changed_cb (AwaleAnalysis *analysis,
                   GParamSpec    *pspec,
                   AwaleGame     *game)
{
  awale_analysis_set_node (analysis, awale_game_get_cursor (game));
}

static void
test_stepping (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("family", NULL, "");
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  int n_updates = 0;

  for (int ply = 0; ply < 60; ply++)
    {
      unsigned legal = awale_legal_moves (awale_node_get_position (awale_game_get_cursor (game)),
                                          awale_game_get_rules (game));
      AwaleMove move = g_rand_int_range (random, 0, AWALE_PASS + 1);

      while (legal != 0 && (legal >> move & 1) == 0)
        move = (move + 1) % (AWALE_PASS + 1);
      if (legal != 0)
        awale_game_play (game, move);
    }
  g_signal_connect_object (game, "notify::cursor", G_CALLBACK (cursor_changed_cb), analysis,
                           G_CONNECT_SWAPPED);
  awale_analysis_set_target_depth (analysis, 30);
  g_signal_connect (analysis, "updated", G_CALLBACK (updated_cb), &n_updates);
  awale_analysis_set_active (analysis, true);
  for (int i = 0; i < 600; i++)
    {
      AwaleNode *cursor = awale_game_get_cursor (game);
      AwaleNode *next = i / 40 % 2 == 0 ? awale_node_get_parent (cursor)
                                        : awale_node_get_first_child (cursor);

      if (next != NULL)
        awale_game_set_cursor (game, next);
      g_assert_true (awale_analysis_get_node (analysis) == awale_game_get_cursor (game));
      if (count_lines (analysis) > 0)
        check_rows (analysis);
      for (int turn = 0; turn < i % 4; turn++)
        g_main_context_iteration (NULL, FALSE);
    }
  WAIT_UNTIL (awale_analysis_get_depth (analysis) > 0 || !awale_analysis_is_running (analysis));
  g_assert_cmpint (n_updates, >=, 500);
}

static void
test_pause (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);

  awale_analysis_set_paused (analysis, true);
  awale_analysis_set_active (analysis, true);
  g_assert_false (awale_analysis_is_running (analysis));
  wait_while (g_main_context_pending (NULL));
  g_assert_cmpuint (count_lines (analysis), ==, 0);
  awale_analysis_set_paused (analysis, false);
  g_assert_true (awale_analysis_is_running (analysis));
  WAIT_UNTIL (count_lines (analysis) > 0);
}

/* The game is edited, gets other rules, and is removed during the analysis. */
static void
test_game_changes (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleGame) another = fixture_game ("booklet", NULL, "F");
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwalePosition start = awale_position_start ();

  awale_analysis_set_active (analysis, true);
  awale_analysis_set_node (analysis, fixture_node (game, N_PLIES));
  awale_game_delete (game, fixture_node (game, 4));
  g_assert_true (awale_analysis_get_node (analysis) == awale_game_get_cursor (game));
  WAIT_UNTIL (count_lines (analysis) > 0);
  check_rows (analysis);

  awale_game_set_start (game, &awale_preset_find ("awari")->rules, start);
  g_assert_true (awale_analysis_get_node (analysis) == awale_game_get_root (game));
  g_assert_cmpuint (count_lines (analysis), ==, 0);
  WAIT_UNTIL (count_lines (analysis) > 0);
  check_rows (analysis);

  awale_analysis_set_game (analysis, another);
  g_assert_true (awale_analysis_get_node (analysis) == awale_game_get_cursor (another));
  WAIT_UNTIL (count_lines (analysis) > 0);
  check_rows (analysis);
  awale_analysis_set_game (analysis, NULL);
  g_assert_null (awale_analysis_get_node (analysis));
  g_assert_false (awale_analysis_is_running (analysis));
  g_assert_cmpuint (count_lines (analysis), ==, 0);
}

/* A finished game is not searched, and its value is exact. */
static void
test_ended (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", "0-0-0-0-1-1-0-0-0-0-0-0-22-24-N", "");
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleEvaluation evaluation;

  awale_analysis_set_active (analysis, true);
  g_assert_false (awale_analysis_is_running (analysis));
  g_assert_true (awale_analysis_get_evaluation (analysis, &evaluation));
  g_assert_cmpint (evaluation.proof, ==, AWALE_PROOF_EXACT);
  g_assert_cmpint (evaluation.low, ==, 0);
}

static void
test_tables (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("awari")->rules;
  g_autofree char *folder = fixture_build (rules, 6);
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (rules, folder, 6);
  g_autoptr (AwaleGame) game = fixture_game ("awari", "0-0-1-0-1-1-0-0-0-1-0-1-21-22-S", "");
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwalePosition position = awale_node_get_position (awale_game_get_root (game));
  AwaleEvaluation evaluation;
  int low, high;

  g_assert_true (awale_tablebase_probe (tables, position, &low, &high));
  g_assert_cmpint (low, ==, high);
  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  awale_analysis_set_tables (analysis, tables);
  g_assert_true (awale_analysis_is_running (analysis));
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  g_assert_true (awale_analysis_get_evaluation (analysis, &evaluation));
  g_assert_cmpint (evaluation.proof, ==, AWALE_PROOF_EXACT);
  g_assert_cmpint (evaluation.low, ==, (low - 1) * 100);
  g_assert_cmpint (awale_node_get_evaluation (awale_game_get_root (game))->proof, ==,
                   AWALE_PROOF_EXACT);

  /* Under other rules the analysis works without the tables. */
  awale_game_set_start (game, &awale_preset_find ("society")->rules, position);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  g_assert_cmpuint (count_lines (analysis), >, 0);
  fixture_remove_folder (folder);
}

/* The book's value is shown, but only under the book's rules. */
static void
test_book (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Ff");
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  g_autoptr (AwaleBook) book = books_make (awale_game_get_rules (game));
  const AwaleMoveValues *opening = awale_analysis_get_opening (analysis);
  AwaleBookEntry entry;
  int n_updates = 0;

  g_assert_false (opening->has_value);
  g_signal_connect (analysis, "updated", G_CALLBACK (updated_cb), &n_updates);
  awale_analysis_set_book (analysis, book);
  g_assert_cmpint (n_updates, ==, 1);
  awale_analysis_set_book (analysis, book);
  g_assert_cmpint (n_updates, ==, 1);

  /* Values are given from South's point of view, whoever is to move, and are rounded to tenths of a
   * seed. */
  for (int ply = 0; ply < 2; ply++)
    {
      AwaleNode *node = fixture_node (game, ply);
      int sign = ply == 0 ? 1 : -1;

      awale_analysis_set_node (analysis, node);
      g_assert_true (awale_book_probe (book, awale_node_get_position (node), &entry));
      g_assert_true (opening->has_value);
      g_assert_cmpint (ABS (opening->value.low - sign * entry.value), <=, 5);
      g_assert_cmpint (__builtin_popcount (opening->known), ==, entry.n_moves);
      for (int i = 0; i < entry.n_moves; i++)
        {
          const AwaleEvaluation *value = awale_move_values_get (opening, entry.moves[i].move);

          g_assert_cmpint (value->proof, ==, AWALE_PROOF_ESTIMATE);
          g_assert_cmpint (value->depth, ==, 2);
          g_assert_cmpint (ABS (value->low - sign * entry.moves[i].value), <=, 5);
        }
    }
  g_assert_cmpuint (count_lines (analysis), ==, 0);

  awale_game_set_start (game, &awale_preset_find ("awari")->rules, awale_position_start ());
  g_assert_false (awale_analysis_get_opening (analysis)->has_value);
}

static void
test_add_line (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  AwaleNode *node = fixture_node (game, 4);
  g_autoptr (AwaleAnalysisLine) line = NULL;
  g_autofree char *text = NULL;
  AwaleNode *first;

  awale_analysis_set_node (analysis, node);
  awale_analysis_set_active (analysis, true);
  WAIT_UNTIL (!awale_analysis_is_running (analysis));
  line = g_list_model_get_item (awale_analysis_get_lines (analysis), 5);
  g_assert_nonnull (line);
  text = awale_analysis_line_dup_replies (line, 1);
  g_assert_true (g_str_has_prefix (strchr (awale_analysis_line_get_text (line), ' ') + 1, text));
  g_assert_null (strchr (text, ' '));
  first = awale_analysis_line_add_to_game (line, game, node, 3);
  g_assert_cmpint (awale_node_get_move (first), ==, awale_analysis_line_get_move (line));
  g_assert_nonnull (awale_node_get_evaluation (first));
  g_assert_cmpint (awale_node_get_ply (awale_game_get_line_end (game, first)), ==, 7);
  awale_game_undo (game);
  g_assert_false (awale_game_can_undo (game));
  g_assert_cmpuint (awale_node_get_n_children (node), ==, 1);
}

static void
notified_cb (AwaleAnalysis *analysis,
             GParamSpec    *pspec,
             int           *n_notified)
{
  (*n_notified)++;
}

static void
test_properties (void)
{
  static const char *const switches[] = { "active", "paused" };
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "F");
  g_autoptr (AwaleAnalysis) analysis = awale_analysis_new (NULL);
  int n_notified = 0;

  g_signal_connect (analysis, "notify", G_CALLBACK (notified_cb), &n_notified);
  for (size_t i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      gboolean value;

      n_notified = 0;
      g_object_set (analysis, switches[i], TRUE, NULL);
      g_object_get (analysis, switches[i], &value, NULL);
      g_assert_true (value);
      g_assert_cmpint (n_notified, ==, 1);
    }
  awale_analysis_set_game (analysis, game);
  awale_analysis_set_node (analysis, awale_game_get_root (game));
  g_assert_true (awale_analysis_get_node (analysis) == awale_game_get_root (game));
}

/* Finalizes an analysis during a search, before its first result, and before its start. */
static void
test_finalised (void)
{
  for (int i = 0; i < 30; i++)
    {
      g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
      AwaleAnalysis *analysis = new_analysis (game);

      awale_analysis_set_target_depth (analysis, AWALE_SEARCH_MAX_DEPTH);
      if (i % 3 > 0)
        awale_analysis_set_active (analysis, true);
      if (i % 3 == 2)
        WAIT_UNTIL (awale_analysis_get_depth (analysis) > 0);
      g_assert_finalize_object (analysis);
    }
}

static void
failed_cb (AwaleAnalysis *analysis,
           const char    *told,
           char         **sentence)
{
  *sentence = g_strdup (told);
}

/* Without a thread the switch turns off with a message; the analysis can be started again later. */
static void
test_no_thread (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);
  g_autofree char *sentence = NULL;

  g_signal_connect (analysis, "failed", G_CALLBACK (failed_cb), &sentence);
  failing_threads_set (true);
  awale_analysis_set_active (analysis, true);
  g_assert_false (awale_analysis_is_running (analysis));
  wait_while (sentence == NULL);
  failing_threads_set (false);
  g_assert_cmpstr (sentence, ==, "The system could not start a thread for the analysis.");
  g_assert_false (awale_analysis_get_active (analysis));

  awale_analysis_set_active (analysis, true);
  wait_while (awale_analysis_get_depth (analysis) == 0);
}

/* Returns the niceness of the thread called @name, or 0 if no such thread runs. */
static int
get_niceness (const char *name)
{
  g_autoptr (GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  const char *id;
  int niceness = 0;

  while ((id = g_dir_read_name (tasks)) != NULL)
    {
      g_autofree char *file = g_build_filename ("/proc/self/task", id, "comm", NULL);
      g_autofree char *comm = NULL;

      if (g_file_get_contents (file, &comm, NULL, NULL) && g_str_has_prefix (comm, name))
        niceness = MAX (niceness, getpriority (PRIO_PROCESS, (id_t) atoi (id)));
    }
  return niceness;
}

/* The search keeps the higher niceness of its process. This test comes last, because niceness
 * cannot be lowered again. */
static void
test_niceness (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleAnalysis) analysis = new_analysis (game);

  g_assert_cmpint (setpriority (PRIO_PROCESS, 0, 12), ==, 0);
  awale_analysis_set_active (analysis, true);
  wait_while (awale_analysis_get_depth (analysis) == 0);
  wait_while (get_niceness ("awale-analysis") != 12);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/live/live", test_live);
  g_test_add_func ("/analysis/live/no-thread", test_no_thread);
  g_test_add_func ("/analysis/live/back", test_back);
  g_test_add_func ("/analysis/live/deeper-only", test_deeper_only);
  g_test_add_func ("/analysis/live/saved", test_saved);
  g_test_add_func ("/analysis/live/one-value", test_one_value);
  g_test_add_func ("/analysis/live/deepens-saved", test_deepens_saved);
  g_test_add_func ("/analysis/live/found-by-others", test_found_by_others);
  g_test_add_func ("/analysis/live/go-deeper", test_go_deeper);
  g_test_add_func ("/analysis/live/stepping", test_stepping);
  g_test_add_func ("/analysis/live/pause", test_pause);
  g_test_add_func ("/analysis/live/game-changes", test_game_changes);
  g_test_add_func ("/analysis/live/ended", test_ended);
  g_test_add_func ("/analysis/live/tables", test_tables);
  g_test_add_func ("/analysis/live/book", test_book);
  g_test_add_func ("/analysis/live/add-line", test_add_line);
  g_test_add_func ("/analysis/live/properties", test_properties);
  g_test_add_func ("/analysis/live/finalised", test_finalised);
  g_test_add_func ("/analysis/live/niceness", test_niceness);
  return g_test_run ();
}
