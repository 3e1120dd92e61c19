/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluate.h"
#include "rules/awale-sowing-inline.h"
#include "rules/awale-sowing.h"

G_BEGIN_DECLS

/**
 * The moves of a position as bit sets. Boards after harvests, grand slams and passes are computed
 * when the moves are generated; the boards after other moves are computed when these are played,
 * because few of them are.
 *
 * The search sees every board from the player to move, who is South there: moves are pits 0–5 or a
 * pass, and the boards after them are seen by the opponent. To avoid turning boards, moves are sown
 * as North's on the board as the opponent sees it.
 */
typedef struct
{
  AwaleLanes    turned;    /**< Board as the opponent sees it. */
  unsigned      all;
  unsigned      harvests;  /**< Bit set of the moves that gain seeds. */
  unsigned      played;    /**< Bit set of the moves whose board is in `after`. */
  AwalePosition after[AWALE_PASS + 1];
} AwaleSearchMoves;

/**
 * The number of seeds that the move from @position to @after gains; in @after the sides are
 * exchanged.
 */
AWALE_ALWAYS_INLINE int
awale_harvest_between (const AwalePosition *position,
                       const AwalePosition *after)
{
  return after->stores[AWALE_NORTH] - position->stores[AWALE_SOUTH];
}

/** The board after sowing @pit, before a harvest, as the opponent sees it. */
AWALE_ALWAYS_INLINE AwaleLanes
awale_search_moves_sow (const AwaleSearchMoves *moves,
                        const AwalePosition    *position,
                        AwaleMove               pit)
{
  return awale_sow_seeds (moves->turned, pit + AWALE_SIDE_PITS, position->pits[pit]);
}

/** The bit set of pits that the sowing of @pit, which has led to @sown, harvests. */
AWALE_ALWAYS_INLINE unsigned
awale_search_moves_chain (const AwalePosition *position,
                          AwaleLanes           sown,
                          AwaleMove            pit)
{
  unsigned target = awale_sowing_targets[pit + AWALE_SIDE_PITS][position->pits[pit]];

  return awale_harvest_chain (sown, AWALE_SOUTH, target);
}

/** Adds those of the grand slams @slams that are legal. */
static inline void
awale_search_moves_add_slams (AwaleSearchMoves    *moves,
                              const AwalePosition *position,
                              const AwaleRuleset  *rules,
                              unsigned             slams)
{
  slams = awale_legal_slams (position, rules, slams, moves->all != 0);
  moves->all |= slams;
  moves->played |= slams;
  for (; slams != 0; slams &= slams - 1)
    {
      AwaleMove pit = __builtin_ctz (slams);
      AwalePosition after = { .lanes = awale_play_pit (position, rules, pit) };

      moves->after[pit] = awale_turn_board (after);
      if (awale_harvest_between (position, &moves->after[pit]) > 0)
        moves->harvests |= 1u << pit;
    }
}

/** Generates all legal moves; a pass is generated only if it is legal, in place of sowings. */
AWALE_ALWAYS_INLINE void
awale_search_moves_generate (AwaleSearchMoves    *moves,
                             const AwalePosition *position,
                             const AwaleRuleset  *rules)
{
  unsigned candidates = awale_candidate_pits_of (position, rules, AWALE_SOUTH);
  unsigned hits = candidates & awale_harvesting_pits (position, AWALE_SOUTH);
  unsigned slams = 0;

  moves->turned = awale_turn_board (*position).lanes;
  moves->harvests = hits;
  for (; hits != 0; hits &= hits - 1)
    {
      AwaleMove pit = __builtin_ctz (hits);
      AwaleLanes sown = awale_search_moves_sow (moves, position, pit);
      unsigned chain = awale_search_moves_chain (position, sown, pit);

      if (G_UNLIKELY (awale_chain_is_slam (sown, AWALE_SOUTH, chain)) &&
          rules->slam != AWALE_SLAM_CAPTURES)
        slams |= 1u << pit;
      else
        moves->after[pit].lanes = awale_take_chain (sown, AWALE_SOUTH, chain);
    }

  moves->all = candidates & ~slams;
  moves->harvests &= ~slams;
  moves->played = moves->harvests;
  if (G_UNLIKELY (slams != 0))
    awale_search_moves_add_slams (moves, position, rules, slams);
  if (G_UNLIKELY (moves->all == 0) && rules->stuck != AWALE_STUCK_END &&
      awale_legal_moves (*position, rules) != 0)
    {
      moves->after[AWALE_PASS] = awale_turn_board (awale_play (*position, rules, AWALE_PASS, NULL));
      moves->all = moves->played = 1u << AWALE_PASS;
    }
}

/** The position after @move, which must be one of @moves. */
AWALE_ALWAYS_INLINE AwalePosition
awale_search_moves_play (const AwaleSearchMoves *moves,
                         const AwalePosition    *position,
                         AwaleMove               move)
{
  if ((moves->played >> move & 1) != 0)
    return moves->after[move];
  return (AwalePosition) { .lanes = awale_search_moves_sow (moves, position, move) };
}

AWALE_ALWAYS_INLINE void
awale_search_moves_remove (AwaleSearchMoves *moves,
                           AwaleMove         move)
{
  moves->all &= ~(1u << move);
  moves->harvests &= ~(1u << move);
}

/**
 * The moves of a node that have not been tried: for each pit of the player to move, a score with
 * the move in its low bits, or AWALE_MOVE_TRIED, also for a pit that cannot be sown. All six pits
 * have a place, to avoid branches that depend on the position; a pass takes the first one.
 */
typedef struct
{
  int scores[AWALE_SIDE_PITS];
} AwaleMoveOrder;

enum
{
  AWALE_MOVE_ORDER_BITS = 4,  /**< Number of low bits that hold the move, below the score. */
  AWALE_MOVE_TRIED = -1,
};

AWALE_ALWAYS_INLINE unsigned
awale_move_order_slot (AwaleMove move)
{
  return move == AWALE_PASS ? 0 : (unsigned) move;
}

/** Adds @score to the score of @move, which must be in @self. */
AWALE_ALWAYS_INLINE void
awale_move_order_raise (AwaleMoveOrder *self,
                        AwaleMove       move,
                        int             score)
{
  self->scores[awale_move_order_slot (move)] += score << AWALE_MOVE_ORDER_BITS;
}

/** Takes the move with the highest score; AWALE_NO_MOVE if all were tried. */
AWALE_ALWAYS_INLINE AwaleMove
awale_move_order_pick (AwaleMoveOrder *self)
{
  int best = self->scores[0];
  AwaleMove move;

#pragma GCC unroll 6
  for (unsigned i = 1; i < AWALE_SIDE_PITS; i++)
    best = MAX (best, self->scores[i]);
  if (best == AWALE_MOVE_TRIED)
    return AWALE_NO_MOVE;

  move = best & ((1 << AWALE_MOVE_ORDER_BITS) - 1);
  self->scores[awale_move_order_slot (move)] = AWALE_MOVE_TRIED;
  return move;
}

/** Generates the sowings that harvest; grand slams are left out under rules that restrict them. */
AWALE_ALWAYS_INLINE void
awale_search_moves_generate_harvests (AwaleSearchMoves    *moves,
                                      const AwalePosition *position,
                                      const AwaleRuleset  *rules)
{
  unsigned hits = awale_harvesting_pits (position, AWALE_SOUTH);

  moves->harvests = 0;
  if (hits == 0)
    return;

  hits &= awale_candidate_pits_of (position, rules, AWALE_SOUTH);
  moves->turned = awale_turn_board (*position).lanes;
  for (; hits != 0; hits &= hits - 1)
    {
      AwaleMove pit = __builtin_ctz (hits);
      AwaleLanes sown = awale_search_moves_sow (moves, position, pit);
      unsigned chain = awale_search_moves_chain (position, sown, pit);

      if (rules->slam != AWALE_SLAM_CAPTURES && awale_chain_is_slam (sown, AWALE_SOUTH, chain))
        continue;
      moves->after[pit].lanes = awale_take_chain (sown, AWALE_SOUTH, chain);
      moves->harvests |= 1u << pit;
    }
}

/**
 * Takes the harvest with the largest gain from @moves and stores its gain in @gain; AWALE_NO_MOVE
 * if none is left.
 */
AWALE_ALWAYS_INLINE AwaleMove
awale_search_moves_take_harvest (AwaleSearchMoves    *moves,
                                 const AwalePosition *position,
                                 int                 *gain)
{
  AwaleMove best = AWALE_NO_MOVE;

  *gain = 0;
  for (unsigned left = moves->harvests; left != 0; left &= left - 1)
    {
      AwaleMove pit = __builtin_ctz (left);
      int seeds = awale_harvest_between (position, &moves->after[pit]);

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
