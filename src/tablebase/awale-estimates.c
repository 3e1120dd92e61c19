/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-estimates.h"

#include "awale-walk.h"
#include "rules/awale-rules.h"

#include <string.h>

enum
{
  SWEEPS = 128,                         /* After these little changes any more. */
  UNIT = 2048,                          /* Values are kept in so many parts of a seed. */
  STEP = UNIT / AWALE_LAYER_ESTIMATE_STEPS,
  NO_HARVEST = G_MININT16,
};

G_STATIC_ASSERT (AWALE_LAYER_ESTIMATED_SEEDS * UNIT <= G_MAXINT16);

/* A board whose value is open, and where it may lead. */
typedef struct
{
  uint32_t rank;
  int16_t  low;
  int16_t  high;
  int16_t  harvest;                     /* The value of the best harvest, or NO_HARVEST. */
  uint8_t  n_quiet;
  uint32_t quiet[AWALE_SIDE_PITS];      /* The boards of the same layer that follow. */
} OpenBoard;

typedef struct
{
  const AwaleProblem *problem;
  const uint16_t     *words;
  OpenBoard          *open;             /* By rank. */
  size_t              n_open;
  int16_t            *values;           /* Of all boards of the layer … */
  int16_t            *next;             /* … and after the sweep at work. */
} Estimates;

/* What the player to move would get if @pits came again at once, in units. */
static int
settle (const Estimates *all,
        AwalePits        pits)
{
  AwaleScore score = awale_settle (&all->problem->mover->rules, awale_pits_to_position (pits),
                                   AWALE_ENDING_REPETITION);

  /* Scores are in half seeds. */
  return (score.south - score.north) * UNIT / 2;
}

/* What the player who then moves gets from @pits, of a layer below, in units. */
static int
look_below (const Estimates *all,
            AwalePits        pits)
{
  const AwaleLayer *layer = all->problem->layers[awale_pits_sum (pits)];
  uint32_t rank = awale_index_rank (&all->problem->mover->index, pits);

  return awale_layer_get_estimate_checked (layer, rank) * STEP;
}

static void
start_open_board (Estimates   *all,
                  OpenBoard   *board,
                  AwalePits    pits,
                  uint32_t     rank,
                  AwaleBounds  bounds)
{
  AwaleMoves moves;

  *board = (OpenBoard) { .rank = rank, .low = bounds.low * UNIT, .high = bounds.high * UNIT,
                         .harvest = NO_HARVEST };
  awale_mover_find_moves (all->problem->mover, pits, &moves);
  for (unsigned i = 0; i < moves.n_harvests; i++)
    board->harvest = (int16_t) MAX (board->harvest,
                                    moves.gains[i] * UNIT - look_below (all, moves.harvests[i]));
  board->n_quiet = (uint8_t) moves.n_quiet;
  for (unsigned i = 0; i < moves.n_quiet; i++)
    board->quiet[i] = awale_index_rank (&all->problem->mover->index, moves.quiet[i]);
  all->values[rank] = (int16_t) CLAMP (settle (all, pits), board->low, board->high);
}

static void
start (Estimates *all)
{
  const AwaleProblem *problem = all->problem;
  AwalePits pits = awale_index_first (problem->seeds);
  OpenBoard *open = all->open;

  for (uint64_t rank = 0; rank < problem->boards; rank++)
    {
      AwaleBounds bounds = awale_word_get_bounds (all->words[rank]);

      pits = rank > 0 ? awale_pits_next (pits) : pits;
      all->values[rank] = (int16_t) (bounds.low * UNIT);
      if (bounds.low < bounds.high)
        start_open_board (all, open++, pits, (uint32_t) rank, bounds);
    }
  memcpy (all->next, all->values, problem->boards * sizeof (int16_t));
}

static void
sweep_chunks (void     *data,
              unsigned  worker)
{
  Estimates *all = data;
  size_t n_chunks = (all->n_open + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK;
  size_t chunk;

  while (awale_crew_take (all->problem->crew, n_chunks, &chunk))
    {
      size_t end = MIN ((chunk + 1) * AWALE_SOLVER_CHUNK, all->n_open);

      for (size_t i = chunk * AWALE_SOLVER_CHUNK; i < end; i++)
        {
          const OpenBoard *board = &all->open[i];
          int best = board->harvest;

          for (unsigned j = 0; j < board->n_quiet; j++)
            best = MAX (best, -all->values[board->quiet[j]]);
          best = CLAMP (best, board->low, board->high);
          all->next[board->rank] = (int16_t) ((all->values[board->rank] + 7 * best) / 8);
        }
    }
}

static uint8_t *
round_to_steps (const Estimates  *all,
                GError          **error)
{
  uint8_t *steps = awale_solver_alloc (all->problem->boards, sizeof (uint8_t), error);

  for (size_t i = 0; steps != NULL && i < all->n_open; i++)
    {
      const OpenBoard *board = &all->open[i];

      steps[board->rank] = (uint8_t) ((all->values[board->rank] - board->low + STEP / 2) / STEP);
    }
  return steps;
}

static void
sweep (Estimates *all)
{
  bool alone = all->n_open < AWALE_SOLVER_ALONE;

  for (int i = 0; i < SWEEPS && !awale_crew_is_stopped (all->problem->crew); i++)
    {
      int16_t *values = all->values;

      awale_crew_run (all->problem->crew, alone, sweep_chunks, all);
      all->values = all->next;
      all->next = values;
    }
}

static size_t
count_open (const AwaleProblem *problem,
            const uint16_t     *words)
{
  size_t n_open = 0;

  for (uint64_t rank = 0; rank < problem->boards; rank++)
    {
      AwaleBounds bounds = awale_word_get_bounds (words[rank]);

      n_open += bounds.low < bounds.high;
    }
  return n_open;
}

uint8_t *
awale_estimates_find (const AwaleProblem  *problem,
                      const uint16_t      *words,
                      GError             **error)
{
  Estimates all = { .problem = problem, .words = words, .n_open = count_open (problem, words) };
  uint8_t *steps = NULL;

  if (all.n_open == 0)
    return NULL;
  all.open = awale_solver_alloc (all.n_open, sizeof (OpenBoard), error);
  if (all.open != NULL)
    all.values = awale_solver_alloc (problem->boards, sizeof (int16_t), error);
  if (all.values != NULL)
    all.next = awale_solver_alloc (problem->boards, sizeof (int16_t), error);
  if (all.next != NULL)
    {
      start (&all);
      sweep (&all);
      if (!awale_crew_is_stopped (problem->crew))
        steps = round_to_steps (&all, error);
    }
  awale_solver_free (all.open, all.n_open, sizeof (OpenBoard));
  awale_solver_free (all.values, problem->boards, sizeof (int16_t));
  awale_solver_free (all.next, problem->boards, sizeof (int16_t));
  return steps;
}
