/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engines"

#include "awale-engines.h"

#include <glib/gi18n-lib.h>

#define KEY "engines"

struct _AwaleEngineEntry
{
  GObject     parent_instance;

  char       *name;
  char       *command;
  GHashTable *options;  /* name to value */
};

G_DEFINE_FINAL_TYPE (AwaleEngineEntry, awale_engine_entry, G_TYPE_OBJECT)

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
awale_engine_entry_finalize (GObject *object)
{
  AwaleEngineEntry *self = AWALE_ENGINE_ENTRY (object);

  g_free (self->name);
  g_free (self->command);
  g_hash_table_unref (self->options);

  G_OBJECT_CLASS (awale_engine_entry_parent_class)->finalize (object);
}

static void
awale_engine_entry_class_init (AwaleEngineEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_engine_entry_finalize;
}

static void
awale_engine_entry_init (AwaleEngineEntry *self)
{
  self->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

AwaleEngineEntry *
awale_engine_entry_new (const char *name,
                        const char *command)
{
  AwaleEngineEntry *self;

  g_return_val_if_fail (name != NULL && command != NULL, NULL);

  self = g_object_new (AWALE_TYPE_ENGINE_ENTRY, NULL);
  self->name = g_strstrip (g_strdup (name));
  self->command = g_strstrip (g_strdup (command));
  return self;
}

const char *
awale_engine_entry_get_name (AwaleEngineEntry *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (self), NULL);

  return self->name;
}

const char *
awale_engine_entry_get_command (AwaleEngineEntry *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (self), NULL);

  return self->command;
}

const char *
awale_engine_entry_get_option (AwaleEngineEntry *self,
                               const char       *option)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (self), NULL);
  g_return_val_if_fail (option != NULL, NULL);

  return g_hash_table_lookup (self->options, option);
}

void
awale_engine_entry_set_option (AwaleEngineEntry *self,
                               const char       *option,
                               const char       *value)
{
  g_return_if_fail (AWALE_IS_ENGINE_ENTRY (self));
  g_return_if_fail (option != NULL);

  if (value == NULL)
    g_hash_table_remove (self->options, option);
  else
    g_hash_table_insert (self->options, g_strdup (option), g_strdup (value));
}

void
awale_engine_entry_copy_options (AwaleEngineEntry *self,
                                 AwaleEngineEntry *other)
{
  GHashTableIter iter;
  gpointer option, value;

  g_return_if_fail (AWALE_IS_ENGINE_ENTRY (self));
  g_return_if_fail (AWALE_IS_ENGINE_ENTRY (other));

  g_hash_table_iter_init (&iter, other->options);
  while (g_hash_table_iter_next (&iter, &option, &value))
    awale_engine_entry_set_option (self, option, value);
}

static AwaleEngineEntry *
read_entry (GVariant *variant)
{
  g_autoptr (GVariantIter) options = NULL;
  const char *name, *command, *option, *value;
  AwaleEngineEntry *entry;

  g_variant_get (variant, "(&s&sa{ss})", &name, &command, &options);
  entry = awale_engine_entry_new (name, command);
  while (g_variant_iter_next (options, "{&s&s}", &option, &value))
    awale_engine_entry_set_option (entry, option, value);
  return entry;
}

static GVariant *
write_entry (AwaleEngineEntry *entry)
{
  GVariantBuilder options;
  GHashTableIter iter;
  gpointer option, value;

  g_variant_builder_init (&options, G_VARIANT_TYPE ("a{ss}"));
  g_hash_table_iter_init (&iter, entry->options);
  while (g_hash_table_iter_next (&iter, &option, &value))
    g_variant_builder_add (&options, "{ss}", option, value);
  return g_variant_new ("(ssa{ss})", entry->name, entry->command, &options);
}

static void
read_items (AwaleEngines *self)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, KEY);

  for (size_t i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (value, i);

      g_ptr_array_add (self->items, read_entry (child));
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

      if (g_str_equal (entry->name, name))
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

  return g_utf8_collate ((*first)->name, (*second)->name);
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

      if (g_strcmp0 (item->name, but) != 0)
        g_ptr_array_add (items, item);
    }
  if (entry != NULL)
    g_ptr_array_add (items, entry);
  g_ptr_array_sort (items, compare_names);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssa{ss})"));
  for (guint i = 0; i < items->len; i++)
    g_variant_builder_add_value (&builder, write_entry (g_ptr_array_index (items, i)));
  g_settings_set_value (self->settings, KEY, g_variant_builder_end (&builder));
}

bool
awale_engines_keep (AwaleEngines      *self,
                    const char        *old_name,
                    AwaleEngineEntry  *entry,
                    GError           **error)
{
  g_return_val_if_fail (AWALE_IS_ENGINES (self), false);
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (entry), false);

  if (*entry->command == '\0')
    {
      g_set_error (error, AWALE_ENGINES_ERROR, AWALE_ENGINES_ERROR_COMMAND,
                   _("An engine needs a command that starts it."));
      return false;
    }
  if (*entry->name == '\0')
    {
      g_set_error (error, AWALE_ENGINES_ERROR, AWALE_ENGINES_ERROR_NAME,
                   _("An engine needs a name."));
      return false;
    }
  if (g_strcmp0 (old_name, entry->name) != 0 && awale_engines_find (self, entry->name) != NULL)
    {
      g_set_error (error, AWALE_ENGINES_ERROR, AWALE_ENGINES_ERROR_NAME,
                   _("Another engine is called “%s”."), entry->name);
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
  GHashTableIter iter;
  gpointer option, value;

  g_return_val_if_fail (AWALE_IS_ENGINES (self), NULL);
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (entry), NULL);

  process = awale_engine_process_new (entry->command, error);
  if (process == NULL)
    return NULL;
  g_hash_table_iter_init (&iter, entry->options);
  while (g_hash_table_iter_next (&iter, &option, &value))
    awale_engine_process_set_option (process, option, value);
  g_hash_table_insert (self->latest, g_strdup (entry->name), g_object_ref (process));
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
