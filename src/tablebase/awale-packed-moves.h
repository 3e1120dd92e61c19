/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-index.h"
#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

/**
 * Moves on packed boards, forwards and backwards, for one ruleset, by tables made from the sowing
 * functions of the rules. Rare special cases (starved boards, grand slams as a last resort, passes,
 * endings) are left to the rules themselves.
 */
typedef struct
{
  AwaleRuleset    rules;
  AwaleBoardIndex index;
  uint64_t        sow[AWALE_SIDE_PITS][32];       /* Numbers to add to a board in order to sow k
                                                   * seeds from a pit. */
  uint64_t        reach[AWALE_SIDE_PITS][32];     /* Masks of the opponent's pits up to the one
                                                   * where the last of k seeds falls. */
  uint64_t        last[AWALE_SIDE_PITS][32];      /* Masks of the bits that decide whether the last
                                                   * pit contains two or three seeds; of all pits if
                                                   * the last pit is the mover's. */
  uint64_t        unsow[64];                      /* Numbers to add to a board in order to undo a
                                                   * sowing pattern. */
  uint64_t        runs[4096];                     /* By the set of pits occupied after a sowing, the
                                                   * bit set of patterns that can have led there. */
  uint64_t        quiet[64];                      /* Bit sets of the patterns that end outside of a
                                                   * set of the opponent's pits. */
  uint64_t        endings[AWALE_SIDE_PITS];       /* Bit sets of the patterns that end in one of the
                                                   * opponent's pits. */
} AwalePackedMoves;

/*
 * Sowing patterns: a pit of the mover and 1–10 seeds sown from it, 60 in all. A sowing of more
 * seeds, which is rare and reaches every other pit, is handled separately.
 */
enum
{
  AWALE_PATTERN_SEEDS = 10,
  AWALE_PREDECESSORS_MAX = 96,
};

/** The successors of a board, as seen by the next player to move. */
typedef struct
{
  unsigned  n_quiet;
  unsigned  n_harvests;
  AwalePits quiet[AWALE_SIDE_PITS];      /* Boards after sowings without a harvest, or after a
                                          * pass. */
  AwalePits harvests[AWALE_SIDE_PITS];
  uint8_t   gains[AWALE_SIDE_PITS];      /* Number of seeds of each harvest. */
  int       settlement;                  /* Net gain of the mover if there is no move at all. */
} AwaleSuccessors;

/** Creates the tables of @rules. Returns: (transfer full): free with g_free() */
AwalePackedMoves *awale_packed_moves_new       (const AwaleRuleset     *rules);

/**
 * Finds all moves of @pits, or its settlement, by the rules themselves, which is slower than
 * awale_packed_moves_find_moves().
 */
void              awale_packed_moves_ask_moves (const AwalePackedMoves *mover,
                                                AwalePits               pits,
                                                AwaleSuccessors        *moves);

/**
 * Finds all boards from which a move without a harvest leads to @pits; a board is repeated for each
 * such move. @predecessors must have room for AWALE_PREDECESSORS_MAX boards. Returns: their number
 */
unsigned          awale_packed_moves_find_predecessors     (const AwalePackedMoves *mover,
                                                            AwalePits               pits,
                                                            AwalePits              *predecessors);

/* Finds those predecessors of @sown for which undoing one of @patterns is not enough, and clears
 * @patterns if they need a test by the rules. Returns: the number of predecessors */
unsigned          awale_packed_moves_find_odd_predecessors (const AwalePackedMoves *mover,
                                                            AwalePits               sown,
                                                            unsigned                mine,
                                                            unsigned                opponent,
                                                            unsigned                harvestable,
                                                            uint64_t               *patterns,
                                                            AwalePits              *predecessors);

/**
 * State of finding predecessors one by one: a board as its previous mover saw it, and the bit set
 * of the patterns still to be undone.
 */
typedef struct
{
  AwalePits sown;
  uint64_t  patterns;
} AwalePredecessors;

/**
 * Starts with @pits and stores the predecessors from awale_packed_moves_find_odd_predecessors() in
 * @odd. Returns: their number
 */
static inline unsigned
awale_packed_moves_start_reversal (const AwalePackedMoves *mover,
                                   AwalePits               pits,
                                   AwalePredecessors      *reversal,
                                   AwalePits              *odd)
{
  AwalePits sown = awale_pits_turn (pits);
  uint64_t marks = awale_pits_mark_occupied (sown);
  uint64_t breaks = awale_pits_mark_occupied ((sown ^ 2 * AWALE_PITS_ONES)
                                              & (30 * AWALE_PITS_ONES));
  unsigned mine = awale_pits_gather_tops (marks & AWALE_PITS_MINE);
  unsigned opponent = awale_pits_gather_tops (marks >> 30);
  unsigned harvestable = ~awale_pits_gather_tops (breaks >> 30) & 0x3f;

  reversal->sown = sown;
  reversal->patterns = mover->runs[mine | opponent << 6] & mover->quiet[harvestable];
  if (harvestable == opponent || opponent == 0x3f ||
      (sown & AWALE_PITS_OPPONENT & ~AWALE_PITS_ONES) == 0 || mover->rules.stuck != AWALE_STUCK_END)
    return awale_packed_moves_find_odd_predecessors (mover, sown, mine, opponent, harvestable,
                                                     &reversal->patterns, odd);
  return 0;
}

/** The next predecessor; there must be patterns left. */
static inline AwalePits
awale_packed_moves_take_predecessor (const AwalePackedMoves *mover,
                                     AwalePredecessors      *reversal)
{
  unsigned pattern = (unsigned) __builtin_ctzll (reversal->patterns);

  reversal->patterns &= reversal->patterns - 1;
  return reversal->sown + mover->unsow[pattern];
}

/** Net gain of the mover if the seeds on each side go to its owner. */
static inline int
awale_pits_balance (AwalePits pits)
{
  return (int) awale_pits_sum (pits & AWALE_PITS_MINE)
         - (int) awale_pits_sum (pits & AWALE_PITS_OPPONENT);
}

/* The seeds harvested from @sown, masked from the other pits; the last pit sown contains two or
 * three seeds. */
static inline AwalePits
awale_packed_moves_find_chain (AwalePits sown,
                               uint64_t  reach)
{
  uint64_t breaks = (sown ^ 2 * AWALE_PITS_ONES) & (30 * AWALE_PITS_ONES) & reach;

  /* The highest pit that does not contain two or three seeds ends the chain. Its bits above the
   * highest differing one are 0 in @sown, so only the lower bits need masking. */
  if (breaks != 0)
    reach &= ~((G_GUINT64_CONSTANT (2) << (63 - __builtin_clzll (breaks))) - 1);
  return sown & reach;
}

/* True if a grand slam that leaves the board @left harvests and is legal even if there are other
 * moves. */
static inline bool
awale_packed_moves_slam_harvests (const AwalePackedMoves *mover,
                                  AwalePits               left)
{
  return mover->rules.slam == AWALE_SLAM_CAPTURES
         || (mover->rules.slam == AWALE_SLAM_CLEARS_BOARD && left == 0);
}

/** Finds all moves of @pits, or its settlement if there are none. */
static inline void
awale_packed_moves_find_moves (const AwalePackedMoves *mover,
                               AwalePits               pits,
                               AwaleSuccessors        *moves)
{
  unsigned n_quiet = 0;
  unsigned n_harvests = 0;
  bool ask = (pits & AWALE_PITS_OPPONENT) == 0;

  for (unsigned pit = 0; pit < AWALE_SIDE_PITS; pit++)
    {
      unsigned seeds = awale_pits_get (pits, pit);
      AwalePits sown = pits + mover->sow[pit][seeds];

      if ((sown ^ 2 * AWALE_PITS_ONES) & mover->last[pit][seeds])
        {
          moves->quiet[n_quiet] = awale_pits_turn (sown);
          n_quiet += seeds != 0;
        }
      else
        {
          AwalePits chain = awale_packed_moves_find_chain (sown, mover->reach[pit][seeds]);

          if (G_UNLIKELY (chain == (sown & AWALE_PITS_OPPONENT))
              && !awale_packed_moves_slam_harvests (mover, sown - chain))
            {
              /* A grand slam as a last resort is found below, where the rules are asked if there is
               * no other move. */
              moves->quiet[n_quiet] = awale_pits_turn (sown);
              n_quiet += mover->rules.slam == AWALE_SLAM_NO_CAPTURE;
              continue;
            }
          moves->harvests[n_harvests] = awale_pits_turn (sown - chain);
          moves->gains[n_harvests++] = (uint8_t) awale_pits_sum (chain);
        }
    }
  moves->n_quiet = n_quiet;
  moves->n_harvests = n_harvests;
  if (G_UNLIKELY (ask || n_quiet + n_harvests == 0))
    awale_packed_moves_ask_moves (mover, pits, moves);
}

G_END_DECLS
