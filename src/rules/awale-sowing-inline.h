/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

G_BEGIN_DECLS

/*
 * The hot path, inline for the search, the tables and perft. A sowing is one addition of a row of
 * a constant table, a harvest two comparisons and a mask; whatever a ruleset says apart is off
 * that path, since starved boards and grand slams are rare.
 *
 * Sets of pits have bit i for pit i, as everywhere.
 */

/** The pits of a side, as a set. */
#define AWALE_SIDE_BITS(side) (0x3fu << (AWALE_SIDE_PITS * (unsigned) (side)))

/** What sowing n seeds from a pit adds to each lane; the side to move changes with it. */
extern const AwaleLanes awale_sowing_rows[AWALE_PITS][AWALE_SEEDS + 1];

/** The pits that such a sowing may harvest: hers, up to the one where the last seed falls. */
extern const uint16_t awale_sowing_reaches[AWALE_PITS][AWALE_SEEDS + 1];

/** For a set of six pits of a side: 255 in the lanes that are not in it. */
extern const AwaleLanes awale_harvest_keeps[2][64];

/** n seeds into the store of a side; eighteen are the most that one sowing harvests. */
extern const AwaleLanes awale_harvest_gains[2][19];

/** The number of members of a set of six. */
extern const uint8_t awale_six_counts[64];

/** The seeds that a pit needs to reach the opponent's side. */
extern const AwaleLanes awale_feed_needs;

/** One bit a byte of a comparison's result, for any processor. */
static inline unsigned
awale_lanes_to_bits_portable (AwaleLanes lanes)
{
  const uint64_t ones = G_GUINT64_CONSTANT (0x0101010101010101);
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  const uint64_t gather = G_GUINT64_CONSTANT (0x0102040810204080);
#else
  const uint64_t gather = G_GUINT64_CONSTANT (0x8040201008040201);
#endif
  AwalePosition bytes = { .lanes = lanes };
  unsigned low = ((bytes.words[0] & ones) * gather) >> 56;
  unsigned high = ((bytes.words[1] & ones) * gather) >> 56;

  return low | high << 8;
}

/** One bit a byte of a comparison's result (whose bytes are 0 or 255). */
static inline unsigned
awale_lanes_to_bits (AwaleLanes lanes)
{
#ifdef __SSE2__
  return (unsigned) _mm_movemask_epi8 ((__m128i) lanes);
#else
  return awale_lanes_to_bits_portable (lanes);
#endif
}

/** The pits, of either side, that hold seeds. */
static inline unsigned
awale_occupied_pits (AwalePosition position)
{
  return ~awale_lanes_to_bits ((AwaleLanes) (position.lanes == 0)) & 0xfff;
}

/** The mover's pits that hold seeds enough to reach the opponent's side, or more. */
static inline unsigned
awale_feeding_pits (AwalePosition position)
{
  return awale_lanes_to_bits ((AwaleLanes) (position.lanes >= awale_feed_needs))
         & AWALE_SIDE_BITS (position.side);
}

/** The position after sowing @pit, before any harvest; the side to move has changed. */
static inline AwalePosition
awale_sow_seeds (AwalePosition position,
                 AwaleMove     pit)
{
  position.lanes += awale_sowing_rows[pit][position.pits[pit]];
  return position;
}

/**
 * The pits that the sowing of @seeds from @pit, which led to @sown, harvests by the general rule;
 * 0 for none.
 */
static inline unsigned
awale_harvest_chain (AwalePosition sown,
                     AwaleMove     pit,
                     int           seeds)
{
  unsigned reach = awale_sowing_reaches[pit][seeds];
  unsigned breaks = reach & ~awale_lanes_to_bits ((AwaleLanes) ((sown.lanes & 0xfe) == 2));

  /* The chain goes back from the highest pit of the reach to the first break. */
  breaks |= breaks >> 1;
  breaks |= breaks >> 2;
  breaks |= breaks >> 4;
  return reach & ~breaks;
}

/** Whether @chain, not empty, is all that the opponent, who is to move in @sown, has left. */
static inline bool
awale_chain_is_slam (AwalePosition sown,
                     unsigned      chain)
{
  return (awale_occupied_pits (sown) & AWALE_SIDE_BITS (sown.side)) == chain;
}

/** Takes the seeds of @chain, pits of the side to move of @sown, into the other side's store. */
static inline AwalePosition
awale_take_chain (AwalePosition sown,
                  unsigned      chain)
{
  unsigned six = chain >> (AWALE_SIDE_PITS * sown.side);
  unsigned threes = awale_lanes_to_bits ((AwaleLanes) (sown.lanes == 3))
                    >> (AWALE_SIDE_PITS * sown.side);
  int seeds = 2 * awale_six_counts[six] + awale_six_counts[six & threes];

  sown.lanes = (sown.lanes & awale_harvest_keeps[sown.side][six])
               + awale_harvest_gains[!sown.side][seeds];
  return sown;
}

/** Whether a grand slam, where it may be played, harvests under @slam. */
static inline bool
awale_slam_harvests (AwaleSlam slam)
{
  return slam != AWALE_SLAM_NO_CAPTURE && slam != AWALE_SLAM_LAST_RESORT;
}

/** Of the sowings @pits, those that @rules allow while the opponent is starved. */
unsigned awale_feeding_sowings (AwalePosition       position,
                                const AwaleRuleset *rules,
                                unsigned            pits);

/** Of the sowings @slams, all grand slams, those that are legal; @others: whether others are. */
unsigned awale_legal_slams     (AwalePosition       position,
                                const AwaleRuleset *rules,
                                unsigned            slams,
                                bool                others);

/** The mover's pits that may be sown as far as feeding is concerned, grand slams apart. */
static inline unsigned
awale_candidate_pits (AwalePosition       position,
                      const AwaleRuleset *rules)
{
  unsigned occupied = awale_occupied_pits (position);
  unsigned own = occupied & AWALE_SIDE_BITS (position.side);

  if (G_UNLIKELY (own == occupied))
    own = awale_feeding_sowings (position, rules, own);
  return own;
}

/** The position after the legal sowing of @pit: awale_play() without a pass and a check. */
static inline AwalePosition
awale_play_pit (AwalePosition       position,
                const AwaleRuleset *rules,
                AwaleMove           pit)
{
  AwalePosition sown = awale_sow_seeds (position, pit);
  unsigned chain = awale_harvest_chain (sown, pit, position.pits[pit]);

  if (chain == 0)
    return sown;
  if (!awale_slam_harvests (rules->slam) && awale_chain_is_slam (sown, chain))
    return sown;
  return awale_take_chain (sown, chain);
}

/**
 * Plays every legal sowing of @position: the positions after them go to @after (room for six),
 * the pits to @pits (likewise; nullable), in no promised order.
 *
 * Returns: how many there are. When none is legal there may still be a pass: awale_legal_moves().
 */
static inline int
awale_play_all (AwalePosition       position,
                const AwaleRuleset *rules,
                AwalePosition      *after,
                uint8_t            *pits)
{
  unsigned candidates = awale_candidate_pits (position, rules);
  unsigned slams = 0;
  int n = 0;

  while (candidates != 0)
    {
      AwaleMove pit = __builtin_ctz (candidates);
      AwalePosition sown = awale_sow_seeds (position, pit);
      unsigned chain = awale_harvest_chain (sown, pit, position.pits[pit]);

      candidates &= candidates - 1;
      if (chain != 0)
        {
          if (awale_chain_is_slam (sown, chain) && rules->slam != AWALE_SLAM_CAPTURES)
            {
              slams |= 1u << pit;
              continue;
            }
          sown = awale_take_chain (sown, chain);
        }
      if (pits != NULL)
        pits[n] = (uint8_t) pit;
      after[n++] = sown;
    }

  if (G_LIKELY (slams == 0))
    return n;

  for (slams = awale_legal_slams (position, rules, slams, n > 0); slams != 0; slams &= slams - 1)
    {
      AwaleMove pit = __builtin_ctz (slams);

      if (pits != NULL)
        pits[n] = (uint8_t) pit;
      after[n++] = awale_play_pit (position, rules, pit);
    }
  return n;
}

G_END_DECLS
