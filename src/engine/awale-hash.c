/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-hash.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Bytes of a huge page. Probes are scattered; with small pages, most of them would also miss the
 * TLB. */
#define HUGE_PAGE ((size_t) 2 << 20)

/* Number of buckets sampled by awale_hash_permille(). */
#define SAMPLE 500

static size_t
round_up (size_t size)
{
  return (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
}

AwaleHash *
awale_hash_new (unsigned mebibytes)
{
  AwaleHash *self = g_new0 (AwaleHash, 1);
  size_t size = (size_t) MAX (mebibytes, 1) << 20;

  /* The allocation is rounded up, because aligned_alloc() requires a multiple of the alignment; a
   * table of one mebibyte leaves half a page unused. */
  while ((self->buckets = aligned_alloc (HUGE_PAGE, round_up (size))) == NULL)
    {
      size /= 2;
      g_assert (size > 0);
    }

#ifdef MADV_HUGEPAGE
  /* A failure is harmless, because the advice affects only the speed. */
  (void) madvise (self->buckets, round_up (size), MADV_HUGEPAGE);
#endif
  self->n_buckets = size / sizeof (AwaleHashBucket);
  awale_hash_clear (self);
  return self;
}

void
awale_hash_free (AwaleHash *self)
{
  if (self == NULL)
    return;

  free (self->buckets);
  g_free (self);
}

void
awale_hash_clear (AwaleHash *self)
{
  memset (self->buckets, 0, self->n_buckets * sizeof (AwaleHashBucket));
  self->generation = 1;
}

void
awale_hash_new_search (AwaleHash *self)
{
  self->generation++;
}

int
awale_hash_permille (AwaleHash *self)
{
  int used = 0;

  for (int i = 0; i < SAMPLE; i++)
    {
      for (int way = 0; way < AWALE_HASH_WAYS; way++)
        {
          uint64_t data = atomic_load_explicit (&self->buckets[i].slots[way].data,
                                                memory_order_relaxed);

          used += data != 0 && (uint8_t) (data >> 40) == self->generation;
        }
    }

  return used * 1000 / (SAMPLE * AWALE_HASH_WAYS);
}
