/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-index.h"
#include "awale-build-threads.h"
#include "awale-layer-writer.h"
#include "awale-layer.h"
#include "awale-packed-moves.h"

G_BEGIN_DECLS

/** The layer to solve, its rules and the smaller layers, all checked. */
typedef struct
{
  const AwalePackedMoves *mover;
  AwaleLayer *const      *layers;  /* Layers 0 … seeds − 1. */
  unsigned                seeds;
  uint64_t                boards;
  AwaleBuildThreads      *threads;
  AwaleBoardSplit         halves;
} AwaleLayerInput;

enum
{
  AWALE_SOLVER_CHUNK = 1 << 14,  /* Boards. */
  AWALE_SOLVER_ALONE = 1 << 15,  /* Fewer boards are solved by one thread, as waking others takes
                                  * longer. */
};

/** Boards dealt out to a worker. */
typedef struct
{
  uint64_t           rank;  /**< The first board. */
  uint64_t           end;
  AwaleBoardIterator walk;
} AwaleSolverChunk;

static inline size_t
awale_solver_count_chunks (const AwaleLayerInput *problem)
{
  return (problem->boards + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK;
}

/**
 * Deals out the next boards within a run of the threads, and reports its progress. Returns: false
 * if none is left or the build is stopped
 */
static inline bool
awale_solver_take_chunk (const AwaleLayerInput *problem,
                         unsigned               worker,
                         AwaleSolverChunk      *chunk)
{
  size_t n_chunks = awale_solver_count_chunks (problem);
  size_t i;

  if (!awale_build_threads_take (problem->threads, n_chunks, &i))
    return false;
  if (worker == 0)
    awale_build_threads_report (problem->threads, (double) i / (double) n_chunks);
  chunk->rank = (uint64_t) i * AWALE_SOLVER_CHUNK;
  chunk->end = MIN (chunk->rank + AWALE_SOLVER_CHUNK, problem->boards);
  awale_board_iterator_start (&chunk->walk, &problem->halves, &problem->mover->index,
                              problem->seeds, chunk->rank);
  return true;
}

/**
 * Solves a layer of rules without a drought: captures first, then the bounds from n down,
 * propagated from settled boards to those before them, with a counter of moves that are still open.
 * Two bytes a board and a small stack a thread.
 *
 * Returns: (transfer full): a word a board, to be released with awale_solver_free(); NULL if the
 * build is stopped, or with @error if there is no memory.
 */
uint16_t *awale_solve_without_drought (const AwaleLayerInput *problem,
                                       GError               **error);

/**
 * Solves a layer of rules with a drought: a sweep for each number of plies left, counted up. Two
 * bytes a board, and an eighth more where dead boards end the game.
 *
 * Returns: (transfer full): a value a board, likewise.
 */
int8_t   *awale_solve_with_drought    (const AwaleLayerInput *problem,
                                       GError               **error);

/**
 * Allocates zeroed memory for @boards of @size bytes, in huge pages if possible. NULL with
 * @error.
 */
void     *awale_solver_alloc          (uint64_t               boards,
                                       size_t                 size,
                                       GError               **error);
void      awale_solver_free           (void                  *memory,
                                       uint64_t               boards,
                                       size_t                 size);

/** The bounds under `cycle=split`, where endless play is worth nothing to either side. */
static inline AwaleBounds
awale_bounds_split (AwaleBounds bounds)
{
  int8_t value = (int8_t) CLAMP (0, bounds.low, bounds.high);

  return (AwaleBounds) { value, value };
}

G_END_DECLS
