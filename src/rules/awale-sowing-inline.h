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

/* The hot path of sowing, inline for the search and perft. A sowing adds one row of a constant
 * table; a harvest takes a few comparisons, a mask and another addition. Starved boards and the
 * restrictions on grand slams are rare and are handled outside of this path. In bit sets of pits,
 * bit i stands for pit i. */

/** The bit set of the pits of a side. */
#define AWALE_SIDE_BITS(side) (0x3fu << (AWALE_SIDE_PITS * (unsigned) (side)))

/**
 * Amounts that sowing n seeds from a pit adds to each lane, including the change of the side to
 * move.
 */
extern const AwaleLanes awale_sowing_rows[AWALE_PITS][AWALE_SEEDS + 1];

/**
 * Bit set with the pit where the last seed falls; empty if that pit is on the sower's own side or
 * no seed is sown.
 */
extern const uint16_t awale_sowing_targets[AWALE_PITS][AWALE_SEEDS + 1];

/**
 * The bit of awale_sowing_targets, shifted by 16 for each full round before the last seed, so that
 * it can be compared with awale_harvest_grounds(); 0 if the last seed cannot harvest.
 */
extern const uint64_t awale_sowing_hits[AWALE_PITS][AWALE_SEEDS + 1];

/**
 * Masks that clear the pits in a bit set of a side's six pits: 0 in their lanes, 255 in all others.
 */
extern const AwaleLanes awale_harvest_keeps[2][64];

/** Vectors that add n seeds to the store of a side; a sowing harvests at most eighteen seeds. */
extern const AwaleLanes awale_harvest_gains[2][19];

/** The number of members of a bit set of six pits. */
extern const uint8_t awale_six_counts[64];

/** The number of seeds that each pit needs to reach the opponent's side. */
extern const AwaleLanes awale_feed_needs;

/** Gathers the lowest bit of each byte of a comparison's result. */
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

/** Gathers one bit from each byte of a comparison's result; each byte must be 0 or 255. */
static inline unsigned
awale_lanes_to_bits (AwaleLanes lanes)
{
#ifdef __SSE2__
  return (unsigned) _mm_movemask_epi8 ((__m128i) lanes);
#else
  return awale_lanes_to_bits_portable (lanes);
#endif
}

/** Exchanges the sides like awale_position_swap_sides(), but drops half seeds. */
static inline AwalePosition
awale_turn_board (AwalePosition position)
{
#ifdef __SSE2__
  const __m128i lanes = (__m128i) position.lanes;
  const __m128i near = _mm_set_epi32 (0, 0, 0xffff, -1);
  const __m128i far = _mm_set_epi32 (0, -1, (int) 0xffff0000, 0);
  const __m128i stores = _mm_set_epi32 (0xffff, 0, 0, 0);
  const __m128i turn = _mm_set_epi32 (0x10000, 0, 0, 0);
  __m128i pits = _mm_or_si128 (_mm_and_si128 (_mm_srli_si128 (lanes, 6), near),
                               _mm_and_si128 (_mm_slli_si128 (lanes, 6), far));
  __m128i swapped = _mm_or_si128 (_mm_srli_epi16 (lanes, 8), _mm_slli_epi16 (lanes, 8));

  return (AwalePosition) {
    .lanes = (AwaleLanes) _mm_or_si128 (_mm_or_si128 (pits, _mm_and_si128 (swapped, stores)),
                                        _mm_andnot_si128 (lanes, turn)),
  };
#else
  position.halves = 0;
  return awale_position_swap_sides (position);
#endif
}

/** The board turned so that the player to move is South. */
static inline AwalePosition
awale_see_from_mover (AwalePosition position)
{
  return position.side == AWALE_SOUTH ? position : awale_turn_board (position);
}

/** The bit set of non-empty pits on both sides. */
static inline unsigned
awale_occupied_pits (AwaleLanes lanes)
{
  return ~awale_lanes_to_bits ((AwaleLanes) (lanes == 0)) & 0xfff;
}

/** The bit set of pits of @side with enough seeds to reach the other side. */
static inline unsigned
awale_feeding_pits (AwaleLanes lanes,
                    unsigned   side)
{
  return awale_lanes_to_bits ((AwaleLanes) (lanes >= awale_feed_needs)) & AWALE_SIDE_BITS (side);
}

/** The lanes after sowing the @seeds of @pit and changing sides, before a harvest. */
static inline AwaleLanes
awale_sow_seeds (AwaleLanes lanes,
                 AwaleMove  pit,
                 int        seeds)
{
  return lanes + awale_sowing_rows[pit][seeds];
}

/**
 * True if the sowing that led to @sown harvests at @target, a bit set from awale_sowing_targets,
 * whether or not that is a grand slam.
 */
static inline bool
awale_hits_target (AwaleLanes sown,
                   unsigned   target)
{
  return (awale_lanes_to_bits ((AwaleLanes) ((sown & 0xfe) == 2)) & target) != 0;
}

/**
 * The bit sets of pits where the last seed of a sowing would harvest. Bits 0–15 are the pits with
 * one or two seeds, where the first seed dropped harvests; bits 16–31 those with none or one, where
 * the second does; bits 32–47 the empty pits, where the third does.
 */
static inline uint64_t
awale_harvest_grounds (AwaleLanes lanes)
{
  AwaleLanes none = (AwaleLanes) (lanes == 0);
  AwaleLanes one = (AwaleLanes) (lanes == 1);
  AwaleLanes two = (AwaleLanes) (lanes == 2);

  return awale_lanes_to_bits (one | two) | (uint64_t) awale_lanes_to_bits (none | one) << 16 |
         (uint64_t) awale_lanes_to_bits (none) << 32;
}

/** The bit set of pits of @side from which a sowing harvests, grand slams included. */
static inline unsigned
awale_harvesting_pits (const AwalePosition *position,
                       unsigned             side)
{
  const uint64_t grounds = awale_harvest_grounds (position->lanes);
  const unsigned first = AWALE_SIDE_PITS * side;
  unsigned pits = 0;

#pragma GCC unroll 6
  for (unsigned i = 0; i < AWALE_SIDE_PITS; i++)
    {
      uint64_t hit = awale_sowing_hits[first + i][position->pits[first + i]] & grounds;

      pits |= (unsigned) (hit != 0) << (first + i);
    }
  return pits;
}

/**
 * The bit set of pits harvested from @target, the bit of a pit of @side, back to the first pit that
 * does not contain two or three seeds.
 */
static inline unsigned
awale_harvest_chain (AwaleLanes sown,
                     unsigned   side,
                     unsigned   target)
{
  unsigned reach = (2 * target - 1) & AWALE_SIDE_BITS (side);
  unsigned breaks = reach & ~awale_lanes_to_bits ((AwaleLanes) ((sown & 0xfe) == 2));

  breaks |= breaks >> 1;
  breaks |= breaks >> 2;
  breaks |= breaks >> 4;
  return reach & ~breaks;
}

/** True if @chain takes all seeds on @side. */
static inline bool
awale_chain_is_slam (AwaleLanes sown,
                     unsigned   side,
                     unsigned   chain)
{
  return (awale_occupied_pits (sown) & AWALE_SIDE_BITS (side)) == chain;
}

/** Moves the seeds of @chain, pits of @side, to the store of the other side. */
static inline AwaleLanes
awale_take_chain (AwaleLanes sown,
                  unsigned   side,
                  unsigned   chain)
{
  unsigned six = chain >> (AWALE_SIDE_PITS * side);
  unsigned threes = awale_lanes_to_bits ((AwaleLanes) (sown == 3)) >> (AWALE_SIDE_PITS * side);
  int seeds = 2 * awale_six_counts[six] + awale_six_counts[six & threes];

  return (sown & awale_harvest_keeps[side][six]) + awale_harvest_gains[!side][seeds];
}

/** True if a grand slam that is legal under @slam also harvests. */
static inline bool
awale_slam_harvests (AwaleSlamRule slam)
{
  return slam != AWALE_SLAM_NO_CAPTURE && slam != AWALE_SLAM_LAST_RESORT;
}

/**
 * The subset of the mover's sowings @pits that the duty to feed allows while the opponent has no
 * seeds; it may contain illegal grand slams.
 */
unsigned awale_feeding_sowings (const AwalePosition *position,
                                const AwaleRuleset  *rules,
                                unsigned             pits);

/**
 * The subset of the grand slams @slams that is legal; @others is true if other sowings are legal.
 */
unsigned awale_legal_slams     (const AwalePosition *position,
                                const AwaleRuleset  *rules,
                                unsigned             slams,
                                bool                 others);

/**
 * The bit set of pits that @side, which is to move, may sow according to the duty to feed; grand
 * slams are not considered.
 */
static inline unsigned
awale_candidate_pits_of (const AwalePosition *position,
                         const AwaleRuleset  *rules,
                         unsigned             side)
{
  unsigned occupied = awale_occupied_pits (position->lanes);
  unsigned own = occupied & AWALE_SIDE_BITS (side);

  if (G_UNLIKELY (own == occupied))
    own = awale_feeding_sowings (position, rules, own);
  return own;
}

/**
 * The bit set of pits that the mover may sow according to the duty to feed; grand slams are not
 * considered.
 */
static inline unsigned
awale_candidate_pits (const AwalePosition *position,
                      const AwaleRuleset  *rules)
{
  return awale_candidate_pits_of (position, rules, position->side);
}

/** The position after the legal sowing of @pit, like awale_play() but without passes and checks. */
static inline AwaleLanes
awale_play_pit (const AwalePosition *position,
                const AwaleRuleset  *rules,
                AwaleMove            pit)
{
  unsigned other = !position->side;
  int seeds = position->pits[pit];
  unsigned target = awale_sowing_targets[pit][seeds];
  AwaleLanes sown = awale_sow_seeds (position->lanes, pit, seeds);
  unsigned chain;

  if (!awale_hits_target (sown, target))
    return sown;
  chain = awale_harvest_chain (sown, other, target);
  if (!awale_slam_harvests (rules->slam) && awale_chain_is_slam (sown, other, chain))
    return sown;
  return awale_take_chain (sown, other, chain);
}

/**
 * Plays every legal sowing of @position. Stores the resulting positions in @after and the pits in
 * @pits (nullable), each with room for six, in no particular order. Returns their number; if it is
 * 0, a pass may still be legal (see awale_legal_moves()).
 */
static inline int
awale_play_all (const AwalePosition *position,
                const AwaleRuleset  *rules,
                AwalePosition       *after,
                uint8_t             *pits)
{
  const AwaleLanes lanes = position->lanes;
  const unsigned other = !position->side;
  unsigned candidates = awale_candidate_pits (position, rules);
  unsigned slams = 0;
  int n = 0;

  for (; candidates != 0; candidates &= candidates - 1)
    {
      AwaleMove pit = __builtin_ctz (candidates);
      int seeds = position->pits[pit];
      unsigned target = awale_sowing_targets[pit][seeds];
      AwaleLanes sown = awale_sow_seeds (lanes, pit, seeds);

      if (awale_hits_target (sown, target))
        {
          unsigned chain = awale_harvest_chain (sown, other, target);

          if (awale_chain_is_slam (sown, other, chain) && rules->slam != AWALE_SLAM_CAPTURES)
            {
              slams |= 1u << pit;
              continue;
            }
          sown = awale_take_chain (sown, other, chain);
        }
      if (pits != NULL)
        pits[n] = (uint8_t) pit;
      after[n++].lanes = sown;
    }

  if (G_LIKELY (slams == 0))
    return n;

  for (slams = awale_legal_slams (position, rules, slams, n > 0); slams != 0; slams &= slams - 1)
    {
      AwaleMove pit = __builtin_ctz (slams);

      if (pits != NULL)
        pits[n] = (uint8_t) pit;
      after[n++].lanes = awale_play_pit (position, rules, pit);
    }
  return n;
}

G_END_DECLS
