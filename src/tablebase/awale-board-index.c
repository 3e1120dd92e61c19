/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-index.h"

uint64_t
awale_choose (unsigned n,
              unsigned k)
{
  uint64_t result = 1;

  if (k > n)
    return 0;
  for (unsigned i = 1; i <= k; i++)
    result = result * (n - k + i) / i;
  return result;
}

void
awale_board_index_init (AwaleBoardIndex *index)
{
  for (unsigned j = 0; j < G_N_ELEMENTS (index->pairs); j++)
    for (unsigned both = 0; both < 1024; both++)
      {
        unsigned i = 2 * j + 1;

        index->pairs[j][both] = (uint32_t) (awale_choose ((both & 31) + i - 1, i)
                                            + awale_choose ((both >> 5) + i, i + 1));
      }
  for (unsigned sum = 0; sum < G_N_ELEMENTS (index->last); sum++)
    index->last[sum] = (uint32_t) awale_choose (sum + 10, 11);
}

uint64_t
awale_board_index_boards (unsigned seeds)
{
  g_return_val_if_fail (seeds <= AWALE_PITS_MAX, 0);

  return awale_choose (seeds + 11, 11);
}

AwalePits
awale_board_index_unrank (uint64_t rank,
                          unsigned seeds)
{
  AwalePits pits = 0;
  unsigned sum = seeds;

  g_return_val_if_fail (rank < awale_board_index_boards (seeds), 0);

  for (unsigned i = AWALE_PITS - 1; i >= 1; i--)
    {
      unsigned before = sum;

      while (awale_choose (before + i - 1, i) > rank)
        before--;
      rank -= awale_choose (before + i - 1, i);
      pits |= awale_pits_of (sum - before, i);
      sum = before;
    }
  return pits | awale_pits_of (sum, 0);
}

void
awale_board_split_init (AwaleBoardSplit *split,
                        unsigned         seeds)
{
  split->ways = g_new (uint32_t, awale_choose (seeds + 6, 6));
  split->starts[0] = 0;
  for (unsigned mine = 0; mine <= seeds; mine++)
    {
      uint32_t *ways = split->ways + split->starts[mine];
      size_t n_ways = awale_choose (mine + 5, 5);

      ways[0] = (uint32_t) awale_pits_of (mine, AWALE_SIDE_PITS - 1);
      for (size_t i = 1; i < n_ways; i++)
        ways[i] = (uint32_t) awale_pits_next (ways[i - 1]);
      split->starts[mine + 1] = split->starts[mine] + (uint32_t) n_ways;
    }
}

void
awale_board_split_clear (AwaleBoardSplit *split)
{
  g_clear_pointer (&split->ways, g_free);
}

void
awale_board_iterator_start (AwaleBoardIterator    *walk,
                            const AwaleBoardSplit *split,
                            const AwaleBoardIndex *index,
                            unsigned               seeds,
                            uint64_t               rank)
{
  AwalePits pits = awale_board_index_unrank (rank, seeds);
  unsigned mine = awale_pits_sum (pits & AWALE_PITS_MINE);
  AwalePits first = (pits & AWALE_PITS_OPPONENT) | awale_pits_of (mine, AWALE_SIDE_PITS - 1);

  walk->split = split;
  walk->seven = (pits & AWALE_PITS_OPPONENT) >> 25 | mine;
  walk->block = awale_board_index_rank (index, first);
  walk->end = walk->block + split->starts[mine + 1] - split->starts[mine];
}
