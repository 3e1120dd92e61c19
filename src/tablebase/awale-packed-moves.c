/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-packed-moves.h"

#include "rules/awale-ending.h"
#include "rules/awale-sowing.h"

static const uint64_t TWOS = 2 * AWALE_PITS_ONES;
static const uint64_t TWO_OR_THREE = 30 * AWALE_PITS_ONES;

static void
mover_init_sowings (AwalePackedMoves *mover)
{
  for (unsigned pit = 0; pit < AWALE_SIDE_PITS; pit++)
    {
      mover->last[pit][0] = TWO_OR_THREE;
      for (unsigned seeds = 1; seeds < 32; seeds++)
        {
          unsigned last = (unsigned) awale_sowing_pit ((AwaleMove) pit, (int) seeds);
          uint64_t sown = 0;

          for (unsigned nth = 1; nth <= seeds; nth++)
            sown += awale_pits_of (1, (unsigned) awale_sowing_pit ((AwaleMove) pit, (int) nth));
          mover->sow[pit][seeds] = sown - awale_pits_of (seeds, pit);
          if (last < AWALE_SIDE_PITS)
            mover->last[pit][seeds] = TWO_OR_THREE;
          else
            {
              mover->last[pit][seeds] = awale_pits_of (30, last);
              mover->reach[pit][seeds] = AWALE_PITS_OPPONENT & (awale_pits_of (32, last) - 1);
            }
        }
    }
}

static void
mover_init_patterns (AwalePackedMoves *mover)
{
  for (unsigned pit = 0; pit < AWALE_SIDE_PITS; pit++)
    for (unsigned seeds = 1; seeds <= AWALE_PATTERN_SEEDS; seeds++)
      {
        unsigned pattern = pit * AWALE_PATTERN_SEEDS + seeds - 1;
        unsigned last = (unsigned) awale_sowing_pit ((AwaleMove) pit, (int) seeds);

        mover->unsow[pattern] = 0 - mover->sow[pit][seeds];
        if (last >= AWALE_SIDE_PITS)
          mover->endings[last - AWALE_SIDE_PITS] |= G_GUINT64_CONSTANT (1) << pattern;
      }
  for (unsigned harvestable = 0; harvestable < 64; harvestable++)
    {
      mover->quiet[harvestable] = ~G_GUINT64_CONSTANT (0);
      for (unsigned pit = 0; pit < AWALE_SIDE_PITS; pit++)
        if (harvestable & 1u << pit)
          mover->quiet[harvestable] &= ~mover->endings[pit];
    }
}

static void
mover_init_runs (AwalePackedMoves *mover)
{
  for (unsigned occupied = 0; occupied < 4096; occupied++)
    for (unsigned pit = 0; pit < AWALE_SIDE_PITS; pit++)
      for (unsigned seeds = 1; seeds <= AWALE_PATTERN_SEEDS; seeds++)
        {
          if (occupied & 1u << pit
              || !(occupied & 1u << awale_sowing_pit ((AwaleMove) pit, (int) seeds)))
            break;
          mover->runs[occupied] |= G_GUINT64_CONSTANT (1)
                                   << (pit * AWALE_PATTERN_SEEDS + seeds - 1);
        }
}

AwalePackedMoves *
awale_packed_moves_new (const AwaleRuleset *rules)
{
  AwalePackedMoves *mover = g_new0 (AwalePackedMoves, 1);

  mover->rules = *rules;
  awale_board_index_init (&mover->index);
  mover_init_sowings (mover);
  mover_init_patterns (mover);
  mover_init_runs (mover);
  return mover;
}

void
awale_packed_moves_ask_moves (const AwalePackedMoves *mover,
                              AwalePits               pits,
                              AwaleSuccessors        *moves)
{
  AwalePosition position = awale_pits_to_position (pits);
  unsigned legal = awale_legal_moves (position, &mover->rules);

  moves->n_quiet = 0;
  moves->n_harvests = 0;
  if (legal == 0)
    {
      AwaleScore score = awale_settle (&mover->rules, position, AWALE_ENDING_NO_SOWING);

      moves->settlement = (score.south - score.north) / 2;
    }
  for (; legal != 0; legal &= legal - 1)
    {
      int gain;
      AwalePits after = awale_pits_from_position (awale_play (position, &mover->rules,
                                                              __builtin_ctz (legal), &gain));

      if (gain == 0)
        moves->quiet[moves->n_quiet++] = after;
      else
        {
          moves->harvests[moves->n_harvests] = after;
          moves->gains[moves->n_harvests++] = (uint8_t) gain;
        }
    }
}

/* True if the rules allow the mover of @pits to sow @pit, and nothing is harvested. */
static bool
mover_ask_quiet (const AwalePackedMoves *mover,
                 AwalePits               pits,
                 unsigned                pit)
{
  AwalePosition position = awale_pits_to_position (pits);
  int gain;

  if (!(awale_legal_moves (position, &mover->rules) & 1u << pit))
    return false;
  awale_play (position, &mover->rules, (AwaleMove) pit, &gain);
  return gain == 0;
}

/* Finds the boards before sowings of eleven seeds or more, which started from @pit, the only empty
 * pit of @sown. */
static unsigned
mover_find_krous (const AwalePackedMoves *mover,
                  AwalePits               sown,
                  unsigned                pit,
                  AwalePits              *predecessors)
{
  AwalePits left = sown;
  unsigned n = 0;

  for (unsigned seeds = 1;; seeds++)
    {
      unsigned last = (unsigned) awale_sowing_pit ((AwaleMove) pit, (int) seeds);
      AwalePits before;

      if (awale_pits_get (left, last) == 0)
        return n;
      left -= awale_pits_of (1, last);
      before = left + awale_pits_of (seeds, pit);
      if (seeds > AWALE_PATTERN_SEEDS && mover_ask_quiet (mover, before, pit))
        predecessors[n++] = before;
    }
}

/* True if the mover of @pits, where the opponent has seeds, has a move other than a grand slam. */
static bool
mover_has_plain_move (const AwalePackedMoves *mover,
                      AwalePits               pits)
{
  for (unsigned pit = AWALE_SIDE_PITS; pit-- > 0;)
    {
      unsigned seeds = awale_pits_get (pits, pit);
      AwalePits sown = pits + mover->sow[pit][seeds];

      if (seeds == 0)
        continue;
      if ((sown ^ TWOS) & mover->last[pit][seeds])
        return true;
      if (awale_packed_moves_find_chain (sown, mover->reach[pit][seeds]) !=
          (sown & AWALE_PITS_OPPONENT))
        return true;
    }
  return false;
}

/* Finds the boards before the sowings @patterns, which were grand slams and led to @sown because
 * they harvested nothing. */
static unsigned
mover_find_slams (const AwalePackedMoves *mover,
                  AwalePits               sown,
                  uint64_t                patterns,
                  AwalePits              *predecessors)
{
  unsigned n = 0;

  if (mover->rules.slam != AWALE_SLAM_NO_CAPTURE && mover->rules.slam != AWALE_SLAM_LAST_RESORT)
    return 0;
  for (; patterns != 0; patterns &= patterns - 1)
    {
      unsigned pattern = (unsigned) __builtin_ctzll (patterns);
      AwalePits before = sown + mover->unsow[pattern];
      bool starved = (before & AWALE_PITS_OPPONENT) == 0;

      if (mover->rules.slam == AWALE_SLAM_LAST_RESORT && !starved
          && mover_has_plain_move (mover, before))
        continue;
      if (mover_ask_quiet (mover, before, pattern / AWALE_PATTERN_SEEDS))
        predecessors[n++] = before;
    }
  return n;
}

/* Finds the boards before the sowings @patterns, some of which may have had to feed an empty
 * side. */
static unsigned
mover_find_thin (const AwalePackedMoves *mover,
                 AwalePits               sown,
                 uint64_t                patterns,
                 AwalePits              *predecessors)
{
  bool feeds = mover->rules.feed == AWALE_FEED_NO || (sown & AWALE_PITS_OPPONENT) != 0;
  unsigned n = 0;

  for (; patterns != 0; patterns &= patterns - 1)
    {
      unsigned pattern = (unsigned) __builtin_ctzll (patterns);
      AwalePits before = sown + mover->unsow[pattern];

      if (feeds || (before & AWALE_PITS_OPPONENT) != 0
          || mover_ask_quiet (mover, before, pattern / AWALE_PATTERN_SEEDS))
        predecessors[n++] = before;
    }
  return n;
}

/* True if the mover of @pits can only pass. */
static bool
mover_ask_pass (const AwalePackedMoves *mover,
                AwalePits               pits)
{
  const uint64_t beyond_three = AWALE_PITS_OPPONENT & (28 * AWALE_PITS_ONES);

  switch (mover->rules.stuck)
    {
    case AWALE_STUCK_END:
      return false;
    case AWALE_STUCK_PASS_STARVED:
      if (pits & AWALE_PITS_MINE)
        return false;
      break;
    case AWALE_STUCK_PASS_BLOCKED:
      /* A pass is possible only if the opponent's side is empty or every sowing is a grand slam; an
       * opponent's pit of four seeds or more rules out both. */
      if (pits & beyond_three)
        return false;
      break;
    default:
      g_assert_not_reached ();
    }
  return awale_legal_moves (awale_pits_to_position (pits), &mover->rules) == 1u << AWALE_PASS;
}

unsigned
awale_packed_moves_find_odd_predecessors (const AwalePackedMoves *mover,
                                          AwalePits               sown,
                                          unsigned                mine,
                                          unsigned                opponent,
                                          unsigned                harvestable,
                                          uint64_t               *patterns,
                                          AwalePits              *predecessors)
{
  uint64_t runs = mover->runs[mine | opponent << 6];
  unsigned empty = ~mine & 0x3f;
  unsigned n = 0;

  /* If the opponent's seeds form one harvestable chain from their first pit, a sowing that ended in
   * its last pit was a grand slam. */
  if (harvestable == opponent && opponent != 0 && (opponent & (opponent + 1)) == 0)
    n = mover_find_slams (mover, sown, runs & mover->endings[__builtin_ctz (opponent + 1) - 1],
                          predecessors);

  /* The opponent may have been starved before only if each of their pits contains at most one
   * seed. */
  if ((sown & AWALE_PITS_OPPONENT & ~AWALE_PITS_ONES) == 0)
    {
      n += mover_find_thin (mover, sown, *patterns, predecessors + n);
      *patterns = 0;
    }
  if (opponent == 0x3f && empty != 0 && (empty & (empty - 1)) == 0)
    n += mover_find_krous (mover, sown, (unsigned) __builtin_ctz (empty), predecessors + n);
  if (mover->rules.stuck != AWALE_STUCK_END && mover_ask_pass (mover, sown))
    predecessors[n++] = sown;
  return n;
}

unsigned
awale_packed_moves_find_predecessors (const AwalePackedMoves *mover,
                                      AwalePits               pits,
                                      AwalePits              *predecessors)
{
  AwalePredecessors reversal;
  unsigned n = awale_packed_moves_start_reversal (mover, pits, &reversal, predecessors);

  while (reversal.patterns != 0)
    predecessors[n++] = awale_packed_moves_take_predecessor (mover, &reversal);
  return n;
}
