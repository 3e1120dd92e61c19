/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-search-thread.h"

#include <sys/resource.h>

struct _AwaleSearchThread
{
  const char     *name;
  int             niceness;
  atomic_bool    *stop;      /* Stop flag of the latest search; NULL if it was told to stop; used by
                              * the thread of the owner only. */

  GMutex          lock;      /* Held while a search runs; protects the fields below. */
  AwaleSearcher  *searcher;
  AwaleRuleset    rules;
  unsigned        hash;
};

typedef struct
{
  AwaleSearchThread     *owner;
  AwaleRuleset           rules;
  AwaleTablebase        *tables;
  unsigned               hash;
  atomic_bool           *stop;
  AwaleSearchThreadFunc  func;
  void                  *data;
  GDestroyNotify         free_data;
} Search;

static void
awale_search_thread_clear (void *data)
{
  AwaleSearchThread *self = data;

  g_clear_pointer (&self->searcher, awale_searcher_free);
  g_mutex_clear (&self->lock);
}

static void
search_free (Search *search)
{
  search->free_data (search->data);
  g_clear_pointer (&search->tables, awale_tablebase_unref);
  g_atomic_rc_box_release (search->stop);
  g_atomic_rc_box_release_full (search->owner, awale_search_thread_clear);
  g_free (search);
}

static void
prepare_searcher (AwaleSearchThread *self,
                  const Search      *search)
{
  if (self->searcher != NULL &&
      (self->hash != search->hash || !awale_ruleset_equal (&self->rules, &search->rules)))
    g_clear_pointer (&self->searcher, awale_searcher_free);
  if (self->searcher == NULL)
    self->searcher = awale_searcher_new (&search->rules, search->hash);
  self->rules = search->rules;
  self->hash = search->hash;
  awale_searcher_set_tables (self->searcher, search->tables);
}

/* Only Linux can set the priority of a single thread. */
void
awale_search_thread_yield (int niceness)
{
  if (niceness > getpriority (PRIO_PROCESS, 0))
    (void) setpriority (PRIO_PROCESS, 0, niceness);
}

static void *
run_search (void *data)
{
  Search *search = data;
  AwaleSearchThread *self = search->owner;

  awale_search_thread_yield (self->niceness);
  g_mutex_lock (&self->lock);
  prepare_searcher (self, search);
  search->func (self->searcher, search->stop, search->data);
  g_mutex_unlock (&self->lock);
  search_free (search);
  return NULL;
}

AwaleSearchThread *
awale_search_thread_new (const char *name,
                         int         niceness)
{
  AwaleSearchThread *self = g_atomic_rc_box_new0 (AwaleSearchThread);

  self->name = name;
  self->niceness = niceness;
  g_mutex_init (&self->lock);
  return self;
}

static void
cancelled_cb (GCancellable *cancellable,
              void         *stop)
{
  atomic_store ((atomic_bool *) stop, true);
}

bool
awale_search_thread_start (AwaleSearchThread     *self,
                           const AwaleRuleset    *rules,
                           AwaleTablebase        *tables,
                           unsigned               hash,
                           GCancellable          *cancellable,
                           AwaleSearchThreadFunc  func,
                           void                  *data,
                           GDestroyNotify         free_data)
{
  Search *search;
  GThread *thread;

  g_return_val_if_fail (self != NULL && rules != NULL && func != NULL && free_data != NULL, false);

  awale_search_thread_stop (self);
  self->stop = g_atomic_rc_box_new0 (atomic_bool);
  if (cancellable != NULL)
    g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                           g_atomic_rc_box_acquire (self->stop),
                           (GDestroyNotify) g_atomic_rc_box_release);
  search = g_new (Search, 1);
  *search = (Search) {
    .owner = g_atomic_rc_box_acquire (self),
    .rules = *rules,
    .tables = tables != NULL ? awale_tablebase_ref (tables) : NULL,
    .hash = hash,
    .stop = g_atomic_rc_box_acquire (self->stop),
    .func = func,
    .data = data,
    .free_data = free_data,
  };
  /* A GThreadPool is not used, because it would silently wait if a thread cannot be started. */
  thread = g_thread_try_new (self->name, run_search, search, NULL);
  if (thread == NULL)
    {
      search_free (search);
      return false;
    }
  g_thread_unref (thread);
  return true;
}

void
awale_search_thread_stop (AwaleSearchThread *self)
{
  g_return_if_fail (self != NULL);

  if (self->stop != NULL)
    atomic_store (self->stop, true);
  g_clear_pointer (&self->stop, g_atomic_rc_box_release);
}

void
awale_search_thread_free (AwaleSearchThread *self)
{
  if (self == NULL)
    return;

  awale_search_thread_stop (self);
  g_atomic_rc_box_release_full (self, awale_search_thread_clear);
}
