/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engines"

#include "awale-engines.h"

#include "awale-settings-list.h"

#include <glib/gi18n-lib.h>

struct _AwaleEngines
{
  AwaleSettingsList *list;
  GHashTable        *latest;  /* Latest processes by the name of the engine. */
};

G_DEFINE_QUARK (awale-engines-error, awale_engines_error)

static bool
is_same_name (const char *a,
              const char *b)
{
  return g_str_equal (a, b);
}

static const AwaleSettingsFormat format =
{
  .key = "engines",
  .read = (gpointer (*) (GVariant *)) awale_engine_entry_new_from_variant,
  .write = (GVariant *(*) (gpointer)) awale_engine_entry_to_variant,
  .get_name = (const char *(*) (gpointer)) awale_engine_entry_get_name,
  .is_same = is_same_name,
};

AwaleEngines *
awale_engines_new (GSettings *settings)
{
  g_autoptr (GListStore) store = g_list_store_new (AWALE_TYPE_ENGINE_ENTRY);
  AwaleEngines *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_rc_box_new0 (AwaleEngines);
  self->list = awale_settings_list_new (settings, &format, store);
  self->latest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return self;
}

AwaleEngines *
awale_engines_ref (AwaleEngines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire (self);
}

static void
clear (void *data)
{
  AwaleEngines *self = data;

  awale_settings_list_free (self->list);
  g_hash_table_unref (self->latest);
}

void
awale_engines_unref (AwaleEngines *self)
{
  g_return_if_fail (self != NULL);

  g_rc_box_release_full (self, clear);
}

GListModel *
awale_engines_get_model (AwaleEngines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_settings_list_get_model (self->list);
}

AwaleEngineEntry *
awale_engines_find (AwaleEngines *self,
                    const char   *name)
{
  g_autoptr (AwaleEngineEntry) entry = NULL;
  int index;

  g_return_val_if_fail (self != NULL, NULL);

  index = awale_settings_list_index_of (self->list, name);
  if (index >= 0)
    entry = g_list_model_get_item (awale_engines_get_model (self), index);
  return entry;  /* The list holds a reference to the returned entry. */
}

char *
awale_engines_propose_name (AwaleEngines *self,
                            const char   *name)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_settings_list_propose_name (self->list, name);
}

bool
awale_engines_save (AwaleEngines      *self,
                    const char        *old_name,
                    AwaleEngineEntry  *entry,
                    GError           **error)
{
  const char *name;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (entry), false);

  name = awale_engine_entry_get_name (entry);
  if (*awale_engine_entry_get_command (entry) == '\0')
    {
      g_set_error (error, AWALE_ENGINES_ERROR, AWALE_ENGINES_ERROR_COMMAND,
                   _("An engine needs a command that starts it."));
      return false;
    }
  if (*name == '\0')
    {
      g_set_error (error, AWALE_ENGINES_ERROR, AWALE_ENGINES_ERROR_NAME,
                   _("An engine needs a name."));
      return false;
    }
  if (g_strcmp0 (old_name, name) != 0 && awale_engines_find (self, name) != NULL)
    {
      g_set_error (error, AWALE_ENGINES_ERROR, AWALE_ENGINES_ERROR_NAME,
                   _("Another engine is already called “%s”."), name);
      return false;
    }
  awale_settings_list_replace (self->list, old_name, entry);
  return true;
}

void
awale_engines_remove (AwaleEngines *self,
                      const char   *name)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (name != NULL);

  g_hash_table_remove (self->latest, name);
  awale_settings_list_replace (self->list, name, NULL);
}

AwaleEngineProcess *
awale_engines_create_process (AwaleEngines      *self,
                              AwaleEngineEntry  *entry,
                              GError           **error)
{
  AwaleEngineProcess *process;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (entry), NULL);

  process = awale_engine_process_new (awale_engine_entry_get_command (entry), error);
  if (process == NULL)
    return NULL;
  awale_engine_entry_apply (entry, process);
  g_hash_table_insert (self->latest, g_strdup (awale_engine_entry_get_name (entry)),
                       g_object_ref (process));
  return process;
}

AwaleEngineProcess *
awale_engines_get_latest (AwaleEngines *self,
                          const char   *name)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return g_hash_table_lookup (self->latest, name);
}
