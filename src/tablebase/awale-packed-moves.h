/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-index.h"
#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

/**
 * Moves on packed boards, forwards and backwards, for one ruleset, by tables made from the
 * rules' own sowing. Rare special cases (starved boards, grand slams as a last resort, passes,
 * endings) call the rules themselves.
 */
typedef struct
{
  AwaleRuleset    rules;
  AwaleBoardIndex index;
  uint64_t        sow[AWALE_SIDE_PITS][32];       /* Sum added by sowing k seeds from a pit. */
  uint64_t        reach[AWALE_SIDE_PITS][32];     /* Opponent's pits up to the last one sown. */
  uint64_t        last[AWALE_SIDE_PITS][32];      /* Bits 1–4 of the last pit if it is the
                                                   * opponent's, else of all. */
  uint64_t        unsow[64];                      /* Added to a board, undoes a sowing pattern. */
  uint64_t        runs[4096];                     /* Patterns possible with a set of occupied
                                                   * pits. */
  uint64_t        quiet[64];                      /* Patterns not ending in a set of the
                                                   * opponent's pits. */
  uint64_t        endings[AWALE_SIDE_PITS];       /* Patterns ending in one of the opponent's
                                                   * pits. */
} AwalePackedMoves;

/*
 * A pattern is a pit of the mover and 1–10 seeds sown from it, 60 in all; more seeds reach every
 * other pit, which is rare and done apart.
 */
enum
{
  AWALE_PATTERN_SEEDS = 10,
  AWALE_PREDECESSORS_MAX = 96,
};

/** Successors of a board, from the view of the next player to move. */
typedef struct
{
  unsigned  n_quiet;
  unsigned  n_harvests;
  AwalePits quiet[AWALE_SIDE_PITS];      /* Boards after sowings without a harvest, or the pass. */
  AwalePits harvests[AWALE_SIDE_PITS];
  uint8_t   gains[AWALE_SIDE_PITS];      /* Seeds of each harvest. */
  int       settlement;                  /* The mover's net if there is no move at all. */
} AwaleSuccessors;

/** Makes the tables of @rules. Returns: (transfer full): free with g_free() */
AwalePackedMoves *awale_packed_moves_new       (const AwaleRuleset     *rules);

/**
 * Finds the moves of any board by the rules themselves: slower than
 * awale_packed_moves_find_moves().
 */
void              awale_packed_moves_ask_moves (const AwalePackedMoves *mover,
                                                AwalePits               pits,
                                                AwaleSuccessors        *moves);

/**
 * Finds all boards with a move to @pits without a harvest, each as often as it has such moves;
 * needs room for AWALE_PREDECESSORS_MAX. Returns: their number
 */
unsigned          awale_packed_moves_find_predecessors     (const AwalePackedMoves *mover,
                                                            AwalePits               pits,
                                                            AwalePits              *predecessors);

/* Finds those that do not result from adding a pattern; may remove some of @patterns. */
unsigned          awale_packed_moves_find_odd_predecessors (const AwalePackedMoves *mover,
                                                            AwalePits               sown,
                                                            unsigned                mine,
                                                            unsigned                opponent,
                                                            unsigned                harvestable,
                                                            uint64_t               *patterns,
                                                            AwalePits              *predecessors);

/**
 * State of finding predecessors one by one: a board as its previous mover saw it, and the
 * patterns to reverse.
 */
typedef struct
{
  AwalePits sown;
  uint64_t  patterns;
} AwalePredecessors;

/** Starts with @pits; the odd predecessors go to @odd. Returns: their number */
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

/** The next predecessor, while there are patterns left. */
static inline AwalePits
awale_packed_moves_take_predecessor (const AwalePackedMoves *mover,
                                     AwalePredecessors      *reversal)
{
  unsigned pattern = (unsigned) __builtin_ctzll (reversal->patterns);

  reversal->patterns &= reversal->patterns - 1;
  return reversal->sown + mover->unsow[pattern];
}

/** The mover's net if each side's seeds go to their owner. */
static inline int
awale_pits_balance (AwalePits pits)
{
  return (int) awale_pits_sum (pits & AWALE_PITS_MINE)
         - (int) awale_pits_sum (pits & AWALE_PITS_OPPONENT);
}

/* The seeds harvested from @sown, whose last seed fell in a pit that is harvested. */
static inline AwalePits
awale_packed_moves_find_chain (AwalePits sown,
                               uint64_t  reach)
{
  uint64_t breaks = (sown ^ 2 * AWALE_PITS_ONES) & (30 * AWALE_PITS_ONES) & reach;

  /* The highest pit that does not hold 2 or 3 ends the chain. Its sown bits above the highest
   * differing bit are 0, so only lower bits need masking. */
  if (breaks != 0)
    reach &= ~((G_GUINT64_CONSTANT (2) << (63 - __builtin_clzll (breaks))) - 1);
  return sown & reach;
}

/* True if a grand slam that leaves @left is a legal harvest even beside other moves. */
static inline bool
awale_packed_moves_slam_harvests (const AwalePackedMoves *mover,
                                  AwalePits               left)
{
  return mover->rules.slam == AWALE_SLAM_CAPTURES
         || (mover->rules.slam == AWALE_SLAM_CLEARS_BOARD && left == 0);
}

/** Finds all moves of @pits, or its settlement. */
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
              /* As a last resort the slam is legal, too, which is checked if there is no other
               * move. */
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
