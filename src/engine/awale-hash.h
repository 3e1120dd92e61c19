/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_HASH_NONE,
  AWALE_HASH_LOWER,  /**< The value is a lower bound of the true value. */
  AWALE_HASH_UPPER,  /**< The value is an upper bound of the true value. */
  AWALE_HASH_EXACT,
} AwaleHashBound;

/** The result of a search of a position; packed with its generation it fits a machine word. */
typedef struct
{
  int            value;  /**< Value for the player to move, in hundredths of a seed. */
  int            depth;  /**< Depth of the search in plies. */
  AwaleHashBound bound;
  AwaleMove      move;   /**< Best move, or the one that refuted the position; AWALE_NO_MOVE if
                          * unknown. */
} AwaleHashEntry;

/* An entry: two words written without a lock. The guard is the key xor the data, so that an entry
 * whose words were written by different threads matches no key. */
typedef struct
{
  _Atomic uint64_t guard;
  _Atomic uint64_t data;
} AwaleHashSlot;

enum
{
  AWALE_HASH_WAYS = 4,
};

typedef struct
{
  AwaleHashSlot slots[AWALE_HASH_WAYS];
} AwaleHashBucket;

G_STATIC_ASSERT (sizeof (AwaleHashBucket) == 64);

/**
 * The transposition table, shared by the threads of a search. It is lock-free and uses relaxed
 * atomics. If two threads write an entry at the same time, at most one of the two entries survives,
 * never a mixture.
 */
typedef struct
{
  AwaleHashBucket *buckets;
  uint64_t         n_buckets;
  uint8_t          generation;
} AwaleHash;

/** Allocates a table of @mebibytes, at least one, or a smaller table if memory is short. */
AwaleHash *awale_hash_new       (unsigned   mebibytes);
void       awale_hash_free      (AwaleHash *self);

/** Clears all entries. awale_hash_new_search() keeps them, but lets them be replaced first. */
void       awale_hash_clear     (AwaleHash *self);
void       awale_hash_new_search (AwaleHash *self);

/** The share of entries written by the current search, in thousandths, estimated from a sample. */
int        awale_hash_permille  (AwaleHash *self);

/* The bucket of @key: the high half of a product spreads the keys over any number of buckets
 * without a division. */
static inline AwaleHashBucket *
awale_hash_find_bucket (const AwaleHash *self,
                        uint64_t         key)
{
  return &self->buckets[(uint64_t) ((unsigned __int128) key * self->n_buckets >> 64)];
}

static inline void
awale_hash_prefetch (const AwaleHash *self,
                     uint64_t         key)
{
  __builtin_prefetch (awale_hash_find_bucket (self, key));
}

static inline uint64_t
awale_hash_pack (AwaleHashEntry entry,
                 uint8_t        generation)
{
  return (uint64_t) (uint16_t) entry.value | (uint64_t) (uint8_t) entry.depth << 16 |
         (uint64_t) entry.bound << 24 | (uint64_t) (entry.move + 1) << 32 |
         (uint64_t) generation << 40;
}

static inline AwaleHashEntry
awale_hash_unpack (uint64_t data)
{
  return (AwaleHashEntry) {
    .value = (int16_t) (data & 0xffff),
    .depth = (int) (data >> 16 & 0xff),
    .bound = (AwaleHashBound) (data >> 24 & 3),
    .move = (AwaleMove) (data >> 32 & 0xff) - 1,
  };
}

/** The entry of @key; its bound is AWALE_HASH_NONE if the table has no such entry. */
static inline AwaleHashEntry
awale_hash_probe (const AwaleHash *self,
                  uint64_t         key)
{
  const AwaleHashBucket *bucket = awale_hash_find_bucket (self, key);

  for (int i = 0; i < AWALE_HASH_WAYS; i++)
    {
      uint64_t data = atomic_load_explicit (&bucket->slots[i].data, memory_order_relaxed);
      uint64_t guard = atomic_load_explicit (&bucket->slots[i].guard, memory_order_relaxed);

      if ((guard ^ data) == key && data != 0)
        return awale_hash_unpack (data);
    }

  return (AwaleHashEntry) { .bound = AWALE_HASH_NONE, .move = AWALE_NO_MOVE };
}

/**
 * Stores @entry in place of the entry with the same key or of a free one, or else of the least deep
 * entry of the bucket, preferably of an earlier search.
 */
static inline void
awale_hash_store (AwaleHash      *self,
                  uint64_t        key,
                  AwaleHashEntry  entry)
{
  AwaleHashBucket *bucket = awale_hash_find_bucket (self, key);
  AwaleHashSlot *victim = &bucket->slots[0];
  int worst = G_MAXINT;
  uint64_t packed;

  for (int i = 0; i < AWALE_HASH_WAYS; i++)
    {
      uint64_t data = atomic_load_explicit (&bucket->slots[i].data, memory_order_relaxed);
      uint64_t guard = atomic_load_explicit (&bucket->slots[i].guard, memory_order_relaxed);
      int worth;

      if ((guard ^ data) == key || data == 0)
        {
          victim = &bucket->slots[i];
          break;
        }

      worth = (int) (data >> 16 & 0xff) + ((uint8_t) (data >> 40) == self->generation ? 256 : 0);
      if (worth < worst)
        {
          worst = worth;
          victim = &bucket->slots[i];
        }
    }

  packed = awale_hash_pack (entry, self->generation);
  atomic_store_explicit (&victim->data, packed, memory_order_relaxed);
  atomic_store_explicit (&victim->guard, key ^ packed, memory_order_relaxed);
}

G_END_DECLS
