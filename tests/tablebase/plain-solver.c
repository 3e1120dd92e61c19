/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "plain-solver.h"

#include "rules/awale-ending.h"
#include "rules/awale-sowing.h"
#include "tablebase/awale-estimates.h"
#include "tablebase/awale-solver.h"

/*
 * A solver that gives each board of a layer the bounds of its best move, as defined at
 * awale_tablebase_probe(), until nothing changes; under a drought rule, at most one such sweep is
 * made for each ply of the countdown. It works without reversed sowing, counters, thresholds or
 * threads, and shares with the real solvers only the numbering of boards, the packing and splitting
 * of bounds, the estimates, and the files of layers.
 */
typedef struct
{
  const AwaleLayerInput *problem;
  AwaleRuleset           rules;
  uint16_t              *words;     /* Lower and upper bound of every board, in one word each. */
  uint16_t              *before;    /* Bounds when one ply less is left before a drought ends the
                                       game. */
  uint8_t               *ended;     /* 1 for each board where the game is over, so that its bounds
                                       are the settlement; otherwise 0. */
} Sweeps;

static bool
settle (const AwaleRuleset *rules,
        AwalePosition       position,
        int                *net)
{
  AwaleEnding ending = AWALE_ENDING_NONE;
  AwaleScore score;

  if (awale_legal_moves (position, rules) == 0)
    ending = AWALE_ENDING_NO_SOWING;
  else if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    ending = AWALE_ENDING_DEAD;
  if (ending == AWALE_ENDING_NONE)
    return false;
  score = awale_settle (rules, position, ending);
  *net = (score.south - score.north) / 2;
  return true;
}

static AwaleBounds
apply_equations (const AwaleLayerInput *problem,
                 AwalePosition          position,
                 const uint16_t        *words)
{
  const AwaleRuleset *rules = &problem->mover->rules;
  unsigned legal = awale_legal_moves (position, rules);
  int low = -AWALE_WORD_BIAS;
  int high = -AWALE_WORD_BIAS;

  for (; legal != 0; legal &= legal - 1)
    {
      int gain;
      AwalePosition after = awale_play (position, rules, __builtin_ctz (legal), &gain);
      uint64_t rank =
          awale_board_index_rank (&problem->mover->index, awale_pits_from_position (after));
      const AwaleLayer *layer = problem->layers[(int) problem->seeds - gain];
      AwaleBounds bounds = gain > 0 ? awale_layer_get_checked (layer, rank)
                                    : awale_word_get_bounds (words[rank]);

      low = MAX (low, gain - bounds.high);
      high = MAX (high, gain - bounds.low);
    }
  return (AwaleBounds) { (int8_t) low, (int8_t) high };
}

static void
start_words (Sweeps *all)
{
  int seeds = (int) all->problem->seeds;
  AwalePits pits = awale_board_index_first (all->problem->seeds);

  for (uint64_t rank = 0; rank < all->problem->boards; rank++)
    {
      int net = 0;

      if (rank > 0)
        pits = awale_pits_next (pits);
      all->words[rank] = (uint16_t) awale_word_of_bounds (-seeds, seeds);
      all->ended[rank] = settle (&all->rules, awale_pits_to_position (pits), &net);
      if (all->ended[rank])
        all->words[rank] = (uint16_t) awale_word_of_bounds (net, net);
    }
}

/* Gives all unfinished boards or, if @only_one_sided, those with an empty side, the bounds of their
 * best moves. Returns: true if a bound changed */
static bool
sweep (Sweeps         *all,
       const uint16_t *from,
       uint16_t       *to,
       bool            only_one_sided)
{
  AwalePits pits = awale_board_index_first (all->problem->seeds);
  bool changed = false;

  for (uint64_t rank = 0; rank < all->problem->boards; rank++)
    {
      bool one_sided;
      uint16_t old_word;
      AwaleBounds bounds;

      if (rank > 0)
        pits = awale_pits_next (pits);
      one_sided = (pits & AWALE_PITS_MINE) == 0 || (pits & AWALE_PITS_OPPONENT) == 0;
      old_word = from[rank];
      bounds = awale_word_get_bounds (old_word);
      if (all->ended[rank] || (only_one_sided && !one_sided)
          || (from == to && bounds.low == bounds.high))
        to[rank] = old_word;
      else
        {
          bounds = apply_equations (all->problem, awale_pits_to_position (pits), from);
          to[rank] = (uint16_t) awale_word_of_bounds (bounds.low, bounds.high);
        }
      changed |= to[rank] != old_word;
    }
  return changed;
}

static void
split_words (Sweeps *all,
             bool    only_unended)
{
  for (uint64_t rank = 0; rank < all->problem->boards; rank++)
    {
      AwaleBounds bounds = awale_word_get_bounds (all->words[rank]);

      bounds = awale_bounds_split (bounds);
      if (!only_unended || !all->ended[rank])
        all->words[rank] = (uint16_t) awale_word_of_bounds (bounds.low, bounds.high);
    }
}

static void
forget_two_sided (Sweeps *all)
{
  AwalePits pits = awale_board_index_first (all->problem->seeds);

  for (uint64_t rank = 0; rank < all->problem->boards; rank++)
    {
      if (rank > 0)
        pits = awale_pits_next (pits);
      if (!all->ended[rank] && (pits & AWALE_PITS_MINE) != 0 && (pits & AWALE_PITS_OPPONENT) != 0)
        all->words[rank] = (uint16_t) awale_word_of_bounds (0, 0);
    }
}

static void
sweep_endless (Sweeps *all)
{
  while (sweep (all, all->words, all->words, false))
    ;
  if (all->rules.cycle == AWALE_CYCLE_SPLIT)
    split_words (all, false);
}

static void
sweep_drought (Sweeps *all)
{
  forget_two_sided (all);
  while (sweep (all, all->words, all->words, true))
    ;
  split_words (all, true);
  for (unsigned left = 1; left <= all->rules.drought; left++)
    {
      uint16_t *spare = all->before;

      all->before = all->words;
      all->words = spare;
      if (!sweep (all, all->before, all->words, false))
        break;
    }
}

/* Returns the bounds of all boards of the layer, one word per board. (transfer full) */
static uint16_t *
solve_layer (const AwaleLayerInput *problem)
{
  Sweeps all = { .problem = problem, .rules = problem->mover->rules };

  all.words = g_new0 (uint16_t, problem->boards);
  all.before = g_new0 (uint16_t, problem->boards);
  all.ended = g_new0 (uint8_t, problem->boards);
  start_words (&all);
  if (all.rules.drought > 0)
    sweep_drought (&all);
  else
    sweep_endless (&all);
  g_free (all.ended);
  g_free (all.before);
  return all.words;
}

void
build_plain_tables (const AwaleRuleset *rules,
                    const char         *directory,
                    unsigned            seeds)
{
  g_autofree char *folder = awale_tablebase_dup_folder (rules, directory);
  g_autofree char *line = awale_tablebase_dup_rules_line (rules);
  g_autofree AwalePackedMoves *mover = awale_packed_moves_new (rules);
  AwaleLayer *layers[AWALE_TABLEBASE_MAX_SEEDS + 1] = { NULL };
  AwaleTablebaseJob job = { .threads = 1 };
  g_autoptr (AwaleBuildThreads) threads = awale_build_threads_new (&job, (int) seeds);
  g_autoptr (AwaleEstimates) estimates = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  estimates = awale_estimates_new (MIN (seeds, AWALE_LAYER_ESTIMATED_SEEDS), &error);
  g_assert_no_error (error);
  for (unsigned n = 0; n <= seeds; n++)
    {
      AwaleLayerValues solution = { .seeds = n, .boards = awale_board_index_boards (n) };
      AwaleLayerInput problem = { mover, layers, n, solution.boards, threads, { 0 } };
      g_autofree uint16_t *words = solve_layer (&problem);

      solution.words = words;
      if (n <= AWALE_LAYER_ESTIMATED_SEEDS && rules->drought == 0
          && rules->cycle != AWALE_CYCLE_SPLIT)
        {
          awale_board_split_init (&problem.halves, n);
          solution.estimates = awale_estimates_find (estimates, &problem, words);
          awale_board_split_clear (&problem.halves);
        }
      awale_layer_write (&solution, folder, line, threads, &error);
      g_assert_no_error (error);
      layers[n] = awale_layer_open (folder, line, n, &error);
      g_assert_no_error (error);
      g_assert_true (awale_layer_check (layers[n], NULL));
    }
  for (unsigned n = 0; n <= seeds; n++)
    awale_layer_free (layers[n]);
}
