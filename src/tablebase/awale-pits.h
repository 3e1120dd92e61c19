/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/**
 * The board as the tables see it: twelve pits of five bits, the mover's A lowest, without stores
 * and side. With at most 31 seeds no sum of pits overflows five bits, so that one multiplication
 * sums up the first pits for every pit, and a sowing or its reverse is one addition.
 */
typedef uint64_t AwalePits;

/**
 * A board with one seed in every pit, and the masks of the mover's six pits and of the opponent's.
 */
#define AWALE_PITS_ONES G_GUINT64_CONSTANT (0x0084210842108421)
#define AWALE_PITS_MINE G_GUINT64_CONSTANT (0x000000003fffffff)
#define AWALE_PITS_OPPONENT G_GUINT64_CONSTANT (0x0fffffffc0000000)

enum
{
  AWALE_PITS_BITS = 5,
  AWALE_PITS_MAX = 31,
};

static inline unsigned
awale_pits_get (AwalePits pits,
                unsigned  pit)
{
  return (pits >> (AWALE_PITS_BITS * pit)) & AWALE_PITS_MAX;
}

/** A board that has @seeds in @pit and no others. */
static inline AwalePits
awale_pits_of (uint64_t seeds,
               unsigned pit)
{
  return seeds << (AWALE_PITS_BITS * pit);
}

/** The number of seeds in all twelve pits, at most 31. */
static inline unsigned
awale_pits_sum (AwalePits pits)
{
  return ((pits * AWALE_PITS_ONES) >> (AWALE_PITS_BITS * 11)) & AWALE_PITS_MAX;
}

/** The board from the other player's point of view. */
static inline AwalePits
awale_pits_turn (AwalePits pits)
{
  return (pits >> 30 | pits << 30) & (AWALE_PITS_MINE | AWALE_PITS_OPPONENT);
}

/**
 * Gathers the top bit of each of six pits, given in the lowest thirty bits of @six: bit i of the
 * result is the top bit of pit i.
 */
static inline unsigned
awale_pits_gather_tops (uint64_t six)
{
  uint64_t bits = (six >> 4) & 0x02108421;

  bits = (bits | bits >> 4) & 0x00300c03;
  return (unsigned) ((bits | bits >> 8 | bits >> 16) & 0x3f);
}

/** The top bits of the occupied pits; all other bits are 0. */
static inline uint64_t
awale_pits_mark_occupied (AwalePits pits)
{
  const uint64_t low = 15 * AWALE_PITS_ONES;

  return (((pits & low) + low) | pits) & (16 * AWALE_PITS_ONES);
}

/** Packs up to eight bytes, each less than 32, into five bits each. */
static inline uint64_t
awale_pits_pack_bytes (uint64_t bytes)
{
  bytes = (bytes & G_GUINT64_CONSTANT (0x001f001f001f001f))
          | (bytes & G_GUINT64_CONSTANT (0x1f001f001f001f00)) >> 3;
  bytes = (bytes & G_GUINT64_CONSTANT (0x000003ff000003ff))
          | (bytes & G_GUINT64_CONSTANT (0x03ff000003ff0000)) >> 6;
  return (bytes & 0xfffff) | (bytes >> 12 & G_GUINT64_CONSTANT (0xfffff00000));
}

/** The number of seeds on the board of @position, which may exceed 31. */
static inline unsigned
awale_pits_count (AwalePosition position)
{
  const uint64_t ones = G_GUINT64_CONSTANT (0x0101010101010101);
  uint64_t first = GUINT64_FROM_LE (position.words[0]);
  uint64_t rest = GUINT64_FROM_LE (position.words[1]) & 0xffffffff;

  return (unsigned) ((first * ones + rest * ones) >> 56);
}

/** Packs the board of @position, which has at most 31 seeds, as seen by the player to move. */
static inline AwalePits
awale_pits_from_position (AwalePosition position)
{
  AwalePits pits = awale_pits_pack_bytes (GUINT64_FROM_LE (position.words[0]))
                   | awale_pits_pack_bytes (GUINT64_FROM_LE (position.words[1]) & 0xffffffff) << 40;

  return position.side == AWALE_SOUTH ? pits : awale_pits_turn (pits);
}

/** The position with these pits, empty stores and South to move. */
static inline AwalePosition
awale_pits_to_position (AwalePits pits)
{
  AwalePosition position = { .side = AWALE_SOUTH };

  for (unsigned pit = 0; pit < AWALE_PITS; pit++)
    position.pits[pit] = (uint8_t) awale_pits_get (pits, pit);
  return position;
}

/**
 * The board that follows @pits in the order of AwaleBoardIndex; @pits must not be the last board,
 * which has all seeds in the mover's A. The first non-empty pit beyond A gives a seed to the pit
 * before it, which also gets the seeds of A.
 */
static inline AwalePits
awale_pits_next (AwalePits pits)
{
  AwalePits first = pits & AWALE_PITS_MAX;
  AwalePits rest = pits ^ first;
  unsigned pit = (unsigned) __builtin_ctzll (rest) / AWALE_PITS_BITS;

  return rest - awale_pits_of (1, pit) + awale_pits_of (first + 1, pit - 1);
}

G_END_DECLS
