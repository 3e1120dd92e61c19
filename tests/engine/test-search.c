/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <string.h>

#include "../failing-threads.h"
#include "../jumping-clock.h"
#include "engine/awale-evaluate.h"
#include "engine/awale-hash.h"
#include "engine/awale-search.h"
#include "minimax.h"
#include "weights-file.h"

typedef struct
{
  int         calls;
  int         last_depth;
  atomic_bool stop;
} Listener;

static AwaleSearchResult
search_start (AwaleSearcher           *searcher,
              const AwaleSearchLimits *limits)
{
  AwalePosition start = awale_position_start ();

  return awale_searcher_run (searcher, &start, 1, limits, NULL, NULL, NULL);
}

static void
test_repeats (void)
{
  AwaleSearchLimits limits = { .depth = 12, .lines = 3 };
  g_autoptr (AwaleSearcher) first = awale_searcher_new (&awale_preset_default ()->rules, 4);
  g_autoptr (AwaleSearcher) second = awale_searcher_new (&awale_preset_default ()->rules, 4);
  AwaleSearchResult a = search_start (first, &limits);
  AwaleSearchResult b = search_start (second, &limits);

  g_assert_cmpuint (a.nodes, ==, b.nodes);
  g_assert_cmpint (a.n_lines, ==, 3);
  for (int i = 0; i < a.n_lines; i++)
    {
      g_assert_cmpint (a.lines[i].move, ==, b.lines[i].move);
      g_assert_cmpint (a.lines[i].value, ==, b.lines[i].value);
    }
}

static void
test_lines (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (int i = 0; i < 40; i++)
    {
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
      g_autoptr (GArray) positions = awale_test_random_game (rand, rules, i * 2);
      AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
      unsigned legal = awale_legal_moves (position, rules), seen = 0;
      AwaleSearchLimits limits = { .depth = 6, .lines = AWALE_SEARCH_MAX_LINES };
      AwaleSearchResult result =
        awale_searcher_run (searcher, (AwalePosition *) (void *) positions->data, positions->len,
                            &limits, NULL, NULL, NULL);

      g_assert_cmpint (result.n_lines, ==, __builtin_popcount (legal));
      for (int k = 0; k < result.n_lines; k++)
        {
          AwalePosition at = position;
          const AwaleSearchLine *line = &result.lines[k];

          seen |= 1u << line->move;
          g_assert_cmpint (line->line[0], ==, line->move);
          if (k > 0)
            g_assert_cmpint (line->value, <=, result.lines[k - 1].value);
          for (int ply = 0; ply < line->length; ply++)
            {
              g_assert_cmpint (awale_illegal_reason (at, rules, line->line[ply]), ==,
                               AWALE_ILLEGAL_REASON_NONE);
              at = awale_play (at, rules, line->line[ply], NULL);
            }
        }
      g_assert_cmpuint (seen, ==, legal);
    }
}

/* A requested move gets a value of its own beside the best move; the value equals that of a
 * full-width search of this move alone. */
static void
test_asked (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (int i = 0; i < 60; i++)
    {
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
      g_autoptr (GArray) positions = awale_test_random_game (rand, rules, i);
      AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
      unsigned legal = awale_legal_moves (position, rules);
      AwaleSearchLimits limits = { .depth = 6, .plain = true, .threads = 1 + i % 3,
                                   .asked = legal & (unsigned) g_rand_int (rand) };
      AwaleSearchResult result =
        awale_searcher_run (searcher, (AwalePosition *) (void *) positions->data, positions->len,
                            &limits, NULL, NULL, NULL);
      unsigned seen = 0;

      for (int k = 0; k < result.n_lines; k++)
        {
          AwaleSearchLimits alone = { .depth = 6, .plain = true,
                                      .moves = 1u << result.lines[k].move };
          AwaleSearchResult one;

          awale_searcher_clear (searcher);
          one = awale_searcher_run (searcher, (AwalePosition *) (void *) positions->data,
                                    positions->len, &alone, NULL, NULL, NULL);
          g_assert_cmpint (result.lines[k].value, ==, one.lines[0].value);
          g_assert_cmpint (result.lines[k].depth, ==, 6);
          g_assert_cmpint (result.lines[k].value, <=, result.lines[0].value);
          seen |= 1u << result.lines[k].move;
        }
      /* The requested moves, and the best one if it is not among them. */
      g_assert_cmpuint (limits.asked & ~seen, ==, 0);
      g_assert_cmpint (__builtin_popcount (seen & ~limits.asked), <=, 1);
    }
}

/* Each of several lines has the same value as a search of its move alone. */
static void
test_lines_alone (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (int i = 0; i < 20; i++)
    {
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
      g_autoptr (GArray) game = awale_test_random_game (rand, rules, 3 * i);
      const AwalePosition *positions = (AwalePosition *) (void *) game->data;
      AwaleSearchLimits limits = { .depth = 5, .lines = AWALE_SEARCH_MAX_LINES, .plain = true };
      AwaleSearchResult all = awale_searcher_run (searcher, positions, game->len, &limits, NULL,
                                                  NULL, NULL);

      for (int k = 0; k < all.n_lines; k++)
        {
          AwaleSearchLimits alone = { .depth = 5, .plain = true,
                                      .moves = 1u << all.lines[k].move };
          AwaleSearchResult one = awale_searcher_run (searcher, positions, game->len, &alone,
                                                      NULL, NULL, NULL);

          g_assert_cmpint (one.n_lines, ==, 1);
          g_assert_cmpint (one.lines[0].move, ==, all.lines[k].move);
          g_assert_cmpint (one.lines[0].value, ==, all.lines[k].value);
        }
    }
}

static void
stop_at_depth_cb (const AwaleSearchResult *result,
                  void                    *user_data)
{
  Listener *listener = user_data;

  listener->calls++;
  g_assert_cmpint (result->depth, ==, listener->last_depth + 1);
  listener->last_depth = result->depth;
  if (result->depth == 6)
    atomic_store (&listener->stop, true);
}

static void
test_stop (void)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&awale_preset_default ()->rules, 4);
  AwalePosition start = awale_position_start ();
  AwaleSearchLimits limits = { .threads = 2 };
  Listener listener = { 0 };
  AwaleSearchResult result = awale_searcher_run (searcher, &start, 1, &limits, &listener.stop,
                                                 stop_at_depth_cb, &listener);

  g_assert_cmpint (listener.calls, ==, listener.last_depth);
  g_assert_cmpint (result.depth, ==, listener.last_depth);
  g_assert_cmpint (result.depth, >=, 6);
  g_assert_cmpint (result.n_lines, ==, 1);

  /* A search stopped before it begins still gives a legal move. */
  result = awale_searcher_run (searcher, &start, 1, &limits, &listener.stop, NULL, NULL);
  g_assert_cmpint (result.n_lines, ==, 1);
  g_assert_cmpint (
      awale_illegal_reason (start, &awale_preset_default ()->rules, result.lines[0].move), ==,
      AWALE_ILLEGAL_REASON_NONE);
}

/* Several threads find the same values as one. Without a history no position can recur within so
 * few plies, so the values depend on nothing else. */
static void
test_threads_agree (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);

  for (int i = 0; i < 12; i++)
    {
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
      g_autoptr (GArray) game = awale_test_random_game (rand, rules, 4 * i);
      AwalePosition position = g_array_index (game, AwalePosition, game->len - 1);
      AwaleSearchLimits limits = { .depth = 11, .plain = true, .lines = 1 + i % 3 };
      AwaleSearchResult one, several;
      Listener listener = { 0 };

      one = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
      awale_searcher_clear (searcher);
      limits.threads = 2 + i % 2;
      several = awale_searcher_run (searcher, &position, 1, &limits, NULL, stop_at_depth_cb,
                                    &listener);

      g_assert_cmpint (several.depth, ==, one.depth);
      g_assert_cmpint (listener.last_depth, ==, one.depth);
      g_assert_cmpint (several.n_lines, ==, one.n_lines);
      for (int k = 0; k < one.n_lines; k++)
        {
          g_assert_cmpint (several.lines[k].value, ==, one.lines[k].value);
          g_assert_cmpint (several.lines[k].depth, ==, one.lines[k].depth);
        }
    }
}

/* Node limits are kept to within a hundredth plus the leaves of a few nodes, except in the first
 * iteration, which always finishes. A second thread may exceed the limit by its work between two
 * checks, which is 2,048 nodes and their leaves. */
static void
check_node_limit (const char *text,
                  uint64_t    nodes,
                  int         threads)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&awale_preset_default ()->rules, 4);
  AwaleSearchLimits limits = { .nodes = nodes, .threads = threads };
  AwalePosition position;
  AwaleSearchResult result;

  g_assert_true (awale_position_parse (text, &position, NULL));
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_test_message ("%s, %d threads: %" G_GUINT64_FORMAT " nodes of %" G_GUINT64_FORMAT
                  ", depth %d", text, threads, result.nodes, nodes, result.depth);
  g_assert_cmpint (result.n_lines, ==, 1);
  g_assert_cmpint (result.depth, >=, 1);
  g_assert_cmpuint (result.nodes, >=, nodes);
  g_assert_cmpuint (result.nodes, <=, nodes + nodes / 100 + 500 + (threads > 1 ? 8192 : 0));
}

static void
test_node_limit (void)
{
  static const char *const positions[] = {
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "0-13-1-0-2-3-1-2-0-9-1-2-7-7-N",
    "1-8-1-1-0-0-8-3-9-0-2-2-2-11-S",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    for (uint64_t nodes = 1; nodes <= 100000; nodes *= 10)
      for (int threads = 1; threads <= 2; threads++)
        check_node_limit (positions[i], nodes, threads);
}

/* A clear decision is played early, and a new best move gets more time. */
static void
test_pace (void)
{
  AwaleTimeManager pace = { .usual = 1000, .best = AWALE_NO_MOVE };
  AwaleTimeManager endless = { 0 };

  g_assert_false (awale_time_manager_is_up (&pace, 1300, 3, 4));
  g_assert_false (awale_time_manager_is_up (&pace, 600, 3, 4));
  g_assert_true (awale_time_manager_is_up (&pace, 700, 3, 4));
  g_assert_false (awale_time_manager_is_up (&pace, 700, 2, 4));
  g_assert_true (awale_time_manager_is_up (&pace, 1, 2, 1));
  for (int i = 0; i < 4; i++)
    g_assert_false (awale_time_manager_is_up (&pace, 400, 2, 4));
  g_assert_true (awale_time_manager_is_up (&pace, 400, 2, 4));
  g_assert_false (awale_time_manager_is_up (&endless, G_MAXINT, 2, 1));
}

/* A search stops after its usual time, even if its time limit is hours away; a forced move is
 * searched only to depth 1. */
static void
test_usual_time (void)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&awale_preset_default ()->rules, 4);
  AwaleSearchLimits limits = { .milliseconds = 10000000, .usual_milliseconds = 1 };
  AwalePosition position;

  g_assert_cmpint (search_start (searcher, &limits).depth, >=, 1);
  g_assert_true (awale_position_parse ("0-0-0-0-0-5-4-4-4-4-4-4-12-7-S", &position, NULL));
  limits.usual_milliseconds = 10000000;
  g_assert_cmpint (awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL).depth,
                   ==, 1);
}

static void
test_no_move (void)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&awale_preset_default ()->rules, 1);
  AwaleSearchLimits limits = { .depth = 3 };
  AwalePosition position;
  AwaleSearchResult result;

  g_assert_true (awale_position_parse ("0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", &position, NULL));
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.n_lines, ==, 0);
}

/* The only legal move harvests all remaining seeds, so its value follows from the rules. */
static void
test_last_move_is_exact (void)
{
  g_autoptr (AwaleSearcher) searcher =
    awale_searcher_new (&awale_preset_find ("booklet")->rules, 1);
  AwaleSearchLimits limits = { .depth = 4 };
  AwalePosition position;
  AwaleSearchResult result;

  g_assert_true (awale_position_parse ("0-0-0-0-0-1-1-0-0-0-0-0-24-22-S", &position, NULL));
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.n_lines, ==, 1);
  g_assert_cmpint (result.lines[0].move, ==, 5);
  g_assert_cmpint (result.lines[0].proof, ==, AWALE_PROOF_EXACT);
  g_assert_cmpint (result.lines[0].value, ==, 4 * AWALE_VALUE_SEED);
}

/* A search finds the capture that gives a majority and ends the game; its value is the difference
 * of the stores. */
static void
test_majority_ends (void)
{
  AwaleRuleset rules;
  AwalePosition position;
  AwaleSearchLimits limits = { .depth = 6 };
  AwaleSearchResult result;

  g_assert_true (awale_ruleset_parse ("slam=captures feed=yes stuck=end leftover=owner "
                                      "dead=plays-on drought=none repetition=3 cycle=owner "
                                      "first=choice majority=ends", &rules, NULL));
  g_assert_true (awale_position_parse ("0-0-0-0-0-2-4-1-1-4-4-4-23-5-S", &position, NULL));

  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&rules, 1);
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.n_lines, ==, 1);
  g_assert_cmpint (result.lines[0].value, ==, 20 * AWALE_VALUE_SEED);
}

/* Evaluates a position one number of the hidden layer at a time, without the vector code of the
 * network. */
static int
evaluate_singly (const AwaleWeights *weights,
                 unsigned            ruleset,
                 AwalePosition       position,
                 int                 on_board)
{
  AwalePosition seen = position.side == AWALE_SOUTH ? position
                                                    : awale_position_swap_sides (position);
  int phase = on_board * AWALE_WEIGHTS_PHASES / (AWALE_SEEDS + 1);
  int most = AWALE_VALUE_SEED * on_board;
  unsigned harvests[2] = { 0 };
  int future = 0;

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    {
      int seeds = seen.pits[pit];
      AwaleSide side = pit >= AWALE_SIDE_PITS;
      unsigned target = awale_sowing_targets[pit][seeds];
      AwaleLanes sown = awale_sow_seeds (seen.lanes, pit, seeds);

      if (seeds > 0 && awale_hits_target (sown, target))
        harvests[side] |= 1u << (pit % AWALE_SIDE_PITS);
    }

  for (int j = 0; j < AWALE_WEIGHTS_HIDDEN; j++)
    {
      int sum = weights->biases[ruleset][j] + weights->threats[0][harvests[0]][j] +
                weights->threats[1][harvests[1]][j];

      for (int i = 0; i < AWALE_PITS; i++)
        sum += weights->singles[i][MIN (seen.pits[i], AWALE_WEIGHTS_COUNTS - 1)][j];
      for (int i = 0; i < AWALE_PITS; i += 2)
        sum += weights->pairs[i / 2][MIN (seen.pits[i], AWALE_WEIGHTS_PAIRED - 1)]
                             [MIN (seen.pits[i + 1], AWALE_WEIGHTS_PAIRED - 1)][j];
      future += CLAMP (sum, 0, AWALE_WEIGHTS_ONE) * weights->heads[ruleset][phase][j];
    }
  future = weights->bases[ruleset][phase] + (future >> AWALE_WEIGHTS_SHIFT);
  return AWALE_VALUE_SEED * (seen.stores[0] - seen.stores[1]) + CLAMP (future, -most, most);
}

static void
test_evaluation (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (GBytes) file = awale_weights_dup_file ();
  g_autofree AwaleWeights *weights = awale_weights_read (g_bytes_get_data (file, NULL),
                                                         g_bytes_get_size (file));
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  int n_positions = g_test_slow () ? 1400 : 350;
  int n_krous = 0;

  for (int i = 0; i < n_positions; i++)
    {
      unsigned ruleset = (unsigned) i % n_presets;
      const AwaleRuleset *rules = &presets[ruleset].rules;
      AwaleNetwork *network = awale_network_new (rules);
      g_autoptr (GArray) positions = awale_test_random_game (rand, rules, i % 100);
      AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
      int on_board = awale_position_seeds_on_board (position);
      int value = awale_evaluate (network, position, on_board);
      int margin = position.stores[position.side] - position.stores[!position.side];

      for (int pit = 0; pit < AWALE_PITS; pit++)
        n_krous += position.pits[pit] >= AWALE_WEIGHTS_PAIRED;
      g_assert_cmpint (value, ==,
                       awale_evaluate (network, awale_position_swap_sides (position), on_board));
      g_assert_cmpint (value, <=, AWALE_VALUE_SEED * (margin + on_board));
      g_assert_cmpint (value, >=, AWALE_VALUE_SEED * (margin - on_board));
      g_assert_cmpint (value, ==, evaluate_singly (weights, ruleset, position, on_board));
      awale_network_free (network);
    }
  g_assert_cmpint (n_krous, >, 0);
}

static void
test_weights_chosen (void)
{
  /* Rulesets in the order of the trained weights, which is not that of the presets. */
  static const char *const ids[] = { "avele", "society", "common", "booklet", "family", "abapa",
                                     "awari" };
  AwaleRuleset rules = awale_preset_find ("family")->rules;

  for (unsigned i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_cmpuint (awale_weights_choose (&awale_preset_find (ids[i])->rules), ==, i);
  rules.repetition = 5;
  rules.majority = AWALE_MAJORITY_ENDS;
  g_assert_cmpuint (awale_weights_choose (&rules), ==, 4);
}

/* Damaged weights are rejected, and weights that were written can be read again. */
static void
test_weights_damaged (void)
{
  g_autoptr (GBytes) file = awale_weights_dup_file ();
  size_t n_bytes;
  const char *bytes = g_bytes_get_data (file, &n_bytes);
  const AwaleWeightsHead *head = (const void *) bytes;
  g_autofree AwaleWeights *weights = awale_weights_read (bytes, n_bytes);
  g_autofree char *damaged = g_memdup2 (bytes, n_bytes);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GBytes) large = NULL;

  g_assert_nonnull (weights);
  g_assert_cmpuint (strnlen (head->origin, AWALE_WEIGHTS_ORIGIN), <, AWALE_WEIGHTS_ORIGIN);
  g_assert_nonnull (strstr (head->origin, "tests/tune"));
  g_assert_nonnull (strstr (head->origin, "games and searches of the engine "));
  again = weights_file_new (weights, head->origin);
  g_assert_true (g_bytes_equal (file, again));

  for (size_t n = 0; n < n_bytes; n += 997)
    g_assert_null (awale_weights_read (bytes, n));
  for (size_t i = 0; i < n_bytes; i += i < G_STRUCT_OFFSET (AwaleWeightsHead, origin) ? 1 : 997)
    {
      if (i >= G_STRUCT_OFFSET (AwaleWeightsHead, origin) && i < sizeof *head)
        continue;
      damaged[i] ^= 16;
      g_assert_null (awale_weights_read (damaged, n_bytes));
      damaged[i] ^= 16;
    }

  /* The file is valid, but sums of such large weights could overflow. */
  weights->threats[1][5][3] = AWALE_WEIGHTS_MAX + 1;
  large = weights_file_new (weights, "a test");
  g_assert_null (awale_weights_read (g_bytes_get_data (large, NULL), g_bytes_get_size (large)));
}

static void
test_hash_entries (void)
{
  AwaleHash *hash = awale_hash_new (1);
  AwaleHashEntry entry = { .value = -4799, .depth = 117, .bound = AWALE_HASH_UPPER,
                           .move = AWALE_NO_MOVE };

  for (uint64_t key = 1; key < 5; key++)
    {
      entry.move = (AwaleMove) key - 2;
      awale_hash_store (hash, key << 40 | 77, entry);
    }
  for (uint64_t key = 1; key < 5; key++)
    {
      AwaleHashEntry found = awale_hash_probe (hash, key << 40 | 77);

      g_assert_cmpint (found.value, ==, entry.value);
      g_assert_cmpint (found.depth, ==, entry.depth);
      g_assert_cmpint (found.bound, ==, entry.bound);
      g_assert_cmpint (found.move, ==, (AwaleMove) key - 2);
    }
  g_assert_cmpint (awale_hash_probe (hash, 9).bound, ==, AWALE_HASH_NONE);

  /* Entries of earlier searches are replaced first, so both new entries are kept. */
  awale_hash_new_search (hash);
  entry.depth = 3;
  awale_hash_store (hash, UINT64_C (9) << 40 | 77, entry);
  entry.depth = 2;
  awale_hash_store (hash, UINT64_C (10) << 40 | 77, entry);
  g_assert_cmpint (awale_hash_probe (hash, UINT64_C (9) << 40 | 77).depth, ==, 3);
  g_assert_cmpint (awale_hash_probe (hash, UINT64_C (10) << 40 | 77).depth, ==, 2);

  awale_hash_clear (hash);
  g_assert_cmpint (awale_hash_probe (hash, UINT64_C (9) << 40 | 77).bound, ==, AWALE_HASH_NONE);
  awale_hash_free (hash);
}

/* A hash table whose size is not a power of two uses all its memory: when it is filled to half, at
 * least 94 of 100 entries are found again, which is more than two thirds of the table could
 * keep. */
static void
test_hash_size (void)
{
  const uint64_t n_entries = (UINT64_C (3) << 20) / sizeof (AwaleHashSlot) / 2;
  AwaleHashEntry entry = { .value = 1, .depth = 1, .bound = AWALE_HASH_EXACT };
  AwaleHash *hash = awale_hash_new (3);
  uint64_t n_found = 0;

  for (uint64_t i = 0; i < n_entries; i++)
    awale_hash_store (hash, awale_position_hash (awale_position_start (), i), entry);
  for (uint64_t i = 0; i < n_entries; i++)
    n_found += awale_hash_probe (hash, awale_position_hash (awale_position_start (), i)).bound !=
               AWALE_HASH_NONE;
  g_test_message ("found %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT, n_found, n_entries);
  g_assert_cmpuint (n_found, >=, n_entries / 100 * 94);
  awale_hash_free (hash);
}

/* If no further threads can be started, one thread does all the work. */
static void
test_no_threads (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
  AwalePosition start = awale_position_start ();
  AwaleSearchLimits limits = { .depth = 10, .threads = 4 };
  AwaleSearchResult result;

  failing_threads_set (true);
  result = awale_searcher_run (searcher, &start, 1, &limits, NULL, NULL, NULL);
  failing_threads_set (false);
  g_assert_cmpint (result.depth, ==, 10);
  g_assert_cmpint (result.n_lines, >, 0);
}

/* Time limits do not depend on the time of day. */
static void
test_jumping_clock (void)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&awale_preset_default ()->rules, 1);
  AwaleSearchLimits limits = { .milliseconds = 100 };
  int64_t began = g_get_monotonic_time ();
  AwaleSearchResult result;

  jumping_clock_set (true);
  g_assert_cmpint (ABS (g_get_real_time () - g_get_real_time ()), >, G_TIME_SPAN_DAY);
  result = search_start (searcher, &limits);
  jumping_clock_set (false);
  g_assert_cmpint (g_get_monotonic_time () - began, >=, 100 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpfloat (result.seconds, >=, 0.1);
  g_assert_cmpfloat (result.seconds, <, 60);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/search/hash-size", test_hash_size);
  g_test_add_func ("/engine/search/repeats", test_repeats);
  g_test_add_func ("/engine/search/lines", test_lines);
  g_test_add_func ("/engine/search/asked", test_asked);
  g_test_add_func ("/engine/search/lines-alone", test_lines_alone);
  g_test_add_func ("/engine/search/stop", test_stop);
  g_test_add_func ("/engine/search/threads-agree", test_threads_agree);
  g_test_add_func ("/engine/search/no-threads", test_no_threads);
  g_test_add_func ("/engine/search/node-limit", test_node_limit);
  g_test_add_func ("/engine/search/pace", test_pace);
  g_test_add_func ("/engine/search/usual-time", test_usual_time);
  g_test_add_func ("/engine/search/jumping-clock", test_jumping_clock);
  g_test_add_func ("/engine/search/no-move", test_no_move);
  g_test_add_func ("/engine/search/last-move-is-exact", test_last_move_is_exact);
  g_test_add_func ("/engine/search/majority-ends", test_majority_ends);
  g_test_add_func ("/engine/evaluation/symmetric-and-bounded", test_evaluation);
  g_test_add_func ("/engine/weights/chosen", test_weights_chosen);
  g_test_add_func ("/engine/weights/damaged", test_weights_damaged);
  g_test_add_func ("/engine/hash/entries", test_hash_entries);

  return g_test_run ();
}
