/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-iterator.h"

void
awale_board_split_init (AwaleBoardSplit *halves,
                        unsigned         seeds)
{
  halves->ways = g_new (uint32_t, awale_choose (seeds + 6, 6));
  halves->starts[0] = 0;
  for (unsigned mine = 0; mine <= seeds; mine++)
    {
      uint32_t *ways = halves->ways + halves->starts[mine];
      size_t n_ways = awale_choose (mine + 5, 5);

      ways[0] = (uint32_t) awale_pits_of (mine, AWALE_SIDE_PITS - 1);
      for (size_t i = 1; i < n_ways; i++)
        ways[i] = (uint32_t) awale_pits_next (ways[i - 1]);
      halves->starts[mine + 1] = halves->starts[mine] + (uint32_t) n_ways;
    }
}

void
awale_board_split_clear (AwaleBoardSplit *halves)
{
  g_clear_pointer (&halves->ways, g_free);
}

void
awale_board_iterator_start (AwaleBoardIterator    *walk,
                            const AwaleBoardSplit *halves,
                            const AwaleBoardIndex *index,
                            unsigned               seeds,
                            uint64_t               rank)
{
  AwalePits pits = awale_board_index_unrank (rank, seeds);
  unsigned mine = awale_pits_sum (pits & AWALE_PITS_MINE);
  AwalePits first = (pits & AWALE_PITS_OPPONENT) | awale_pits_of (mine, AWALE_SIDE_PITS - 1);

  walk->halves = halves;
  walk->seven = (pits & AWALE_PITS_OPPONENT) >> 25 | mine;
  walk->block = awale_board_index_rank (index, first);
  walk->end = walk->block + halves->starts[mine + 1] - halves->starts[mine];
}
