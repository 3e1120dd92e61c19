/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-cache.h"

/* Key of a result: a position and its history since the last harvest. */
typedef struct
{
  AwalePosition position;
  uint64_t      past;   /* Sum of the hashes of the earlier positions, whose order therefore does
                         * not matter. */
  uint64_t      quiet;
} Key;

struct _AwaleAnalysisCache
{
  GHashTable *findings;  /* Entries by key; each entry begins with its key. */
  GQueue      order;     /* Entries, newest first. (element-type Entry) */
};

typedef struct
{
  Key                 key;
  GList               link;
  AwaleAnalysisResult result;
} Entry;

static Key
make_key (const AwalePosition *positions,
          size_t               n_positions)
{
  size_t quiet = (size_t) awale_drought_count (positions, n_positions);
  Key key = { .position = positions[n_positions - 1], .quiet = quiet };

  for (size_t i = n_positions - 1 - quiet; i + 1 < n_positions; i++)
    key.past += awale_position_hash (positions[i], 0);
  return key;
}

static unsigned
key_hash (const void *data)
{
  const Key *key = data;

  return (unsigned) awale_position_hash (key->position, key->past + key->quiet);
}

static gboolean
key_equal (const void *a,
           const void *b)
{
  const Key *one = a, *other = b;

  return awale_position_equal (one->position, other->position) && one->past == other->past &&
         one->quiet == other->quiet;
}

AwaleAnalysisCache *
awale_analysis_cache_new (void)
{
  AwaleAnalysisCache *self = g_new0 (AwaleAnalysisCache, 1);

  self->findings = g_hash_table_new_full (key_hash, key_equal, NULL, g_free);
  g_queue_init (&self->order);
  return self;
}

void
awale_analysis_cache_free (AwaleAnalysisCache *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->findings);
  g_free (self);
}

void
awale_analysis_cache_clear (AwaleAnalysisCache *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->findings);
  g_queue_init (&self->order);
}

void
awale_analysis_cache_distrust (AwaleAnalysisCache *self)
{
  g_return_if_fail (self != NULL);

  for (GList *link = self->order.head; link != NULL; link = link->next)
    ((Entry *) link->data)->result = (AwaleAnalysisResult) { 0 };
}

unsigned
awale_analysis_cache_get_size (AwaleAnalysisCache *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->findings);
}

const AwaleAnalysisResult *
awale_analysis_cache_lookup (AwaleAnalysisCache  *self,
                             const AwalePosition *positions,
                             size_t               n_positions)
{
  Key key;
  const Entry *entry;

  g_return_val_if_fail (self != NULL && positions != NULL && n_positions > 0, NULL);

  key = make_key (positions, n_positions);
  entry = g_hash_table_lookup (self->findings, &key);
  return entry != NULL ? &entry->result : NULL;
}

static void
drop_oldest (AwaleAnalysisCache *self)
{
  GList *link = g_queue_peek_tail_link (&self->order);

  g_queue_unlink (&self->order, link);
  g_hash_table_remove (self->findings, &((Entry *) link->data)->key);
}

void
awale_analysis_cache_store (AwaleAnalysisCache        *self,
                            const AwalePosition       *positions,
                            size_t                     n_positions,
                            const AwaleAnalysisResult *result)
{
  Key key;
  Entry *entry;

  g_return_if_fail (self != NULL && positions != NULL && n_positions > 0 && result != NULL);

  key = make_key (positions, n_positions);
  entry = g_hash_table_lookup (self->findings, &key);
  if (entry != NULL)
    g_queue_unlink (&self->order, &entry->link);
  else
    {
      entry = g_new0 (Entry, 1);
      entry->key = key;
      entry->link.data = entry;
      g_hash_table_insert (self->findings, &entry->key, entry);
    }
  entry->result = *result;
  g_queue_push_head_link (&self->order, &entry->link);
  if (g_queue_get_length (&self->order) > AWALE_ANALYSIS_CACHE_SIZE)
    drop_oldest (self);
}
