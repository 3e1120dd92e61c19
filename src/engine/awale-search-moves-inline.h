/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-sowing-inline.h"
#include "rules/awale-sowing.h"

G_BEGIN_DECLS

#define AWALE_ALWAYS_INLINE static inline __attribute__ ((always_inline))

/** The moves of a position, already played, as the search picks one after the other. */
typedef struct
{
  AwalePosition after[AWALE_SIDE_PITS];
  uint64_t      keys[AWALE_SIDE_PITS];
  int           order[AWALE_SIDE_PITS];
  uint8_t       pits[AWALE_SIDE_PITS];
  int           n;
} AwaleSearchMoves;

/** All legal moves; a pass stands for one if there is no sowing. */
AWALE_ALWAYS_INLINE void
awale_search_moves_generate (AwaleSearchMoves    *moves,
                             const AwalePosition *position,
                             const AwaleRuleset  *rules)
{
  moves->n = awale_play_all (position, rules, moves->after, moves->pits);
  if (G_UNLIKELY (moves->n == 0) && rules->stuck != AWALE_STUCK_END &&
      awale_legal_moves (*position, rules) != 0)
    {
      moves->after[0] = awale_play (*position, rules, AWALE_PASS, NULL);
      moves->pits[0] = AWALE_PASS;
      moves->n = 1;
    }
}

/** Seeds that @side gains from one position to the other. */
AWALE_ALWAYS_INLINE int
awale_harvest_between (const AwalePosition *position,
                       const AwalePosition *after,
                       const unsigned       side)
{
  return after->stores[side] - position->stores[side];
}

/** Brings the best of the moves from @i on to @i. */
AWALE_ALWAYS_INLINE void
awale_search_moves_pick (AwaleSearchMoves *moves,
                         int               i)
{
  int best = i;

  for (int j = i + 1; j < moves->n; j++)
    if (moves->order[j] > moves->order[best])
      best = j;

  if (best != i)
    {
      AwalePosition after = moves->after[i];
      uint64_t key = moves->keys[i];
      int order = moves->order[i];
      uint8_t pit = moves->pits[i];

      moves->after[i] = moves->after[best];
      moves->keys[i] = moves->keys[best];
      moves->order[i] = moves->order[best];
      moves->pits[i] = moves->pits[best];
      moves->after[best] = after;
      moves->keys[best] = key;
      moves->order[best] = order;
      moves->pits[best] = pit;
    }
}

/** The sowings that harvest; grand slams, where they are something special, are left out. */
AWALE_ALWAYS_INLINE void
awale_search_moves_generate_harvests (AwaleSearchMoves    *moves,
                                      const AwalePosition *position,
                                      const AwaleRuleset  *rules,
                                      const unsigned       side)
{
  unsigned candidates = awale_candidate_pits (position, rules);
  int n = 0;

  for (; candidates != 0; candidates &= candidates - 1)
    {
      AwaleMove pit = __builtin_ctz (candidates);
      int seeds = position->pits[pit];
      unsigned target = awale_sowing_targets[pit][seeds];
      AwaleLanes sown = awale_sow_seeds (position->lanes, pit, seeds);
      unsigned chain;

      if (!awale_hits_target (sown, target))
        continue;
      chain = awale_harvest_chain (sown, !side, target);
      if (rules->slam != AWALE_SLAM_CAPTURES && awale_chain_is_slam (sown, !side, chain))
        continue;
      moves->after[n].lanes = awale_take_chain (sown, !side, chain);
      moves->order[n] = awale_harvest_between (position, &moves->after[n], side);
      moves->pits[n++] = (uint8_t) pit;
    }
  moves->n = n;
}

G_END_DECLS
