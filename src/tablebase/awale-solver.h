/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-crew.h"
#include "awale-layer-writer.h"
#include "awale-layer.h"
#include "awale-packed-moves.h"

G_BEGIN_DECLS

/** What solving one layer needs: the rules and the smaller layers, all checked. */
typedef struct
{
  const AwalePackedMoves *mover;
  AwaleLayer *const      *layers;  /* 0 … seeds − 1; those a harvest leads to are there. */
  unsigned                seeds;
  uint64_t                boards;
  AwaleCrew              *crew;
} AwaleLayerInput;

/**
 * Solves a layer of rules without a drought: captures first, then the bounds from n down, settled
 * boards telling those before them, with a counter of moves that are still open. Two bytes a board
 * and a small stack a thread.
 *
 * Returns: (transfer full): a word a board, to be released with awale_solver_free(); NULL if the
 * build is stopped, or with @error if there is no memory.
 */
uint16_t *awale_solve_by_propagation (const AwaleLayerInput *problem,
                                      GError               **error);

/**
 * Solves a layer of rules with a drought: the plies left counted up, a sweep each. Two bytes a
 * board, and an eighth more where dead boards end the game.
 *
 * Returns: (transfer full): a value a board, likewise.
 */
int8_t   *awale_solve_by_countdown   (const AwaleLayerInput *problem,
                                      GError               **error);

/**
 * The oracle: any rules, RULES' equations swept over the layer until nothing changes, moves by the
 * rules' own functions. Slow, five bytes a board; for tests, bench and verification.
 *
 * Returns: (transfer full): a word a board, likewise.
 */
uint16_t *awale_solve_by_sweeps      (const AwaleLayerInput *problem,
                                      GError               **error);

/** Room for @boards times @size zeros, in huge pages where there are. NULL with @error if not. */
void     *awale_solver_alloc         (uint64_t               boards,
                                      size_t                 size,
                                      GError               **error);
void      awale_solver_free          (void                  *memory,
                                      uint64_t               boards,
                                      size_t                 size);

/** What `cycle=split` makes of bounds: endless play is worth nothing to either. */
static inline AwaleBounds
awale_bounds_split (AwaleBounds bounds)
{
  int8_t value = (int8_t) CLAMP (0, bounds.low, bounds.high);

  return (AwaleBounds) { value, value };
}

/** Layers of fewer boards are solved by one thread: waking others would take longer. */
enum
{
  AWALE_SOLVER_CHUNK = 1 << 14,
  AWALE_SOLVER_ALONE = 1 << 15,
};

G_END_DECLS
