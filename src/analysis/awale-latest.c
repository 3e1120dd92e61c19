/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-latest.h"

#include <stdbool.h>
#include <string.h>

struct _AwaleLatest
{
  gatomicrefcount  ref_count;
  GMainContext    *context;
  gsize            size;
  AwaleLatestFunc  func;
  void            *owner;       /* Owner, used only in the thread of `context`; NULL once the owner
                                 * has stopped the deliveries. */

  GMutex           lock;        /* Protects the fields below. */
  unsigned         generation;
  GSource         *source;      /* Source of the pending delivery, or NULL. */
  bool             is_filled;
  gint64           next;        /* Earliest time of the next delivery, in microseconds. */
  void            *value;
};

AwaleLatest *
awale_latest_new (gsize            size,
                  AwaleLatestFunc  func,
                  void            *owner)
{
  AwaleLatest *self = g_new0 (AwaleLatest, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->context = g_main_context_ref_thread_default ();
  self->size = size;
  self->func = func;
  self->owner = owner;
  g_mutex_init (&self->lock);
  self->value = g_malloc0 (size);
  return self;
}

AwaleLatest *
awale_latest_ref (AwaleLatest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
awale_latest_unref (AwaleLatest *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_main_context_unref (self->context);
  g_mutex_clear (&self->lock);
  g_free (self->value);
  g_free (self);
}

unsigned
awale_latest_advance (AwaleLatest *self)
{
  unsigned generation;

  g_return_val_if_fail (self != NULL, 0);

  g_mutex_lock (&self->lock);
  generation = ++self->generation;
  self->is_filled = false;
  g_mutex_unlock (&self->lock);
  return generation;
}

static gboolean
deliver_cb (void *data)
{
  AwaleLatest *self = data;
  g_autofree void *value = NULL;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->source, g_source_unref);
  if (self->is_filled)
    {
      value = g_memdup2 (self->value, self->size);
      self->is_filled = false;
      self->next = g_get_monotonic_time () + AWALE_LATEST_INTERVAL;
    }
  g_mutex_unlock (&self->lock);

  if (value != NULL && self->owner != NULL)
    self->func (value, self->owner);
  return G_SOURCE_REMOVE;
}

/* Schedules a delivery; the caller must hold the lock. */
static void
attach_source (AwaleLatest *self)
{
  gint64 wait = self->next - g_get_monotonic_time ();
  GSource *source =
    wait > 0 ? g_timeout_source_new ((unsigned) ((wait + 999) / 1000)) : g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_static_name (source, "awale-latest");
  g_source_set_callback (source, deliver_cb, awale_latest_ref (self),
                         (GDestroyNotify) awale_latest_unref);
  g_source_attach (source, self->context);
  self->source = source;
}

void
awale_latest_put (AwaleLatest *self,
                  unsigned     generation,
                  const void  *value)
{
  g_return_if_fail (self != NULL && value != NULL);

  g_mutex_lock (&self->lock);
  if (generation == self->generation)
    {
      memcpy (self->value, value, self->size);
      self->is_filled = true;
      if (self->source == NULL)
        attach_source (self);
    }
  g_mutex_unlock (&self->lock);
}

void
awale_latest_disown (AwaleLatest *self)
{
  g_autoptr (GSource) source = NULL;

  g_return_if_fail (self != NULL);

  self->owner = NULL;
  awale_latest_advance (self);
  g_mutex_lock (&self->lock);
  source = g_steal_pointer (&self->source);
  g_mutex_unlock (&self->lock);
  /* Destroying the source breaks a cycle of references: the context keeps the source, the source
   * keeps this object, and this object keeps the context. */
  if (source != NULL)
    g_source_destroy (source);
}
