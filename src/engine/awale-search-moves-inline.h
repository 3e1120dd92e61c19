/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation-inline.h"
#include "rules/awale-sowing-inline.h"
#include "rules/awale-sowing.h"

G_BEGIN_DECLS

/**
 * The moves of a position, as sets. Those that take more than one addition are already played; of
 * the others few come to be looked at.
 */
typedef struct
{
  unsigned      all;
  unsigned      harvests;  /**< Those that gain seeds. */
  unsigned      played;    /**< Those that are found in @after. */
  AwalePosition after[AWALE_PASS + 1];
} AwaleSearchMoves;

/** Seeds that @side gains from one position to the other. */
AWALE_ALWAYS_INLINE int
awale_harvest_between (const AwalePosition *position,
                       const AwalePosition *after,
                       const unsigned       side)
{
  return after->stores[side] - position->stores[side];
}

/** Adds what is legal of @slams, sowings that would take all that is hers. */
static inline void
awale_search_moves_add_slams (AwaleSearchMoves    *moves,
                              const AwalePosition *position,
                              const AwaleRuleset  *rules,
                              unsigned             slams,
                              const unsigned       side)
{
  slams = awale_legal_slams (position, rules, slams, moves->all != 0);
  moves->all |= slams;
  moves->played |= slams;
  for (; slams != 0; slams &= slams - 1)
    {
      AwaleMove pit = __builtin_ctz (slams);

      moves->after[pit].lanes = awale_play_pit (position, rules, pit);
      if (awale_harvest_between (position, &moves->after[pit], side) > 0)
        moves->harvests |= 1u << pit;
    }
}

/** All legal moves; a pass if there is no sowing but the game goes on. */
AWALE_ALWAYS_INLINE void
awale_search_moves_generate (AwaleSearchMoves    *moves,
                             const AwalePosition *position,
                             const AwaleRuleset  *rules,
                             const unsigned       side)
{
  unsigned candidates = awale_candidate_pits (position, rules);
  unsigned hits = candidates & awale_harvesting_pits (position, side);
  unsigned slams = 0;

  moves->harvests = hits;
  for (; hits != 0; hits &= hits - 1)
    {
      AwaleMove pit = __builtin_ctz (hits);
      int seeds = position->pits[pit];
      AwaleLanes sown = awale_sow_seeds (position->lanes, pit, seeds);
      unsigned chain = awale_harvest_chain (sown, !side, awale_sowing_targets[pit][seeds]);

      if (G_UNLIKELY (awale_chain_is_slam (sown, !side, chain)) &&
          rules->slam != AWALE_SLAM_CAPTURES)
        slams |= 1u << pit;
      else
        moves->after[pit].lanes = awale_take_chain (sown, !side, chain);
    }

  moves->all = candidates & ~slams;
  moves->harvests &= ~slams;
  moves->played = moves->harvests;
  if (G_UNLIKELY (slams != 0))
    awale_search_moves_add_slams (moves, position, rules, slams, side);
  if (G_UNLIKELY (moves->all == 0) && rules->stuck != AWALE_STUCK_END &&
      awale_legal_moves (*position, rules) != 0)
    {
      moves->after[AWALE_PASS] = awale_play (*position, rules, AWALE_PASS, NULL);
      moves->all = moves->played = 1u << AWALE_PASS;
    }
}

/** The position after @move, one of @moves. */
AWALE_ALWAYS_INLINE AwalePosition
awale_search_moves_play (const AwaleSearchMoves *moves,
                         const AwalePosition    *position,
                         AwaleMove               move)
{
  if ((moves->played >> move & 1) != 0)
    return moves->after[move];
  return (AwalePosition) {
    .lanes = awale_sow_seeds (position->lanes, move, position->pits[move])
  };
}

/**
 * Moves that are still to be tried: a score for each pit of the mover, with the move below it, or
 * AWALE_MOVE_TRIED. Always six, without a branch that hangs on the position.
 */
typedef struct
{
  int scores[AWALE_SIDE_PITS];
} AwaleMoveOrder;

enum
{
  AWALE_MOVE_ORDER_BITS = 4,  /**< Of a score, for the move. */
  AWALE_MOVE_TRIED = -1,
};

AWALE_ALWAYS_INLINE unsigned
awale_move_order_slot (AwaleMove      move,
                       const unsigned side)
{
  return move == AWALE_PASS ? 0 : (unsigned) move - AWALE_SIDE_PITS * side;
}

/** Gives @move, which is in @self, a better score. */
AWALE_ALWAYS_INLINE void
awale_move_order_raise (AwaleMoveOrder *self,
                        AwaleMove       move,
                        const unsigned  side,
                        int             score)
{
  self->scores[awale_move_order_slot (move, side)] += score << AWALE_MOVE_ORDER_BITS;
}

/** Takes the best of the moves, or AWALE_NO_MOVE if all are tried. */
AWALE_ALWAYS_INLINE AwaleMove
awale_move_order_pick (AwaleMoveOrder *self,
                       const unsigned  side)
{
  int best = self->scores[0];
  AwaleMove move;

#pragma GCC unroll 6
  for (unsigned i = 1; i < AWALE_SIDE_PITS; i++)
    best = MAX (best, self->scores[i]);
  if (best == AWALE_MOVE_TRIED)
    return AWALE_NO_MOVE;

  move = best & ((1 << AWALE_MOVE_ORDER_BITS) - 1);
  self->scores[awale_move_order_slot (move, side)] = AWALE_MOVE_TRIED;
  return move;
}

/** The sowings that harvest; grand slams, where they are something special, are left out. */
AWALE_ALWAYS_INLINE void
awale_search_moves_generate_harvests (AwaleSearchMoves    *moves,
                                      const AwalePosition *position,
                                      const AwaleRuleset  *rules,
                                      const unsigned       side)
{
  unsigned hits = awale_harvesting_pits (position, side);

  moves->harvests = 0;
  if (hits != 0)
    hits &= awale_candidate_pits (position, rules);
  for (; hits != 0; hits &= hits - 1)
    {
      AwaleMove pit = __builtin_ctz (hits);
      int seeds = position->pits[pit];
      AwaleLanes sown = awale_sow_seeds (position->lanes, pit, seeds);
      unsigned chain = awale_harvest_chain (sown, !side, awale_sowing_targets[pit][seeds]);

      if (rules->slam != AWALE_SLAM_CAPTURES && awale_chain_is_slam (sown, !side, chain))
        continue;
      moves->after[pit].lanes = awale_take_chain (sown, !side, chain);
      moves->harvests |= 1u << pit;
    }
}

/** Takes from @moves the harvest that gains most, with its @gain; AWALE_NO_MOVE if none is left. */
AWALE_ALWAYS_INLINE AwaleMove
awale_search_moves_take_harvest (AwaleSearchMoves    *moves,
                                 const AwalePosition *position,
                                 const unsigned       side,
                                 int                 *gain)
{
  AwaleMove best = AWALE_NO_MOVE;

  *gain = 0;
  for (unsigned left = moves->harvests; left != 0; left &= left - 1)
    {
      AwaleMove pit = __builtin_ctz (left);
      int seeds = awale_harvest_between (position, &moves->after[pit], side);

      if (seeds >= *gain)
        {
          *gain = seeds;
          best = pit;
        }
    }
  if (best != AWALE_NO_MOVE)
    moves->harvests &= ~(1u << best);
  return best;
}

G_END_DECLS
