/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-settings-list"

#include "awale-settings-list.h"

struct _AwaleSettingsList
{
  GSettings                 *settings;
  const AwaleSettingsFormat *format;
  GListStore                *store;
  guint                      n_fixed;  /* Number of leading items that are not in the settings. */
};

static guint
count_items (AwaleSettingsList *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->store));
}

static void
read_items (AwaleSettingsList *self)
{
  g_autoptr (GVariant) array = g_settings_get_value (self->settings, self->format->key);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (gsize i = 0; i < g_variant_n_children (array); i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (array, i);
      gpointer item = self->format->read (value);

      if (item != NULL)
        g_ptr_array_add (items, item);
    }
  g_list_store_splice (self->store, self->n_fixed, count_items (self) - self->n_fixed,
                       items->pdata, items->len);
}

AwaleSettingsList *
awale_settings_list_new (GSettings                 *settings,
                         const AwaleSettingsFormat *format,
                         GListStore                *store)
{
  g_autofree char *signal = NULL;
  AwaleSettingsList *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_STORE (store), NULL);

  self = g_new (AwaleSettingsList, 1);
  self->settings = g_object_ref (settings);
  self->format = format;
  self->store = g_object_ref (store);
  self->n_fixed = count_items (self);
  read_items (self);
  signal = g_strconcat ("changed::", format->key, NULL);
  g_signal_connect_swapped (settings, signal, G_CALLBACK (read_items), self);
  return self;
}

void
awale_settings_list_free (AwaleSettingsList *self)
{
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_object_unref (self->settings);
  g_object_unref (self->store);
  g_free (self);
}

GListModel *
awale_settings_list_get_model (AwaleSettingsList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return G_LIST_MODEL (self->store);
}

int
awale_settings_list_index_of (AwaleSettingsList *self,
                              const char        *name)
{
  g_return_val_if_fail (self != NULL, -1);

  for (guint i = 0; name != NULL && i < count_items (self); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (self->format->is_same (self->format->get_name (item), name))
        return i;
    }
  return -1;
}

char *
awale_settings_list_propose_name (AwaleSettingsList *self,
                                  const char        *name)
{
  char *proposal;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  proposal = g_strdup (name);
  for (int i = 2; awale_settings_list_index_of (self, proposal) >= 0; i++)
    {
      g_free (proposal);
      proposal = g_strdup_printf ("%s %d", name, i);
    }
  return proposal;
}

static int
compare_names (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const AwaleSettingsFormat *format = data;

  return g_utf8_collate (format->get_name (*(gpointer const *) a),
                         format->get_name (*(gpointer const *) b));
}

/* Adds the entries that this version cannot read to @array, so that a later version finds them
 * again. */
static void
add_unread (AwaleSettingsList *self,
            GVariant          *values,
            GVariantBuilder   *array)
{
  for (gsize i = 0; i < g_variant_n_children (values); i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (values, i);
      g_autoptr (GObject) item = self->format->read (value);

      if (item == NULL)
        g_variant_builder_add_value (array, value);
    }
}

void
awale_settings_list_replace (AwaleSettingsList *self,
                             const char        *old_name,
                             gpointer           item)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GVariant) before = NULL;
  GVariantBuilder array;

  g_return_if_fail (self != NULL);
  g_return_if_fail (item == NULL || G_IS_OBJECT (item));

  for (guint i = self->n_fixed; i < count_items (self); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self->store), i));
  for (guint i = items->len; i > 0; i--)
    if (g_strcmp0 (self->format->get_name (items->pdata[i - 1]), old_name) == 0)
      g_ptr_array_remove_index (items, i - 1);
  if (item != NULL)
    g_ptr_array_add (items, g_object_ref (item));
  g_ptr_array_sort_with_data (items, compare_names, (gpointer) self->format);

  before = g_settings_get_value (self->settings, self->format->key);
  g_variant_builder_init (&array, g_variant_get_type (before));
  for (guint i = 0; i < items->len; i++)
    g_variant_builder_add_value (&array, self->format->write (items->pdata[i]));
  add_unread (self, before, &array);
  g_settings_set_value (self->settings, self->format->key, g_variant_builder_end (&array));
}
