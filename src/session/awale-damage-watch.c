/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tablebases"

#include "awale-damage-watch.h"

typedef struct
{
  gatomicrefcount  ref_count;
  GWeakRef         owner;
  AwaleDamageFunc  func;
  GError          *damage;  /* NULL until damage is found, which happens once at most. */
} Watch;

static void
watch_unref (void *data)
{
  Watch *watch = data;

  if (!g_atomic_ref_count_dec (&watch->ref_count))
    return;
  g_weak_ref_clear (&watch->owner);
  g_clear_error (&watch->damage);
  g_free (watch);
}

static gboolean
tell_cb (void *data)
{
  Watch *watch = data;
  g_autoptr (GObject) owner = g_weak_ref_get (&watch->owner);

  if (owner != NULL)
    watch->func (owner, watch->damage);
  return G_SOURCE_REMOVE;
}

/* Called in any thread that probes. */
static void
found_cb (const GError *damage,
          void         *user_data)
{
  Watch *watch = user_data;

  watch->damage = g_error_copy (damage);
  g_atomic_ref_count_inc (&watch->ref_count);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_cb, watch, watch_unref);
}

void
awale_damage_watch (AwaleTablebase  *tables,
                    GObject         *owner,
                    AwaleDamageFunc  func)
{
  Watch *watch;

  g_return_if_fail (tables != NULL && G_IS_OBJECT (owner) && func != NULL);

  watch = g_new0 (Watch, 1);
  g_atomic_ref_count_init (&watch->ref_count);
  g_weak_ref_init (&watch->owner, owner);
  watch->func = func;
  awale_tablebase_watch (tables, found_cb, watch, watch_unref);
}
