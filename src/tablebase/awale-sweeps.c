/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-solver.h"

#include "awale-equations.h"

/*
 * RULES' equations, swept over the layer as they stand: no reversed sowing, no counters, no
 * thresholds, no threads. Only the numbering of boards is shared with the fast builder.
 */
typedef struct
{
  const AwaleLayerInput *problem;
  AwaleRuleset           rules;
  uint16_t              *words;     /* Low and high of every board. */
  uint16_t              *before;    /* The same with one ply less left, under a drought. */
  uint8_t               *ended;     /* Whether a board's word is its settlement. */
} Sweeps;

static AwaleBounds
look_up_word (const void *data,
              uint64_t    rank)
{
  return awale_word_get_bounds (((const uint16_t *) data)[rank]);
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
      all->ended[rank] = awale_equations_settle (&all->rules, awale_pits_to_position (pits),
                                                 &net);
      if (all->ended[rank])
        all->words[rank] = (uint16_t) awale_word_of_bounds (net, net);
    }
}

/* One sweep over the boards that have not ended; @only_one_sided: of those with an empty side. */
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
          bounds = awale_equations_solve (all->problem, awale_pits_to_position (pits), look_up_word,
                                          from);
          to[rank] = (uint16_t) awale_word_of_bounds (bounds.low, bounds.high);
        }
      changed |= to[rank] != old_word;
      if (rank % AWALE_SOLVER_CHUNK == 0 && awale_crew_is_stopped (all->problem->crew))
        return false;
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

uint16_t *
awale_solve_by_sweeps (const AwaleLayerInput *problem,
                       GError               **error)
{
  Sweeps all = { .problem = problem, .rules = problem->mover->rules };

  all.words = awale_solver_alloc (problem->boards, sizeof (uint16_t), error);
  if (all.words == NULL)
    return NULL;
  all.before = awale_solver_alloc (problem->boards, sizeof (uint16_t), error);
  if (all.before != NULL)
    {
      all.ended = g_malloc (problem->boards);
      start_words (&all);
      if (all.rules.drought > 0)
        sweep_drought (&all);
      else
        sweep_endless (&all);
      g_free (all.ended);
    }
  if (all.before == NULL || awale_crew_is_stopped (problem->crew))
    {
      awale_solver_free (all.words, problem->boards, sizeof (uint16_t));
      all.words = NULL;
    }
  awale_solver_free (all.before, problem->boards, sizeof (uint16_t));
  return all.words;
}
