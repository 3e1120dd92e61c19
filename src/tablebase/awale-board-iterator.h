/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-index.h"

G_BEGIN_DECLS

/**
 * The ways to lay up to some number of seeds on the mover's pits, in the order of
 * AwaleBoardIndex.
 */
typedef struct
{
  uint32_t *ways;
  uint32_t  starts[34];  /* Where those of s seeds start in ways; the next start ends them. */
} AwaleBoardSplit;

void awale_board_split_init  (AwaleBoardSplit *halves,
                              unsigned         seeds);
void awale_board_split_clear (AwaleBoardSplit *halves);

/**
 * Walks forward through the boards of a layer by their numbers, skipping at will: boards with the
 * same pits of the other player follow each other, so the mover's pits are looked up.
 */
typedef struct
{
  const AwaleBoardSplit *halves;
  uint64_t               block;  /* The number of the first board with these pits of hers … */
  uint64_t               end;    /* … and the first beyond them. */
  uint64_t               seven;  /* The mover's seeds, then her pits, as a board of seven pits. */
} AwaleBoardIterator;

void awale_board_iterator_start (AwaleBoardIterator    *walk,
                                 const AwaleBoardSplit *halves,
                                 const AwaleBoardIndex *index,
                                 unsigned               seeds,
                                 uint64_t               rank);

/** The board @rank, which does not come before the one asked for last. */
static inline AwalePits
awale_board_iterator_to (AwaleBoardIterator *walk,
                         uint64_t            rank)
{
  const AwaleBoardSplit *halves = walk->halves;

  while (rank >= walk->end)
    {
      unsigned mine;

      walk->seven = awale_pits_next (walk->seven);
      mine = walk->seven & AWALE_PITS_MAX;
      walk->block = walk->end;
      walk->end += halves->starts[mine + 1] - halves->starts[mine];
    }
  return (walk->seven & ~(uint64_t) AWALE_PITS_MAX) << 25
         | halves->ways[halves->starts[walk->seven & AWALE_PITS_MAX] + (rank - walk->block)];
}

G_END_DECLS
