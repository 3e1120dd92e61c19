/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-solver.h"

#include <string.h>

/*
 * State of a layer under a drought. With k plies left before the drought, the value of a board is
 * that of its best move; boards after a move without a harvest have k − 1 plies left. With none
 * left, the value is zero; it is the settlement if there is no move, and the difference of the
 * seeds on both sides if the board is dead and that ends the game. While one side is empty, the
 * drought does not end the game: the value is then that of further play, and zero if play never
 * ends.
 */
typedef struct
{
  const AwaleLayerInput  *problem;
  const AwalePackedMoves *mover;
  bool                    alone;
  const int8_t           *before;   /* Values of the boards with one ply fewer left. */
  int8_t                 *values;   /* Values being computed. */
  uint8_t                *dead;     /* One bit per board, set if it is dead; NULL if the rules let
                                     * dead boards be played on. */
  int                     changed;  /* True if a value has changed; atomic. */
} Countdown;

typedef int (*BoardFunc) (Countdown *all,
                          uint64_t   rank,
                          AwalePits  pits);

/* Calls @func for every board of the layer and stores the value that it returns. */
static inline void
for_all_boards (Countdown *all,
                unsigned   worker,
                BoardFunc  func)
{
  AwaleSolverChunk chunk;

  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    for (uint64_t rank = chunk.rank; rank < chunk.end; rank++)
      all->values[rank] = (int8_t) func (all, rank, awale_board_iterator_to (&chunk.walk, rank));
}

static inline bool
is_dead (const Countdown *all,
         uint64_t         rank)
{
  return all->dead != NULL
         && (__atomic_load_n (&all->dead[rank / 8], __ATOMIC_RELAXED) >> rank % 8 & 1);
}

static inline int
get_best_harvest (const Countdown       *all,
                  const AwaleSuccessors *moves)
{
  const AwaleLayerInput *problem = all->problem;
  int best = -AWALE_TABLEBASE_MAX_SEEDS;

  for (unsigned i = 0; i < moves->n_harvests; i++)
    {
      const AwaleLayer *layer = problem->layers[problem->seeds - moves->gains[i]];
      uint32_t rank = awale_board_index_rank (&all->mover->index, moves->harvests[i]);

      best = MAX (best, moves->gains[i] - awale_layer_get_checked (layer, rank).low);
    }
  return best;
}

/* --- Dead boards: all are assumed dead at first, and cleared until nothing changes. --- */

static int
look_at_life (Countdown *all,
              uint64_t   rank,
              AwalePits  pits)
{
  AwaleSuccessors moves;
  bool alive;

  if (!is_dead (all, rank))
    return 0;
  awale_packed_moves_find_moves (all->mover, pits, &moves);
  alive = moves.n_harvests > 0;
  for (unsigned i = 0; i < moves.n_quiet && !alive; i++)
    alive = !is_dead (all, awale_board_index_rank (&all->mover->index, moves.quiet[i]));
  if (alive)
    {
      __atomic_fetch_and (&all->dead[rank / 8], (uint8_t) ~(1u << rank % 8), __ATOMIC_RELAXED);
      __atomic_store_n (&all->changed, 1, __ATOMIC_RELAXED);
    }
  return 0;
}

static void
look_for_life (void     *data,
               unsigned  worker)
{
  for_all_boards (data, worker, look_at_life);
}

static void
find_the_dead (Countdown *all)
{
  memset (all->dead, 255, all->problem->boards / 8 + 1);
  do
    {
      all->changed = 0;
      awale_build_threads_run (all->problem->threads, all->alone, look_for_life, all);
    }
  while (all->changed && !awale_build_threads_is_stopped (all->problem->threads));
}

/* --- No ply left. --- */

static bool
is_one_sided (AwalePits pits)
{
  return (pits & AWALE_PITS_MINE) == 0 || (pits & AWALE_PITS_OPPONENT) == 0;
}

static int
value_at_drought (Countdown *all,
                  uint64_t   rank,
                  AwalePits  pits)
{
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (all->mover, pits, &moves);
  if (moves.n_quiet + moves.n_harvests == 0)
    return moves.settlement;
  return is_dead (all, rank) ? awale_pits_balance (pits) : 0;
}

static void
sweep_at_drought (void     *data,
                  unsigned  worker)
{
  for_all_boards (data, worker, value_at_drought);
}

/* A board with an empty side where the game goes on, and the bounds of play among such boards. */
typedef struct
{
  uint32_t  rank;
  int8_t    low;
  int8_t    high;
  AwalePits pits;
} OneSided;

static int
compare_one_sided (const void *a,
                   const void *b)
{
  const OneSided *first = a;
  const OneSided *second = b;

  return (first->rank > second->rank) - (first->rank < second->rank);
}

static AwaleBounds
get_bounds_at_drought (const Countdown *all,
                       const GArray    *one_sided,
                       AwalePits        pits)
{
  OneSided key = { .rank = awale_board_index_rank (&all->mover->index, pits) };
  const OneSided *found = is_one_sided (pits) && one_sided->len > 0
                            ? bsearch (&key, one_sided->data, one_sided->len, sizeof key,
                                       compare_one_sided)
                            : NULL;

  if (found != NULL)
    return (AwaleBounds) { found->low, found->high };
  return (AwaleBounds) { all->values[key.rank], all->values[key.rank] };
}

static bool
improve_one_sided (const Countdown *all,
                   const GArray    *one_sided,
                   OneSided        *board)
{
  AwaleSuccessors moves;
  int low, high;
  bool changed;

  awale_packed_moves_find_moves (all->mover, board->pits, &moves);
  low = high = get_best_harvest (all, &moves);
  for (unsigned i = 0; i < moves.n_quiet; i++)
    {
      AwaleBounds next = get_bounds_at_drought (all, one_sided, moves.quiet[i]);

      low = MAX (low, -next.high);
      high = MAX (high, -next.low);
    }
  changed = low > board->low || high < board->high;
  board->low = (int8_t) MAX (low, board->low);
  board->high = (int8_t) MIN (high, board->high);
  return changed;
}

static void
collect_one_sided (const Countdown *all,
                   AwalePits        pits,
                   GArray          *one_sided)
{
  int8_t seeds = (int8_t) all->problem->seeds;
  uint32_t rank = awale_board_index_rank (&all->mover->index, pits);
  OneSided board = { rank, (int8_t) -seeds, seeds, pits };
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (all->mover, pits, &moves);
  if (moves.n_quiet + moves.n_harvests > 0 && !is_dead (all, rank))
    g_array_append_val (one_sided, board);
}

static void
solve_one_sided (Countdown *all)
{
  const AwaleBoardSplit *halves = &all->problem->halves;
  unsigned seeds = all->problem->seeds;
  g_autoptr (GArray) one_sided = g_array_new (FALSE, FALSE, sizeof (OneSided));
  bool changed;

  for (uint32_t i = halves->starts[seeds]; i < halves->starts[seeds + 1]; i++)
    {
      collect_one_sided (all, halves->ways[i], one_sided);
      collect_one_sided (all, awale_pits_turn (halves->ways[i]), one_sided);
    }
  g_array_sort (one_sided, compare_one_sided);
  do
    {
      changed = false;
      for (unsigned i = 0; i < one_sided->len; i++)
        changed |= improve_one_sided (all, one_sided, &g_array_index (one_sided, OneSided, i));
    }
  while (changed && !awale_build_threads_is_stopped (all->problem->threads));
  for (unsigned i = 0; i < one_sided->len; i++)
    {
      const OneSided *board = &g_array_index (one_sided, OneSided, i);

      all->values[board->rank] = (int8_t) CLAMP (0, board->low, board->high);
    }
}

/* --- More plies left. --- */

static inline int
value_before_drought (Countdown *all,
                      uint64_t   rank,
                      AwalePits  pits)
{
  AwaleSuccessors moves;
  int best;

  if (is_dead (all, rank))
    return all->before[rank];
  awale_packed_moves_find_moves (all->mover, pits, &moves);
  if (moves.n_quiet + moves.n_harvests == 0)
    return moves.settlement;
  best = get_best_harvest (all, &moves);
  for (unsigned i = 0; i < moves.n_quiet; i++)
    best = MAX (best, -all->before[awale_board_index_rank (&all->mover->index, moves.quiet[i])]);
  if (best != all->before[rank])
    __atomic_store_n (&all->changed, 1, __ATOMIC_RELAXED);
  return best;
}

static void
sweep_before_drought (void     *data,
                      unsigned  worker)
{
  for_all_boards (data, worker, value_before_drought);
}

/* Computes the values for 0, 1, 2 … plies left. Returns: the array, @values or @spare, with the
 * values for a full drought */
static int8_t *
count_down (Countdown *all,
            int8_t    *values,
            int8_t    *spare)
{
  unsigned drought = all->mover->rules.drought;

  all->values = values;
  awale_build_threads_run (all->problem->threads, all->alone, sweep_at_drought, all);
  solve_one_sided (all);
  for (unsigned left = 1; left <= drought; left++)
    {
      awale_build_threads_set_share (all->problem->threads, (double) left / (drought + 1),
                                     1.0 / (drought + 1));
      all->before = values;
      all->values = spare;
      all->changed = 0;
      awale_build_threads_run (all->problem->threads, all->alone, sweep_before_drought, all);

      spare = values;
      values = all->values;
      /* If no value has changed in this step, all are final. */
      if (!all->changed || awale_build_threads_is_stopped (all->problem->threads))
        break;
    }
  return values;
}

int8_t *
awale_solve_with_drought (const AwaleLayerInput *problem,
                          GError               **error)
{
  Countdown all = { .problem = problem, .mover = problem->mover };
  int8_t *values = awale_solver_alloc (problem->boards, 1, error);
  int8_t *spare = values != NULL ? awale_solver_alloc (problem->boards, 1, error) : NULL;
  int8_t *result = NULL;

  g_assert (problem->mover->rules.drought > 0);

  if (spare != NULL)
    {
      all.alone = problem->boards <= AWALE_SOLVER_ALONE;
      awale_build_threads_set_share (problem->threads, 0, 0);
      all.values = spare;
      if (problem->mover->rules.dead == AWALE_DEAD_ENDS)
        all.dead = g_malloc (problem->boards / 8 + 1);
      if (all.dead != NULL)
        find_the_dead (&all);
      result = count_down (&all, values, spare);
      g_free (all.dead);
    }
  if (awale_build_threads_is_stopped (problem->threads))
    result = NULL;
  if (result != values)
    awale_solver_free (values, problem->boards, 1);
  if (result != spare)
    awale_solver_free (spare, problem->boards, 1);
  return result;
}
