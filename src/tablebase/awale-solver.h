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

/** A layer to solve, with its rules and the smaller layers, all of whose chunks were checked. */
typedef struct
{
  const AwalePackedMoves *mover;
  AwaleLayer *const      *layers;  /* Layers of 0 … `seeds` − 1 seeds. */
  unsigned                seeds;
  uint64_t                boards;
  AwaleBuildThreads      *threads;
  AwaleBoardSplit         halves;
} AwaleLayerInput;

enum
{
  AWALE_SOLVER_CHUNK = 1 << 14,  /* Number of boards in a chunk. */
  AWALE_SOLVER_ALONE = 1 << 15,  /* Number of boards up to which one thread solves a layer, because
                                  * waking other threads would take longer. */
};

/** A range of boards for one worker. */
typedef struct
{
  uint64_t           rank;  /**< Number of the first board. */
  uint64_t           end;   /**< One past the number of the last board. */
  AwaleBoardIterator walk;
} AwaleSolverChunk;

static inline size_t
awale_solver_count_chunks (const AwaleLayerInput *problem)
{
  return (problem->boards + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK;
}

/**
 * Takes the next chunk of boards within a run of the threads; worker 0 also reports the progress.
 * Returns: false if none is left or the build is stopped
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
 * Solves a layer under rules without a drought: harvests first, then the bounds from n down,
 * propagated from settled boards to their predecessors by counting the moves that are still open.
 * Takes two bytes for each board and two small stacks for each thread.
 *
 * Returns: (transfer full): a word for each board, to be freed with awale_solver_free(); NULL if
 * the build is stopped, or with @error if there is not enough memory
 */
uint16_t *awale_solve_without_drought (const AwaleLayerInput *problem,
                                       GError               **error);

/**
 * Solves a layer under rules with a drought by a sweep for each number of plies left, in ascending
 * order; once a sweep changes no value, the rest is skipped. Takes two bytes for each board, and an
 * eighth of a byte more if dead boards end the game.
 *
 * Returns: (transfer full): a value for each board, to be freed with awale_solver_free(); NULL if
 * the build is stopped, or with @error if there is not enough memory
 */
int8_t   *awale_solve_with_drought    (const AwaleLayerInput *problem,
                                       GError               **error);

/**
 * Allocates zeroed memory for @boards elements of @size bytes, in huge pages if possible. Free it
 * with awale_solver_free(). Returns: NULL with @error if there is not enough memory
 */
void     *awale_solver_alloc          (uint64_t               boards,
                                       size_t                 size,
                                       GError               **error);
void      awale_solver_free           (void                  *memory,
                                       uint64_t               boards,
                                       size_t                 size);

/**
 * Converts bounds to those under `cycle=split`, where endless play is worth nothing to either side.
 */
static inline AwaleBounds
awale_bounds_split (AwaleBounds bounds)
{
  int8_t value = (int8_t) CLAMP (0, bounds.low, bounds.high);

  return (AwaleBounds) { value, value };
}

G_END_DECLS
