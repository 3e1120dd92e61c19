/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"

#include "rules/awale-ending.h"
#include "rules/awale-sowing.h"
#include "tablebase/awale-packed-moves.h"

enum
{
  ALL_BOARDS_SEEDS = 4,
  RANDOM_BOARDS = 300,
};

/* Calls @func for every combination of the rules about grand slams, feeding and blocked games. */
static void
for_all_movers (void (*func) (const AwalePackedMoves *mover))
{
  AwaleRuleset rules = parse_rules ("society");

  for (int slam = AWALE_SLAM_CAPTURES; slam <= AWALE_SLAM_CLEARS_BOARD; slam++)
    for (int feed = AWALE_FEED_YES; feed <= AWALE_FEED_NO; feed++)
      for (int stuck = AWALE_STUCK_END; stuck <= AWALE_STUCK_PASS_BLOCKED; stuck++)
        {
          g_autofree AwalePackedMoves *mover = NULL;

          rules.slam = (AwaleSlamRule) slam;
          rules.feed = (AwaleFeedRule) feed;
          rules.stuck = (AwaleStuckRule) stuck;
          rules.leftover = (AwaleLeftoverRule) (slam % 3);
          mover = awale_packed_moves_new (&rules);
          func (mover);
        }
}

static void
assert_moves (const AwalePackedMoves *mover,
              AwalePits               pits)
{
  AwalePosition position = awale_pits_to_position (pits);
  unsigned legal = awale_legal_moves (position, &mover->rules);
  unsigned n_quiet = 0;
  unsigned n_harvests = 0;
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (mover, pits, &moves);
  if (legal == 0)
    {
      AwaleScore score = awale_settle (&mover->rules, position, AWALE_ENDING_NO_SOWING);

      g_assert_cmpint (2 * moves.settlement, ==, score.south - score.north);
    }
  for (; legal != 0; legal &= legal - 1)
    {
      int gain;
      AwalePosition after = awale_play (position, &mover->rules, __builtin_ctz (legal), &gain);

      if (gain == 0)
        g_assert_cmphex (moves.quiet[n_quiet++], ==, awale_pits_from_position (after));
      else
        {
          g_assert_cmpint (moves.gains[n_harvests], ==, gain);
          g_assert_cmphex (moves.harvests[n_harvests++], ==, awale_pits_from_position (after));
        }
    }
  g_assert_cmpuint (moves.n_quiet, ==, n_quiet);
  g_assert_cmpuint (moves.n_harvests, ==, n_harvests);
}

/* Returns a random board. Half of these boards are made so that krous and grand slams, which are
 * rare among all boards, are likely. */
static AwalePits
random_board (void)
{
  unsigned seeds = (unsigned) g_test_rand_int_range (5, AWALE_PITS_MAX + 1);
  uint64_t rank = (uint64_t) (g_test_rand_double () * (double) awale_board_index_boards (seeds));
  AwalePits pits = awale_board_index_unrank (rank, seeds);

  if (g_test_rand_bit ())
    {
      AwalePits odd = 0;

      for (unsigned pit = 6; pit < AWALE_PITS; pit++)
        odd |= awale_pits_of ((uint64_t) g_test_rand_int_range (0, 3), pit);
      odd |= awale_pits_of ((uint64_t) g_test_rand_int_range (10, 16),
                            (unsigned) g_test_rand_int_range (0, 6));
      pits = odd | awale_pits_of (g_test_rand_bit (), 5);
    }
  return pits;
}

static void
check_all_moves (const AwalePackedMoves *mover)
{
  for (unsigned seeds = 0; seeds <= ALL_BOARDS_SEEDS; seeds++)
    for (uint64_t rank = 0; rank < awale_board_index_boards (seeds); rank++)
      assert_moves (mover, awale_board_index_unrank (rank, seeds));
}

static void
check_random_moves (const AwalePackedMoves *mover)
{
  for (int i = 0; i < RANDOM_BOARDS; i++)
    assert_moves (mover, random_board ());
}

static void
test_all_moves (void)
{
  for_all_movers (check_all_moves);
}

static void
test_random_moves (void)
{
  for_all_movers (check_random_moves);
}

static unsigned
count_quiet (const AwalePackedMoves *mover,
             AwalePits               from,
             AwalePits               to)
{
  AwaleSuccessors moves;
  unsigned n = 0;

  awale_packed_moves_ask_moves (mover, from, &moves);
  for (unsigned i = 0; i < moves.n_quiet; i++)
    n += moves.quiet[i] == to;
  return n;
}

/* Checks that each predecessor found for a board has a move without a harvest to this board, and
 * that the number of predecessors is right. */
static void
check_all_predecessors (const AwalePackedMoves *mover)
{
  for (unsigned seeds = 1; seeds <= ALL_BOARDS_SEEDS; seeds++)
    {
      uint64_t boards = awale_board_index_boards (seeds);
      uint64_t n_moves = 0;
      uint64_t n_predecessors = 0;

      for (uint64_t rank = 0; rank < boards; rank++)
        {
          AwalePits pits = awale_board_index_unrank (rank, seeds);
          AwalePits before[AWALE_PREDECESSORS_MAX];
          unsigned n = awale_packed_moves_find_predecessors (mover, pits, before);
          AwaleSuccessors moves;

          for (unsigned i = 0; i < n; i++)
            g_assert_cmpuint (count_quiet (mover, before[i], pits), ==, 1);
          awale_packed_moves_ask_moves (mover, pits, &moves);
          n_moves += moves.n_quiet;
          n_predecessors += n;
        }
      g_assert_cmpuint (n_moves, ==, n_predecessors);
    }
}

/* Checks that the boards after moves without a harvest have the board before as a predecessor, once
 * for each such move. */
static void
check_random_predecessors (const AwalePackedMoves *mover)
{
  for (int i = 0; i < RANDOM_BOARDS; i++)
    {
      AwalePits pits = random_board ();
      AwaleSuccessors moves;

      awale_packed_moves_ask_moves (mover, pits, &moves);
      for (unsigned j = 0; j < moves.n_quiet; j++)
        {
          AwalePits before[AWALE_PREDECESSORS_MAX];
          unsigned n = awale_packed_moves_find_predecessors (mover, moves.quiet[j], before);
          unsigned found = 0;

          g_assert_cmpuint (n, <=, AWALE_PREDECESSORS_MAX);
          for (unsigned k = 0; k < n; k++)
            {
              found += before[k] == pits;
              g_assert_cmpuint (count_quiet (mover, before[k], moves.quiet[j]), ==, 1);
            }
          g_assert_cmpuint (found, ==, 1);
        }
    }
}

static void
test_all_predecessors (void)
{
  for_all_movers (check_all_predecessors);
}

static void
test_random_predecessors (void)
{
  for_all_movers (check_random_predecessors);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/mover/all-moves", test_all_moves);
  g_test_add_func ("/tablebase/mover/random-moves", test_random_moves);
  g_test_add_func ("/tablebase/mover/all-predecessors", test_all_predecessors);
  g_test_add_func ("/tablebase/mover/random-predecessors", test_random_predecessors);
  return g_test_run ();
}
