/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-pits.h"

G_BEGIN_DECLS

/**
 * The numbering of boards: those with n seeds are numbered from 0 to C(n + 11, 11) − 1.
 *
 * Let s(i) be the number of seeds in the first i pits, for i = 1 … 11. The numbers s(i) + i − 1
 * ascend strictly, and every ascending sequence below n + 11 belongs to some board, so that the
 * combinatorial number system, Σ C(s(i) + i − 1, i), numbers the boards without gaps. Boards with
 * the same seeds in the opponent's pits are consecutive; the mover's A changes fastest.
 *
 * The tables hold the terms of the sum, for two pits at a time, and never change once computed.
 */
typedef struct
{
  uint32_t pairs[5][1024];  /* Sum of the terms of s(2j + 1), given by the low five bits of the
                             * index, and of s(2j + 2), given by the high five bits. */
  uint32_t last[32];        /* Term of s(11) in the sum, given by s(11). */
} AwaleBoardIndex;

void      awale_board_index_init   (AwaleBoardIndex *index);

/**
 * The binomial coefficient C(n, k), for n up to 62; 0 if k is greater than n.
 */
uint64_t  awale_choose             (unsigned         n,
                                    unsigned         k);

uint64_t  awale_board_index_boards (unsigned         seeds);

/** The board that has @seeds seeds and the number @rank. */
AwalePits awale_board_index_unrank (uint64_t         rank,
                                    unsigned         seeds);

/** The first board with @seeds seeds; awale_pits_next() gives the others. */
static inline AwalePits
awale_board_index_first (unsigned seeds)
{
  return awale_pits_of (seeds, AWALE_PITS - 1);
}

/** The number of a board with at most 31 seeds. */
static inline uint32_t
awale_board_index_rank (const AwaleBoardIndex *index,
                        AwalePits              pits)
{
  uint64_t sums = pits * AWALE_PITS_ONES;

  return index->pairs[0][sums & 1023] + index->pairs[1][sums >> 10 & 1023]
         + index->pairs[2][sums >> 20 & 1023] + index->pairs[3][sums >> 30 & 1023]
         + index->pairs[4][sums >> 40 & 1023] + index->last[sums >> 50 & 31];
}

/**
 * All ways to distribute up to a maximum of seeds over the mover's pits, in the order of
 * AwaleBoardIndex.
 */
typedef struct
{
  uint32_t *ways;
  uint32_t  starts[34];  /* Index of the first way with s seeds in `ways`; the ways with s seeds end
                          * where those with s + 1 start. */
} AwaleBoardSplit;

void awale_board_split_init  (AwaleBoardSplit *split,
                              unsigned         seeds);
void awale_board_split_clear (AwaleBoardSplit *split);

/**
 * A forward iterator over the boards of a layer, which may skip boards. The opponent's pits are the
 * same on many consecutive boards, so that usually only the mover's pits are looked up.
 */
typedef struct
{
  const AwaleBoardSplit *split;
  uint64_t               block;  /* Number of the first board with the current pits of the
                                  * opponent. */
  uint64_t               end;    /* Number of the first board after those with the current pits
                                  * of the opponent. */
  uint64_t               seven;  /* The opponent's pits, and one pit with all of the mover's
                                  * seeds. */
} AwaleBoardIterator;

void awale_board_iterator_start (AwaleBoardIterator    *walk,
                                 const AwaleBoardSplit *split,
                                 const AwaleBoardIndex *index,
                                 unsigned               seeds,
                                 uint64_t               rank);

/** The board with number @rank, which must not be less than that of the preceding call. */
static inline AwalePits
awale_board_iterator_to (AwaleBoardIterator *walk,
                         uint64_t            rank)
{
  const AwaleBoardSplit *split = walk->split;

  while (rank >= walk->end)
    {
      unsigned mine;

      walk->seven = awale_pits_next (walk->seven);
      mine = walk->seven & AWALE_PITS_MAX;
      walk->block = walk->end;
      walk->end += split->starts[mine + 1] - split->starts[mine];
    }
  return (walk->seven & ~(uint64_t) AWALE_PITS_MAX) << 25
         | split->ways[split->starts[walk->seven & AWALE_PITS_MAX] + (rank - walk->block)];
}

G_END_DECLS
