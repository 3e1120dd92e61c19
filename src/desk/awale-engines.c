/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engines"

#include "awale-engines.h"

#include <glib/gi18n-lib.h>

#define KEY "engines"

struct _AwaleEngines
{
  GObject     parent_instance;

  GSettings  *settings;
  GPtrArray  *items;
  GHashTable *latest;  /* name of an engine to its process */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleEngines, awale_engines, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

G_DEFINE_QUARK (awale-engines-error, awale_engines_error)

static void
read_items (AwaleEngines *self)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, KEY);

  for (size_t i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (value, i);

      g_ptr_array_add (self->items, awale_engine_entry_new_from_variant (child));
    }
}

static void
settings_changed_cb (AwaleEngines *self)
{
  guint before = self->items->len;

  g_ptr_array_set_size (self->items, 0);
  read_items (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->items->len);
}

static GType
get_item_type (GListModel *model)
{
  return AWALE_TYPE_ENGINE_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return AWALE_ENGINES (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  AwaleEngines *self = AWALE_ENGINES (model);

  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position))
                                     : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void
awale_engines_dispose (GObject *object)
{
  AwaleEngines *self = AWALE_ENGINES (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->latest, g_hash_table_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);

  G_OBJECT_CLASS (awale_engines_parent_class)->dispose (object);
}

static void
awale_engines_class_init (AwaleEnginesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_engines_dispose;
}

static void
awale_engines_init (AwaleEngines *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->latest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

AwaleEngines *
awale_engines_new (GSettings *settings)
{
  AwaleEngines *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_ENGINES, NULL);
  self->settings = g_object_ref (settings);
  read_items (self);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

AwaleEngineEntry *
awale_engines_find (AwaleEngines *self,
                    const char   *name)
{
  g_return_val_if_fail (AWALE_IS_ENGINES (self), NULL);

  for (guint i = 0; name != NULL && i < self->items->len; i++)
    {
      AwaleEngineEntry *entry = g_ptr_array_index (self->items, i);

      if (g_str_equal (awale_engine_entry_get_name (entry), name))
        return entry;
    }
  return NULL;
}

char *
awale_engines_propose_name (AwaleEngines *self,
                            const char   *name)
{
  char *proposal = g_strdup (name);

  g_return_val_if_fail (AWALE_IS_ENGINES (self), NULL);

  for (int i = 2; awale_engines_find (self, proposal) != NULL; i++)
    {
      g_free (proposal);
      proposal = g_strdup_printf ("%s %d", name, i);
    }
  return proposal;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  AwaleEngineEntry *const *first = a;
  AwaleEngineEntry *const *second = b;

  return g_utf8_collate (awale_engine_entry_get_name (*first),
                         awale_engine_entry_get_name (*second));
}

/* Stores all but the one called @but, and @entry (nullable). */
static void
store (AwaleEngines     *self,
       const char       *but,
       AwaleEngineEntry *entry)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  GVariantBuilder builder;

  for (guint i = 0; i < self->items->len; i++)
    {
      AwaleEngineEntry *item = g_ptr_array_index (self->items, i);

      if (g_strcmp0 (awale_engine_entry_get_name (item), but) != 0)
        g_ptr_array_add (items, item);
    }
  if (entry != NULL)
    g_ptr_array_add (items, entry);
  g_ptr_array_sort (items, compare_names);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssa{ss})"));
  for (guint i = 0; i < items->len; i++)
    g_variant_builder_add_value (&builder,
                                 awale_engine_entry_to_variant (g_ptr_array_index (items, i)));
  g_settings_set_value (self->settings, KEY, g_variant_builder_end (&builder));
}

bool
awale_engines_keep (AwaleEngines      *self,
                    const char        *old_name,
                    AwaleEngineEntry  *entry,
                    GError           **error)
{
  const char *name;

  g_return_val_if_fail (AWALE_IS_ENGINES (self), false);
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
                   _("Another engine is called “%s”."), name);
      return false;
    }
  store (self, old_name, entry);
  return true;
}

void
awale_engines_forget (AwaleEngines *self,
                      const char   *name)
{
  g_return_if_fail (AWALE_IS_ENGINES (self));
  g_return_if_fail (name != NULL);

  g_hash_table_remove (self->latest, name);
  store (self, name, NULL);
}

AwaleEngineProcess *
awale_engines_create_process (AwaleEngines      *self,
                              AwaleEngineEntry  *entry,
                              GError           **error)
{
  AwaleEngineProcess *process;

  g_return_val_if_fail (AWALE_IS_ENGINES (self), NULL);
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
  g_return_val_if_fail (AWALE_IS_ENGINES (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return g_hash_table_lookup (self->latest, name);
}
