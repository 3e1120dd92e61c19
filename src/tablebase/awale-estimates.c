/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-estimates.h"

#include "awale-walk.h"

#include <string.h>

enum
{
  FARTHEST_FIRST = 4,                   /* Sweeps that go one move on … */
  NEAREST_FIRST = 12,                   /* … and that carry on; then little changes any more. */
  UNIT = 2048,                          /* Values are kept in so many parts of a seed. */
  STEP = UNIT / AWALE_LAYER_ESTIMATE_STEPS,
  SHARE = 1 << 11,                      /* Boards that a thread sweeps at a time, at most. */
  DISTANCES = (AWALE_SIDE_PITS - 1) * AWALE_LAYER_ESTIMATED_SEEDS + 1,
  CLOSED = 2 * AWALE_LAYER_ESTIMATED_SEEDS + 1,  /* Values that a closed board can have. */
  NEVER = G_MAXINT16,                   /* For a move that is not there: worse than any. */
};

G_STATIC_ASSERT (DISTANCES <= G_MAXUINT8);
G_STATIC_ASSERT (AWALE_LAYER_ESTIMATED_SEEDS * UNIT < NEVER);

/* A board whose value is open, for its mover, and where it may lead. */
typedef struct
{
  int8_t   low;                         /* In whole seeds. */
  int8_t   high;
  int16_t  harvest;                     /* The value of the best harvest, or −NEVER. */
  uint32_t cells[AWALE_SIDE_PITS];      /* Where the values lie of the boards that may follow. */
} OpenBoard;

/* Some open boards of one distance, that one thread sweeps. */
typedef struct
{
  uint32_t start;
  uint32_t end;
  uint32_t n_nearer;                    /* The shares of smaller distances. */
  uint32_t n_not_farther;               /* Those, and the ones of the same. */
} Share;

typedef struct _Estimates Estimates;

/* What is done with the boards @rank … @end − 1, those of a chunk. */
typedef void (*Pass) (Estimates *all,
                      size_t     chunk,
                      uint64_t   rank,
                      uint64_t   end);

/*
 * Every open board has a cell, by distance and then by rank; the closed ones share a cell for each
 * value. Those of open boards are there twice: what was kept of the sweeps before, and what the
 * last sweep found, be it the one at work.
 */
struct _Estimates
{
  const AwaleProblem *problem;
  const uint16_t     *words;
  AwaleHalves         halves;
  Pass                pass;
  size_t              n_chunks;
  uint8_t            *distances;        /* Of the boards of the layer … */
  uint32_t           *numbers;          /* … and their cells. */
  uint32_t          (*places)[DISTANCES];  /* The next cell of each chunk and distance. */
  uint32_t            starts[DISTANCES];
  uint32_t            n_open;
  uint32_t            n_cells;
  OpenBoard          *open;
  int16_t            *cells;
  GArray             *shares;
  bool                nearest_first;
  size_t              n_done;           /* Of the shares; atomically. */
  uint8_t            *above;            /* What is found, by rank. */
};

static AwaleBounds
get_bounds (const Estimates *all,
            uint64_t         rank)
{
  return awale_word_get_bounds (all->words[rank]);
}

static bool
is_open (AwaleBounds bounds)
{
  return bounds.low < bounds.high;
}

static void
take_chunks (void     *data,
             unsigned  worker)
{
  Estimates *all = data;
  size_t chunk;

  while (awale_crew_take (all->problem->crew, all->n_chunks, &chunk))
    all->pass (all, chunk, chunk * AWALE_SOLVER_CHUNK,
               MIN ((chunk + 1) * AWALE_SOLVER_CHUNK, all->problem->boards));
}

static void
run (Estimates *all,
     Pass       pass)
{
  all->pass = pass;
  awale_crew_run (all->problem->crew, all->problem->boards < AWALE_SOLVER_ALONE, take_chunks, all);
}

/* The pits that all seeds together have before them on the sides where they lie. */
static unsigned
measure_distance (AwalePits pits)
{
  unsigned distance = 0;

  for (unsigned pit = 0; pit < AWALE_SIDE_PITS - 1; pit++)
    distance += (AWALE_SIDE_PITS - 1 - pit)
                * (awale_pits_get (pits, pit) + awale_pits_get (pits, pit + AWALE_SIDE_PITS));
  return distance;
}

static void
count_distances (Estimates *all,
                 size_t     chunk,
                 uint64_t   rank,
                 uint64_t   end)
{
  const AwaleProblem *problem = all->problem;
  AwaleWalk walk;

  awale_walk_start (&walk, &all->halves, &problem->mover->index, problem->seeds, rank);
  for (; rank < end; rank++)
    if (is_open (get_bounds (all, rank)))
      {
        all->distances[rank] = (uint8_t) measure_distance (awale_walk_to (&walk, rank));
        all->places[chunk][all->distances[rank]]++;
      }
}

/* Turns how many boards of each distance the chunks have into where they come. */
static void
find_places (Estimates *all)
{
  for (unsigned distance = 0; distance < DISTANCES; distance++)
    {
      all->starts[distance] = all->n_open;
      for (size_t chunk = 0; chunk < all->n_chunks; chunk++)
        {
          uint32_t n = all->places[chunk][distance];

          all->places[chunk][distance] = all->n_open;
          all->n_open += n;
        }
    }
  all->n_cells = all->n_open + CLOSED + 1;
}

/* The cell that holds @value for ever. */
static uint32_t
find_closed_cell (const Estimates *all,
                  int              value)
{
  return all->n_open + (uint32_t) (value + AWALE_LAYER_ESTIMATED_SEEDS);
}

static uint32_t
get_never_cell (const Estimates *all)
{
  return all->n_cells - 1;
}

static void
number_boards (Estimates *all,
               size_t     chunk,
               uint64_t   rank,
               uint64_t   end)
{
  for (; rank < end; rank++)
    {
      AwaleBounds bounds = get_bounds (all, rank);

      all->numbers[rank] = is_open (bounds) ? all->places[chunk][all->distances[rank]]++
                                            : find_closed_cell (all, bounds.low);
    }
}

/* What the player who then moves gets from @pits, of a layer below. */
static int
look_below (const Estimates *all,
            AwalePits        pits)
{
  const AwaleLayer *layer = all->problem->layers[awale_pits_sum (pits)];
  uint32_t rank = awale_index_rank (&all->problem->mover->index, pits);

  return awale_layer_get_estimate_checked (layer, rank) * STEP;
}

/* Values are open only where a cycle gives the seeds to their owners: it settles by the balance. */
static void
start_board (Estimates   *all,
             uint64_t     rank,
             AwalePits    pits,
             AwaleBounds  bounds)
{
  uint32_t nearer = all->starts[all->distances[rank]];
  OpenBoard *board = &all->open[all->numbers[rank]];
  AwaleMoves moves;

  *board = (OpenBoard) { .low = bounds.low, .high = bounds.high, .harvest = -NEVER };
  awale_mover_find_moves (all->problem->mover, pits, &moves);
  for (unsigned i = 0; i < moves.n_harvests; i++)
    {
      int value = moves.gains[i] * UNIT - look_below (all, moves.harvests[i]);

      board->harvest = (int16_t) MAX (board->harvest, value);
    }
  for (unsigned i = 0; i < AWALE_SIDE_PITS; i++)
    {
      uint32_t cell = get_never_cell (all);

      if (i < moves.n_quiet)
        cell = all->numbers[awale_index_rank (&all->problem->mover->index, moves.quiet[i])];
      /* The nearer ones have been swept by then. */
      board->cells[i] = cell < nearer ? all->n_cells + cell : cell;
    }
  all->cells[all->numbers[rank]] = (int16_t) (CLAMP (awale_pits_balance (pits), bounds.low,
                                                     bounds.high) * UNIT);
}

static void
start_boards (Estimates *all,
              size_t     chunk,
              uint64_t   rank,
              uint64_t   end)
{
  const AwaleProblem *problem = all->problem;
  AwaleWalk walk;

  awale_walk_start (&walk, &all->halves, &problem->mover->index, problem->seeds, rank);
  for (; rank < end; rank++)
    {
      AwaleBounds bounds = get_bounds (all, rank);

      if (is_open (bounds))
        start_board (all, rank, awale_walk_to (&walk, rank), bounds);
    }
}

static void
fill_closed_cells_in (Estimates *all)
{
  for (int value = -AWALE_LAYER_ESTIMATED_SEEDS; value <= AWALE_LAYER_ESTIMATED_SEEDS; value++)
    all->cells[find_closed_cell (all, value)] = (int16_t) (value * UNIT);
  all->cells[get_never_cell (all)] = NEVER;
}

static void
share_out (Estimates *all)
{
  for (unsigned distance = 0; distance < DISTANCES; distance++)
    {
      uint32_t end = distance + 1 < DISTANCES ? all->starts[distance + 1] : all->n_open;
      uint32_t n = (end - all->starts[distance] + SHARE - 1) / SHARE;
      Share share = { .n_nearer = all->shares->len, .n_not_farther = all->shares->len + n };

      for (uint32_t start = all->starts[distance]; start < end; start += SHARE)
        {
          share.start = start;
          share.end = MIN (start + SHARE, end);
          g_array_append_val (all->shares, share);
        }
    }
}

static void
sweep_share (Estimates   *all,
             const Share *share)
{
  const int16_t *cells = all->cells;
  int16_t *swept = all->cells + all->n_cells;

  for (uint32_t i = share->start; i < share->end; i++)
    {
      const OpenBoard *board = &all->open[i];
      int best = board->harvest;

      for (unsigned j = 0; j < AWALE_SIDE_PITS; j++)
        best = MAX (best, -cells[board->cells[j]]);
      swept[i] = (int16_t) CLAMP (best, board->low * UNIT, board->high * UNIT);
    }
}

/*
 * Shares are dealt out in their order: those that come before are done, or at work. Returns: false
 * if the build is stopped, when some may never be done
 */
static bool
wait_for (const Estimates *all,
          size_t           n_shares)
{
  while (__atomic_load_n (&all->n_done, __ATOMIC_ACQUIRE) < n_shares)
    {
      if (awale_crew_is_stopped (all->problem->crew))
        return false;
      g_thread_yield ();
    }
  return true;
}

static void
sweep_shares (void     *data,
              unsigned  worker)
{
  Estimates *all = data;
  size_t n = all->shares->len;
  size_t i;

  while (awale_crew_take (all->problem->crew, n, &i))
    {
      const Share *share = &g_array_index (all->shares, Share, all->nearest_first ? i : n - 1 - i);

      if (!wait_for (all, all->nearest_first ? share->n_nearer : n - share->n_not_farther))
        return;
      sweep_share (all, share);
      __atomic_fetch_add (&all->n_done, 1, __ATOMIC_ACQ_REL);
    }
}

/* Keeps of each value seven eighths of what was found for it. */
static void
keep_shares (void     *data,
             unsigned  worker)
{
  Estimates *all = data;
  int16_t *cells = all->cells;
  int16_t *swept = all->cells + all->n_cells;
  size_t i;

  while (awale_crew_take (all->problem->crew, all->shares->len, &i))
    {
      const Share *share = &g_array_index (all->shares, Share, i);

      for (uint32_t j = share->start; j < share->end; j++)
        cells[j] = (int16_t) ((cells[j] + 7 * swept[j]) / 8);
      /* So that another sweep finds in both what was kept. */
      if (!all->nearest_first)
        memcpy (swept + share->start, cells + share->start,
                (share->end - share->start) * sizeof *cells);
    }
}

static void
sweep (Estimates *all)
{
  bool alone = all->n_open < AWALE_SOLVER_ALONE;

  all->n_done = 0;
  awale_crew_run (all->problem->crew, alone, sweep_shares, all);
  awale_crew_run (all->problem->crew, alone, keep_shares, all);
}

/*
 * Farthest first, a board is swept before those that its moves within a side lead to, so that all
 * values go back by one move. Nearest first, they go back at once over all moves that shorten the
 * distance. Boards in a circle, whose values depend on each other, need the former to come near to
 * where they rest; those with a long way before them the latter.
 */
static void
find_values (Estimates *all)
{
  memcpy (all->cells + all->n_cells, all->cells, all->n_open * sizeof *all->cells);
  for (int i = 0; i < FARTHEST_FIRST + NEAREST_FIRST; i++)
    {
      if (awale_crew_is_stopped (all->problem->crew))
        return;
      all->nearest_first = i >= FARTHEST_FIRST;
      sweep (all);
    }
}

static void
tell_above_low (Estimates *all,
                size_t     chunk,
                uint64_t   rank,
                uint64_t   end)
{
  for (; rank < end; rank++)
    {
      AwaleBounds bounds = get_bounds (all, rank);

      if (is_open (bounds))
        all->above[rank] = (uint8_t) ((all->cells[all->numbers[rank]] - bounds.low * UNIT
                                       + STEP / 2) / STEP);
    }
}

/* Gives each board a cell. Returns: false if none is open, or with @error if there is no memory */
static bool
number (Estimates  *all,
        GError    **error)
{
  uint64_t boards = all->problem->boards;

  all->distances = awale_solver_alloc (boards, sizeof *all->distances, error);
  if (all->distances == NULL)
    return false;
  run (all, count_distances);
  find_places (all);
  if (all->n_open > 0)
    all->numbers = awale_solver_alloc (boards, sizeof *all->numbers, error);
  if (all->numbers != NULL)
    run (all, number_boards);
  return all->numbers != NULL;
}

/* Finds the values of the open boards. */
static void
solve (Estimates  *all,
       GError    **error)
{
  all->open = awale_solver_alloc (all->n_open, sizeof *all->open, error);
  if (all->open != NULL)
    all->cells = awale_solver_alloc (all->n_cells, 2 * sizeof *all->cells, error);
  if (all->cells != NULL)
    all->above = awale_solver_alloc (all->problem->boards, sizeof *all->above, error);
  if (all->above == NULL)
    return;
  fill_closed_cells_in (all);
  run (all, start_boards);
  share_out (all);
  find_values (all);
  run (all, tell_above_low);
}

uint8_t *
awale_estimates_find (const AwaleProblem  *problem,
                      const uint16_t      *words,
                      GError             **error)
{
  Estimates all = { .problem = problem, .words = words };

  all.n_chunks = (problem->boards + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK;
  all.places = g_malloc0_n (all.n_chunks, sizeof *all.places);
  all.shares = g_array_new (FALSE, FALSE, sizeof (Share));
  awale_halves_init (&all.halves, problem->seeds);
  if (number (&all, error))
    solve (&all, error);
  if (awale_crew_is_stopped (problem->crew))
    {
      awale_solver_free (all.above, problem->boards, sizeof *all.above);
      all.above = NULL;
    }
  awale_solver_free (all.distances, problem->boards, sizeof *all.distances);
  awale_solver_free (all.numbers, problem->boards, sizeof *all.numbers);
  awale_solver_free (all.open, all.n_open, sizeof *all.open);
  awale_solver_free (all.cells, all.n_cells, 2 * sizeof *all.cells);
  awale_halves_clear (&all.halves);
  g_array_unref (all.shares);
  g_free (all.places);
  return all.above;
}
