/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-checksum.h"

#include <string.h>

static const uint64_t PRIME_1 = G_GUINT64_CONSTANT (0x9e3779b185ebca87);
static const uint64_t PRIME_2 = G_GUINT64_CONSTANT (0xc2b2ae3d27d4eb4f);
static const uint64_t PRIME_3 = G_GUINT64_CONSTANT (0x165667b19e3779f9);
static const uint64_t PRIME_4 = G_GUINT64_CONSTANT (0x85ebca77c2b2ae63);
static const uint64_t PRIME_5 = G_GUINT64_CONSTANT (0x27d4eb2f165667c5);

static inline uint64_t
rotate (uint64_t word,
        int      bits)
{
  return word << bits | word >> (64 - bits);
}

static inline uint64_t
load_64 (const uint8_t *bytes)
{
  uint64_t word;

  memcpy (&word, bytes, sizeof word);
  return GUINT64_FROM_LE (word);
}

static inline uint32_t
load_32 (const uint8_t *bytes)
{
  uint32_t word;

  memcpy (&word, bytes, sizeof word);
  return GUINT32_FROM_LE (word);
}

static inline uint64_t
mix (uint64_t lane,
     uint64_t word)
{
  return rotate (lane + word * PRIME_2, 31) * PRIME_1;
}

static uint64_t
merge_lanes (const uint64_t *lanes)
{
  uint64_t hash = rotate (lanes[0], 1) + rotate (lanes[1], 7) + rotate (lanes[2], 12)
                  + rotate (lanes[3], 18);

  for (int i = 0; i < 4; i++)
    hash = (hash ^ mix (0, lanes[i])) * PRIME_1 + PRIME_4;
  return hash;
}

static uint64_t
add_tail (uint64_t       hash,
          const uint8_t *at,
          size_t         n_bytes)
{
  for (; n_bytes >= 8; at += 8, n_bytes -= 8)
    hash = rotate (hash ^ mix (0, load_64 (at)), 27) * PRIME_1 + PRIME_4;
  if (n_bytes >= 4)
    {
      hash = rotate (hash ^ load_32 (at) * PRIME_1, 23) * PRIME_2 + PRIME_3;
      at += 4;
      n_bytes -= 4;
    }
  for (; n_bytes > 0; at++, n_bytes--)
    hash = rotate (hash ^ *at * PRIME_5, 11) * PRIME_1;

  hash = (hash ^ hash >> 33) * PRIME_2;
  hash = (hash ^ hash >> 29) * PRIME_3;
  return hash ^ hash >> 32;
}

uint64_t
awale_checksum (const void *bytes,
                size_t      n_bytes)
{
  const uint8_t *at = bytes;
  uint64_t lanes[4] = { PRIME_1 + PRIME_2, PRIME_2, 0, 0 - PRIME_1 };
  uint64_t hash = PRIME_5;
  size_t left = n_bytes;

  if (left >= 32)
    {
      for (; left >= 32; at += 32, left -= 32)
        for (int i = 0; i < 4; i++)
          lanes[i] = mix (lanes[i], load_64 (at + 8 * i));
      hash = merge_lanes (lanes);
    }
  return add_tail (hash + n_bytes, at, left);
}
