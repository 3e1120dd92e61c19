/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-solver.h"
#include "awale-board-iterator.h"

G_BEGIN_DECLS

/*
 * A board's word while its layer is being solved, from the lowest bit: the bounds that its harvests
 * alone give (or, once settled, its own), six bits each; how many of its moves that harvest nothing
 * are still open, three bits; whether low is settled.
 *
 * For every threshold v from n down, two sets of boards grow until they stand still:
 *
 *   low >= v      if a harvest gives as much, or a move leads to a board with high <= -v;
 *   high <= -v    if no harvest gives more, and every other move leads to a board with low >= v.
 *
 * A board enters either set once. Then it tells the boards before it, found by un-sowing: they
 * enter the other set, or have one open move less. What is not reached by the last threshold keeps
 * low = -n or high = +n: endless play. Those that enter without being told are found by scanning
 * all words once a threshold, and so is whatever did not fit on the stack: a word alone tells
 * whether its board is due, so nothing else needs to be kept.
 */
enum
{
  AWALE_OPEN_SHIFT = 2 * AWALE_WORD_BOUND_BITS,
  AWALE_OPEN_ONE = 1 << AWALE_OPEN_SHIFT,
  AWALE_OPEN_BITS = 7 << AWALE_OPEN_SHIFT,
  AWALE_OPEN_SETTLED = 7 << AWALE_OPEN_SHIFT,  /* No board has seven moves: high is settled. */
  AWALE_LOW_SETTLED = 1 << 15,
  AWALE_LOW_BITS = 63,
  AWALE_HIGH_BITS = 63 << AWALE_WORD_BOUND_BITS,
};

typedef struct
{
  const AwaleLayerInput  *problem;
  const AwalePackedMoves *mover;
  uint16_t               *words;
  AwaleBoardSplit         halves;
  size_t                  n_chunks;
  size_t                  stack_size;  /* Of each of the two of a thread. */
  bool                    alone;
  int                     threshold;
  int                     overflow;    /* Atomic: something that is due was not stacked. */
  int                     changed;     /* Atomic: a board was found to be alive. */
  uint64_t                lows;        /* Atomic: bit v + 31: some board starts with low = v … */
  uint64_t                highs;       /* … or high = v. */
  double                  base;        /* The share of the layer done before this step … */
  double                  share;       /* … and that of this step. */
} AwalePropagation;

/** First, every board's harvests, open moves and, if it has ended, its settlement. */
void awale_propagation_start         (AwalePropagation *all);

/** Then, where the rules say so, dead boards are settled. */
void awale_propagation_find_the_dead (AwalePropagation *all);

static inline uint16_t
awale_propagation_load (const uint16_t *word)
{
  return __atomic_load_n (word, __ATOMIC_RELAXED);
}

/* The boards of a chunk. */
static inline void
awale_propagation_get_chunk (const AwalePropagation *all,
                             size_t                  chunk,
                             uint64_t               *start,
                             uint64_t               *end)
{
  *start = (uint64_t) chunk * AWALE_SOLVER_CHUNK;
  *end = MIN (*start + AWALE_SOLVER_CHUNK, all->problem->boards);
}

static inline uint16_t
awale_propagation_make_word (int      low,
                             int      high,
                             unsigned open)
{
  return (uint16_t) (awale_word_of_bounds (low, high) | open << AWALE_OPEN_SHIFT);
}

G_END_DECLS
