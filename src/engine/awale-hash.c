/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-hash.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Probes go everywhere: with small pages most would miss the address cache too. */
#define HUGE_PAGE (2u << 20)

/* Buckets that awale_hash_permille() looks at. */
#define SAMPLE 500

AwaleHash *
awale_hash_new (unsigned mebibytes)
{
  AwaleHash *self = g_new0 (AwaleHash, 1);
  uint64_t buckets = (UINT64_C (1) << 20) / sizeof (AwaleHashBucket);

  while (buckets * 2 * sizeof (AwaleHashBucket) <= (uint64_t) mebibytes << 20)
    buckets *= 2;

  for (;;)
    {
      self->buckets =
        aligned_alloc (HUGE_PAGE, MAX (buckets * sizeof (AwaleHashBucket), HUGE_PAGE));
      if (self->buckets != NULL)
        break;
      buckets /= 2;
      g_assert (buckets > 0);
    }

#ifdef MADV_HUGEPAGE
  /* Only speed depends on it. */
  (void) madvise (self->buckets, MAX (buckets * sizeof (AwaleHashBucket), HUGE_PAGE),
                  MADV_HUGEPAGE);
#endif
  self->mask = buckets - 1;
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
  memset (self->buckets, 0, (self->mask + 1) * sizeof (AwaleHashBucket));
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
