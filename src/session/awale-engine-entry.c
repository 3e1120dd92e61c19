/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engine-entry"

#include "awale-engine-entry.h"

struct _AwaleEngineEntry
{
  GObject     parent_instance;

  char       *name;
  char       *command;
  GHashTable *options;  /* Values of the options by name. */
};

G_DEFINE_FINAL_TYPE (AwaleEngineEntry, awale_engine_entry, G_TYPE_OBJECT)

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

AwaleEngineEntry *
awale_engine_entry_new_from_variant (GVariant *variant)
{
  g_autoptr (GVariantIter) options = NULL;
  const char *name, *command, *option, *value;
  AwaleEngineEntry *self;

  g_return_val_if_fail (g_variant_is_of_type (variant, AWALE_ENGINE_ENTRY_VARIANT), NULL);

  g_variant_get (variant, "(&s&sa{ss})", &name, &command, &options);
  self = awale_engine_entry_new (name, command);
  while (g_variant_iter_next (options, "{&s&s}", &option, &value))
    awale_engine_entry_set_option (self, option, value);
  return self;
}

GVariant *
awale_engine_entry_to_variant (AwaleEngineEntry *self)
{
  GVariantBuilder options;
  GHashTableIter iter;
  gpointer option, value;

  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (self), NULL);

  g_variant_builder_init (&options, G_VARIANT_TYPE ("a{ss}"));
  g_hash_table_iter_init (&iter, self->options);
  while (g_hash_table_iter_next (&iter, &option, &value))
    g_variant_builder_add (&options, "{ss}", option, value);
  return g_variant_new ("(ssa{ss})", self->name, self->command, &options);
}

void
awale_engine_entry_apply (AwaleEngineEntry   *self,
                          AwaleEngineProcess *process)
{
  GHashTableIter iter;
  gpointer option, value;

  g_return_if_fail (AWALE_IS_ENGINE_ENTRY (self));
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (process));

  g_hash_table_iter_init (&iter, self->options);
  while (g_hash_table_iter_next (&iter, &option, &value))
    awale_engine_process_set_option (process, option, value);
}
