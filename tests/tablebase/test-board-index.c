/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "tablebase/awale-board-index.h"
#include "tablebase/awale-board-index.h"

enum
{
  WALKED_SEEDS = 6,
  RANDOM_BOARDS = 2000,
};

static void
test_choose (void)
{
  g_assert_cmpuint (awale_choose (11, 11), ==, 1);
  g_assert_cmpuint (awale_choose (10, 11), ==, 0);
  g_assert_cmpuint (awale_choose (23, 11), ==, 1352078);
  g_assert_cmpuint (awale_choose (35, 11), ==, 417225900);
  g_assert_cmpuint (awale_choose (42, 11), ==, G_GUINT64_CONSTANT (4280561376));
}

static void
test_every_board (void)
{
  AwaleBoardIndex index;

  awale_board_index_init (&index);
  for (unsigned seeds = 0; seeds <= WALKED_SEEDS; seeds++)
    {
      AwalePits pits = awale_board_index_first (seeds);
      uint64_t boards = awale_board_index_boards (seeds);

      g_assert_cmpuint (boards, ==, awale_choose (seeds + 11, 11));
      for (uint64_t rank = 0; rank < boards; rank++)
        {
          if (rank > 0)
            pits = awale_pits_next (pits);
          g_assert_cmpuint (awale_pits_sum (pits), ==, seeds);
          g_assert_cmpuint (awale_board_index_rank (&index, pits), ==, rank);
          g_assert_cmpuint (awale_board_index_unrank (rank, seeds), ==, pits);
        }
      g_assert_cmpuint (pits, ==, seeds);
    }
}

/* Returns the rank of a board as it is defined, computed with plain integers. */
static uint64_t
rank_plainly (AwalePits pits)
{
  uint64_t rank = 0;
  unsigned sum = 0;

  for (unsigned i = 1; i < AWALE_PITS; i++)
    {
      sum += awale_pits_get (pits, i - 1);
      rank += awale_choose (sum + i - 1, i);
    }
  return rank;
}

static void
test_many_seeds (void)
{
  AwaleBoardIndex index;

  awale_board_index_init (&index);
  for (unsigned seeds = 7; seeds <= AWALE_PITS_MAX; seeds++)
    {
      uint64_t boards = awale_board_index_boards (seeds);

      g_assert_cmpuint (awale_board_index_rank (&index, awale_board_index_first (seeds)), ==, 0);
      g_assert_cmpuint (awale_board_index_rank (&index, seeds), ==, boards - 1);
      for (int i = 0; i < RANDOM_BOARDS / 10; i++)
        {
          uint64_t rank = (uint64_t) (g_test_rand_double () * (double) (boards - 1));
          AwalePits pits = awale_board_index_unrank (rank, seeds);

          g_assert_cmpuint (awale_pits_sum (pits), ==, seeds);
          g_assert_cmpuint (awale_board_index_rank (&index, pits), ==, rank);
          g_assert_cmpuint (rank_plainly (pits), ==, rank);
          g_assert_cmpuint (awale_board_index_unrank (rank + 1, seeds), ==, awale_pits_next (pits));
        }
    }
}

/* Ranks have 32 bits, which are all used from 29 seeds on; 32 seeds would need more. */
static void
test_large_ranks (void)
{
  AwaleBoardSplit halves;
  AwaleBoardIndex index;

  g_assert_cmpuint (awale_board_index_boards (28), <, G_GUINT64_CONSTANT (1) << 31);
  g_assert_cmpuint (awale_board_index_boards (AWALE_PITS_MAX), <=, G_MAXUINT32);
  g_assert_cmpuint (awale_choose (AWALE_PITS_MAX + 1 + 11, 11), >, G_MAXUINT32);

  awale_board_index_init (&index);
  awale_board_split_init (&halves, AWALE_PITS_MAX);
  for (unsigned seeds = 29; seeds <= AWALE_PITS_MAX; seeds++)
    {
      const uint64_t half = G_GUINT64_CONSTANT (1) << 31,
                     last = awale_board_index_boards (seeds) - 1;
      const uint64_t ranks[] = { half - 1, half, half + 1, (half + last) / 2, last - 1, last };

      g_assert_cmpuint (last, >, half);
      for (size_t i = 0; i < G_N_ELEMENTS (ranks); i++)
        {
          AwalePits pits = awale_board_index_unrank (ranks[i], seeds);
          AwaleBoardIterator walk;

          g_assert_cmpuint (awale_pits_sum (pits), ==, seeds);
          g_assert_cmpuint (awale_board_index_rank (&index, pits), ==, ranks[i]);
          g_assert_cmpuint (rank_plainly (pits), ==, ranks[i]);
          awale_board_iterator_start (&walk, &halves, &index, seeds, ranks[i]);
          g_assert_cmpuint (awale_board_iterator_to (&walk, ranks[i]), ==, pits);
        }
    }
  awale_board_split_clear (&halves);
}

static void
test_walk (void)
{
  const unsigned seeds = 12;
  uint64_t boards = awale_board_index_boards (seeds);
  uint64_t rank = (uint64_t) g_test_rand_int_range (0, 1000);
  AwaleBoardSplit halves;
  AwaleBoardIndex index;
  AwaleBoardIterator walk;

  awale_board_index_init (&index);
  awale_board_split_init (&halves, seeds);
  awale_board_iterator_start (&walk, &halves, &index, seeds, rank);
  for (; rank < boards; rank += (uint64_t) g_test_rand_int_range (0, 400))
    g_assert_cmpuint (awale_board_iterator_to (&walk, rank), ==,
                      awale_board_index_unrank (rank, seeds));
  g_assert_cmpuint (awale_board_iterator_to (&walk, boards - 1), ==, seeds);
  awale_board_split_clear (&halves);
}

static void
test_positions (void)
{
  for (int i = 0; i < RANDOM_BOARDS; i++)
    {
      unsigned seeds = (unsigned) g_test_rand_int_range (0, AWALE_PITS_MAX + 1);
      uint64_t rank =
          (uint64_t) (g_test_rand_double () * (double) awale_board_index_boards (seeds));
      AwalePits pits = awale_board_index_unrank (rank, seeds);
      AwalePosition position = awale_pits_to_position (pits);
      AwalePosition swapped = awale_position_swap_sides (position);

      for (unsigned pit = 0; pit < AWALE_PITS; pit++)
        g_assert_cmpuint (position.pits[pit], ==, awale_pits_get (pits, pit));
      g_assert_cmpuint (awale_pits_count (position), ==, seeds);
      position.stores[0] = 7;
      g_assert_cmpuint (awale_pits_count (position), ==, seeds);
      g_assert_cmpuint (awale_pits_from_position (position), ==, pits);
      g_assert_cmpint (swapped.side, ==, AWALE_NORTH);
      g_assert_cmpuint (awale_pits_from_position (swapped), ==, pits);
      swapped.side = AWALE_SOUTH;
      g_assert_cmpuint (awale_pits_from_position (swapped), ==, awale_pits_turn (pits));
    }
}

static void
test_count_beyond (void)
{
  AwalePosition all = { .pits = { [3] = AWALE_SEEDS } };

  g_assert_cmpuint (awale_pits_count (awale_position_start ()), ==, AWALE_SEEDS);
  g_assert_cmpuint (awale_pits_count (all), ==, AWALE_SEEDS);
}

static void
test_marks (void)
{
  for (int i = 0; i < RANDOM_BOARDS; i++)
    {
      AwalePits pits = awale_board_index_unrank ((uint64_t) g_test_rand_int_range (0, 100000), 9);
      unsigned occupied = 0;
      uint64_t marks = awale_pits_mark_occupied (pits);

      for (unsigned pit = 0; pit < AWALE_PITS; pit++)
        occupied |= (awale_pits_get (pits, pit) != 0) << pit;
      g_assert_cmphex (awale_pits_gather_tops (marks & AWALE_PITS_MINE)
                       | awale_pits_gather_tops (marks >> 30) << 6, ==, occupied);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/index/choose", test_choose);
  g_test_add_func ("/tablebase/index/every-board", test_every_board);
  g_test_add_func ("/tablebase/index/many-seeds", test_many_seeds);
  g_test_add_func ("/tablebase/index/large-ranks", test_large_ranks);
  g_test_add_func ("/tablebase/index/walk", test_walk);
  g_test_add_func ("/tablebase/index/positions", test_positions);
  g_test_add_func ("/tablebase/index/count-beyond", test_count_beyond);
  g_test_add_func ("/tablebase/index/marks", test_marks);
  return g_test_run ();
}
