/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-estimates.h"

#include <string.h>

enum
{
  ALL_AT_ONCE = 2,                      /* Number of sweeps that read only earlier values, so that
                                         * values spread by one move. */
  NEAREST_FIRST = 12,                   /* Number of sweeps in order of distance, in which values
                                         * spread over many moves; after these, little changes. */
  UNIT = 2048,                          /* Value of one seed. */
  STEP = UNIT / AWALE_LAYER_ESTIMATE_STEPS,
  BATCH = 32,                           /* Number of boards whose moves are looked up together. */
  SPLITS = AWALE_LAYER_ESTIMATED_SEEDS / 2 + 1,
  DISTANCES = (AWALE_SIDE_PITS - 1) * AWALE_LAYER_ESTIMATED_SEEDS + 1,
  KINDS_OF_SPLIT = DISTANCES * AWALE_SIDE_PITS,
  KINDS = SPLITS * KINDS_OF_SPLIT,
  CLOSED = 2 * AWALE_LAYER_ESTIMATED_SEEDS + 1,  /* Number of possible values of a closed board. */
  NOT_OPEN = CLOSED + 1,                /* Number of cells that belong to no open board. */
  NEVER = G_MAXINT16,                   /* Value for the opponent after a missing move, so that it
                                         * is worse for the mover than any other. */
};

G_STATIC_ASSERT (AWALE_LAYER_ESTIMATED_SEEDS * UNIT < NEVER);

/* A board whose bounds differ, as seen by its mover. */
typedef struct
{
  int8_t  low;                          /* Bounds in whole seeds. */
  int8_t  high;
  int16_t harvest;                      /* Value of the best harvest, or −NEVER. */
} OpenBoard;

/* Bytes of memory for each board: its number, the board itself, four values, six ways and the
 * result. */
#define BOARD_SIZE (sizeof (uint32_t) + sizeof (OpenBoard) + 4 * sizeof (int16_t) \
                    + AWALE_SIDE_PITS * sizeof (uint32_t) + sizeof (uint8_t))

typedef void (* Pass) (AwaleEstimates   *all,
                       AwaleSolverChunk *chunk);

/*
 * Every open board, one whose bounds differ, has a cell; cells are ordered by kind and then by
 * number of the board. Closed boards of equal value share a cell. The ways of a board are the cells
 * to which its moves without a harvest lead.
 *
 * Values lie in two arrays: a sweep reads the kept values of all cells in one and writes new ones
 * to the other. Behind the kept values, each array has a second value for every open board. A sweep
 * in order of distance stores its results there in the array that it reads; the other sweeps store
 * copies of the kept values in the array that they write, so that the next sweep reads only earlier
 * values.
 *
 * Boards of a kind have the same split, distance and number of ways. The split is the number of
 * seeds on the side that has fewer; moves that feed nothing keep it. Every split is swept by one
 * thread, which reads no new results but its own.
 */
struct _AwaleEstimates
{
  uint64_t               room;           /* Maximum number of boards, including shared cells. */
  const AwaleLayerInput *problem;        /* Current layer. */
  const uint16_t        *words;
  Pass                   pass;
  uint32_t              *numbers;        /* Kinds of the open boards while these are counted, later
                                          * the cells of all boards. */
  uint32_t          (*places)[KINDS];    /* Next cell for each kind in each chunk. */
  uint32_t            starts[KINDS + 1];
  uint32_t               first_ways[KINDS];
  uint32_t               n_open;
  uint32_t               n_ways;
  uint32_t               n_cells;
  OpenBoard             *open;
  uint32_t              *ways;
  unsigned               splits[SPLITS]; /* Splits in the order of sweeping, the one with the most
                                          * boards first. */
  int16_t               *cells;          /* Array that the current sweep reads. */
  int16_t               *next;           /* Array to which the current sweep writes kept values. */
  bool                   nearest_first;
  uint8_t               *above;          /* Estimates by number of the board, in steps above the
                                          * lower bound. */
};

static AwaleBounds
get_bounds (const AwaleEstimates *all,
            uint64_t              rank)
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
  AwaleEstimates *all = data;
  AwaleSolverChunk chunk;

  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    all->pass (all, &chunk);
}

static void
run (AwaleEstimates *all,
     Pass            pass)
{
  all->pass = pass;
  awale_build_threads_run (all->problem->threads, all->problem->boards < AWALE_SOLVER_ALONE,
                           take_chunks, all);
}

/*
 * The kind of a board, made of its split, its distance and its number of ways. The distance is the
 * number of pits from each seed to the last pit of its side, summed over all seeds. There is a way
 * for each of the mover's pits with seeds, or a single one for a pass.
 */
static unsigned
find_kind (AwalePits pits)
{
  unsigned mine = awale_pits_sum (pits & AWALE_PITS_MINE);
  unsigned opponent = awale_pits_sum (pits & AWALE_PITS_OPPONENT);
  unsigned distance = 0;
  unsigned n_ways = 0;

  for (unsigned pit = 0; pit < AWALE_SIDE_PITS; pit++)
    {
      unsigned seeds = awale_pits_get (pits, pit);

      distance += (AWALE_SIDE_PITS - 1 - pit)
                  * (seeds + awale_pits_get (pits, pit + AWALE_SIDE_PITS));
      n_ways += seeds > 0;
    }
  return (MIN (mine, opponent) * DISTANCES + distance) * AWALE_SIDE_PITS + MAX (n_ways, 1) - 1;
}

static unsigned
get_ways_of_kind (unsigned kind)
{
  return kind % AWALE_SIDE_PITS + 1;
}

/* The next free cell of each kind in @chunk. */
static uint32_t *
get_places (const AwaleEstimates   *all,
            const AwaleSolverChunk *chunk)
{
  return all->places[chunk->rank / AWALE_SOLVER_CHUNK];
}

static void
count_kinds (AwaleEstimates   *all,
             AwaleSolverChunk *chunk)
{
  uint32_t *places = get_places (all, chunk);

  for (uint64_t rank = chunk->rank; rank < chunk->end; rank++)
    if (is_open (get_bounds (all, rank)))
      {
        all->numbers[rank] = find_kind (awale_board_iterator_to (&chunk->walk, rank));
        places[all->numbers[rank]]++;
      }
}

/* Replaces the counts of boards, by kind and chunk, with the index of their first cell. */
static void
find_places (AwaleEstimates *all)
{
  size_t n_chunks = awale_solver_count_chunks (all->problem);

  all->n_open = all->n_ways = 0;
  for (unsigned kind = 0; kind < KINDS; kind++)
    {
      all->starts[kind] = all->n_open;
      all->first_ways[kind] = all->n_ways;
      for (size_t chunk = 0; chunk < n_chunks; chunk++)
        {
          uint32_t n = all->places[chunk][kind];

          all->places[chunk][kind] = all->n_open;
          all->n_open += n;
        }
      all->n_ways += (all->n_open - all->starts[kind]) * get_ways_of_kind (kind);
    }
  all->starts[KINDS] = all->n_open;
  all->n_cells = all->n_open + NOT_OPEN;
}

static uint32_t
count_boards (const AwaleEstimates *all,
              unsigned              split)
{
  return all->starts[(split + 1) * KINDS_OF_SPLIT] - all->starts[split * KINDS_OF_SPLIT];
}

/* Sorts the splits by size, the largest first, so that all threads finish at about the same
 * time. */
static void
order_splits (AwaleEstimates *all)
{
  for (unsigned split = 0; split < SPLITS; split++)
    {
      unsigned i = split;

      for (; i > 0 && count_boards (all, all->splits[i - 1]) < count_boards (all, split); i--)
        all->splits[i] = all->splits[i - 1];
      all->splits[i] = split;
    }
}

/* The shared cell of closed boards with @value. */
static uint32_t
find_closed_cell (const AwaleEstimates *all,
                  int                   value)
{
  return all->n_open + (uint32_t) (value + AWALE_LAYER_ESTIMATED_SEEDS);
}

static uint32_t
get_never_cell (const AwaleEstimates *all)
{
  return all->n_cells - 1;
}

static void
number_boards (AwaleEstimates   *all,
               AwaleSolverChunk *chunk)
{
  uint32_t *places = get_places (all, chunk);

  for (uint64_t rank = chunk->rank; rank < chunk->end; rank++)
    {
      AwaleBounds bounds = get_bounds (all, rank);

      all->numbers[rank] = is_open (bounds) ? places[all->numbers[rank]]++
                                            : find_closed_cell (all, bounds.low);
    }
}

/* Open boards that are handled together, so that the values of their successors can be
 * prefetched. */
typedef struct
{
  unsigned    n_boards;
  unsigned    n_quiet;
  unsigned    n_harvests;
  struct
  {
    uint64_t  rank;
    AwalePits pits;
    unsigned  quiet_end;
    unsigned  harvests_end;
  }           boards[BATCH];
  uint32_t    quiet[BATCH * AWALE_SIDE_PITS];  /* Ranks of the boards after moves without a
                                                * harvest. */
  uint32_t    harvests[BATCH * AWALE_SIDE_PITS];
  uint8_t     gains[BATCH * AWALE_SIDE_PITS];
} Batch;

static void
batch_add (Batch                *batch,
           const AwaleEstimates *all,
           uint64_t              rank,
           AwalePits             pits)
{
  const AwaleLayerInput *problem = all->problem;
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (problem->mover, pits, &moves);
  for (unsigned i = 0; i < moves.n_quiet; i++)
    {
      uint32_t after = awale_board_index_rank (&problem->mover->index, moves.quiet[i]);

      __builtin_prefetch (all->numbers + after);
      batch->quiet[batch->n_quiet++] = after;
    }
  for (unsigned i = 0; i < moves.n_harvests; i++)
    {
      uint32_t after = awale_board_index_rank (&problem->mover->index, moves.harvests[i]);

      __builtin_prefetch (awale_layer_get_address (problem->layers[problem->seeds
                                                                   - moves.gains[i]], after));
      batch->harvests[batch->n_harvests] = after;
      batch->gains[batch->n_harvests++] = moves.gains[i];
    }
  batch->boards[batch->n_boards].rank = rank;
  batch->boards[batch->n_boards].pits = pits;
  batch->boards[batch->n_boards].quiet_end = batch->n_quiet;
  batch->boards[batch->n_boards++].harvests_end = batch->n_harvests;
}

/* The value of a harvest of @gain seeds that leads to the board @after in a smaller layer. */
static int
value_harvest (const AwaleEstimates *all,
               unsigned              gain,
               uint32_t              after)
{
  const AwaleLayer *layer = all->problem->layers[all->problem->seeds - gain];

  return (int) gain * UNIT - awale_layer_get_estimate_checked (layer, after) * STEP;
}

/* Stores the cells to which the quiet moves (without a harvest) of an open board lead: @number is
 * the cell of the board, @quiet to before @quiet_end are the numbers of the boards after the
 * moves. */
static void
start_ways (AwaleEstimates *all,
            uint32_t        number,
            unsigned        kind,
            const uint32_t *quiet,
            const uint32_t *quiet_end)
{
  unsigned n = get_ways_of_kind (kind);
  uint32_t nearest = all->starts[kind - kind % KINDS_OF_SPLIT];
  uint32_t same = all->starts[kind - kind % AWALE_SIDE_PITS];
  uint32_t *ways = all->ways + all->first_ways[kind] + (number - all->starts[kind]) * n;

  for (unsigned i = 0; i < n; i++)
    {
      uint32_t cell = quiet < quiet_end ? all->numbers[*quiet++] : get_never_cell (all);

      /* Boards of the same split at a smaller distance are swept earlier, so their new results are
       * read. */
      ways[i] = nearest <= cell && cell < same ? all->n_cells + cell : cell;
    }
}

/* Writes the open boards of a batch. Their first value is the difference of the seeds on both
 * sides, by which a cycle is settled: values are open only under rules where a cycle gives the
 * seeds to their owners. */
static void
batch_finish (Batch          *batch,
              AwaleEstimates *all)
{
  unsigned quiet = 0;
  unsigned harvest = 0;

  for (unsigned i = 0; i < batch->n_boards; i++)
    {
      uint32_t number = all->numbers[batch->boards[i].rank];
      AwaleBounds bounds = get_bounds (all, batch->boards[i].rank);
      AwalePits pits = batch->boards[i].pits;
      int best = -NEVER;

      for (; harvest < batch->boards[i].harvests_end; harvest++)
        best = MAX (best, value_harvest (all, batch->gains[harvest], batch->harvests[harvest]));
      all->open[number] = (OpenBoard) { bounds.low, bounds.high, (int16_t) best };
      start_ways (all, number, find_kind (pits), batch->quiet + quiet,
                  batch->quiet + batch->boards[i].quiet_end);
      quiet = batch->boards[i].quiet_end;
      all->cells[number] = (int16_t) (CLAMP (awale_pits_balance (pits), bounds.low, bounds.high)
                                      * UNIT);
    }
  batch->n_boards = batch->n_quiet = batch->n_harvests = 0;
}

static void
start_boards (AwaleEstimates   *all,
              AwaleSolverChunk *chunk)
{
  Batch batch = { 0 };

  for (uint64_t rank = chunk->rank; rank < chunk->end; rank++)
    {
      if (is_open (get_bounds (all, rank)))
        batch_add (&batch, all, rank, awale_board_iterator_to (&chunk->walk, rank));
      if (batch.n_boards == BATCH || rank + 1 == chunk->end)
        batch_finish (&batch, all);
    }
}

static void
fill_closed_cells_in (AwaleEstimates *all)
{
  for (int value = -AWALE_LAYER_ESTIMATED_SEEDS; value <= AWALE_LAYER_ESTIMATED_SEEDS; value++)
    {
      uint32_t cell = find_closed_cell (all, value);

      all->cells[cell] = all->next[cell] = (int16_t) (value * UNIT);
    }
  all->cells[get_never_cell (all)] = all->next[get_never_cell (all)] = NEVER;
}

/* Sweeps the boards of a kind: each new kept value is seven eighths of the result and one eighth of
 * the old kept value. */
__attribute__ ((always_inline)) static inline void
sweep_boards (AwaleEstimates *all,
              unsigned        kind,
              unsigned        n_ways)
{
  const uint32_t *ways = all->ways + all->first_ways[kind];
  const int16_t *cells = all->cells;
  int16_t *kept = all->next;
  int16_t *swept = (all->nearest_first ? all->cells : all->next) + all->n_cells;
  bool nearest_first = all->nearest_first;

  for (uint32_t i = all->starts[kind]; i < all->starts[kind + 1]; i++, ways += n_ways)
    {
      const OpenBoard *board = &all->open[i];
      int best = board->harvest;

      for (unsigned j = 0; j < n_ways; j++)
        best = MAX (best, -cells[ways[j]]);
      best = CLAMP (best, board->low * UNIT, board->high * UNIT);
      kept[i] = (int16_t) ((cells[i] + 7 * best) / 8);
      swept[i] = nearest_first ? (int16_t) best : kept[i];
    }
}

/* Sweeps the boards of a kind. The number of ways is a constant in each call of sweep_boards(), so
 * that the compiler unrolls the loop. */
static void
sweep_kind (AwaleEstimates *all,
            unsigned        kind)
{
  unsigned n_ways = get_ways_of_kind (kind);

  if (n_ways == 1)
    sweep_boards (all, kind, 1);
  else if (n_ways == 2)
    sweep_boards (all, kind, 2);
  else if (n_ways == 3)
    sweep_boards (all, kind, 3);
  else if (n_ways == 4)
    sweep_boards (all, kind, 4);
  else if (n_ways == 5)
    sweep_boards (all, kind, 5);
  else
    sweep_boards (all, kind, AWALE_SIDE_PITS);
}

static void
sweep_splits (void     *data,
              unsigned  worker)
{
  AwaleEstimates *all = data;
  size_t i;

  while (awale_build_threads_take (all->problem->threads, SPLITS, &i))
    {
      unsigned first = all->splits[i] * KINDS_OF_SPLIT;

      for (unsigned kind = first; kind < first + KINDS_OF_SPLIT; kind++)
        sweep_kind (all, kind);
    }
}

/*
 * Runs all sweeps. Boards in a cycle, whose values depend on each other, need the first sweeps, in
 * which values spread by one move, in order to converge; boards far from a harvest need the sweeps
 * by distance, in which values spread over all moves that keep the split and shorten the distance.
 */
static void
find_values (AwaleEstimates *all)
{
  AwaleBuildThreads *threads = all->problem->threads;

  memcpy (all->cells + all->n_cells, all->cells, all->n_open * sizeof *all->cells);
  for (int i = 0;
       i < ALL_AT_ONCE + NEAREST_FIRST && !awale_build_threads_is_stopped (threads); i++)
    {
      int16_t *cells = all->cells;

      all->nearest_first = i >= ALL_AT_ONCE;
      awale_build_threads_run (threads, all->n_open < AWALE_SOLVER_ALONE, sweep_splits, all);
      all->cells = all->next;
      all->next = cells;
    }
}

static void
tell_above_low (AwaleEstimates   *all,
                AwaleSolverChunk *chunk)
{
  for (uint64_t rank = chunk->rank; rank < chunk->end; rank++)
    {
      AwaleBounds bounds = get_bounds (all, rank);

      all->above[rank] = (uint8_t) ((all->cells[all->numbers[rank]] - bounds.low * UNIT
                                     + STEP / 2) / STEP);
    }
}

AwaleEstimates *
awale_estimates_new (unsigned   seeds,
                     GError   **error)
{
  uint64_t room = awale_board_index_boards (seeds) + NOT_OPEN;
  void *memory = awale_solver_alloc (room, BOARD_SIZE, error);
  AwaleEstimates *all;

  g_assert (seeds <= AWALE_LAYER_ESTIMATED_SEEDS);

  if (memory == NULL)
    return NULL;
  all = g_new0 (AwaleEstimates, 1);
  all->room = room;
  all->numbers = memory;
  all->open = (void *) (all->numbers + room);
  all->cells = (void *) (all->open + room);
  all->next = all->cells + 2 * room;
  all->ways = (void *) (all->next + 2 * room);
  all->above = (void *) (all->ways + AWALE_SIDE_PITS * room);
  return all;
}

void
awale_estimates_free (AwaleEstimates *all)
{
  /* The other arrays are parts of the same allocation, which starts at `numbers`. */
  awale_solver_free (all->numbers, all->room, BOARD_SIZE);
  g_free (all);
}

const uint8_t *
awale_estimates_find (AwaleEstimates        *all,
                      const AwaleLayerInput *problem,
                      const uint16_t        *words)
{
  g_assert (problem->boards + NOT_OPEN <= all->room);

  all->problem = problem;
  all->words = words;
  all->places = g_malloc0_n (awale_solver_count_chunks (problem), sizeof *all->places);
  run (all, count_kinds);
  find_places (all);
  if (all->n_open > 0)
    {
      order_splits (all);
      run (all, number_boards);
      fill_closed_cells_in (all);
      run (all, start_boards);
      find_values (all);
      run (all, tell_above_low);
    }
  g_clear_pointer (&all->places, g_free);
  all->problem = NULL;
  all->words = NULL;
  return all->n_open > 0 && !awale_build_threads_is_stopped (problem->threads) ? all->above : NULL;
}
