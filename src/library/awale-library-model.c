/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-model.h"

struct _AwaleLibraryModel
{
  GObject           parent_instance;

  AwaleLibraryRows *rows;   /* Rows; NULL if none are shown. */
  GHashTable       *slots;  /* Slots by position, each with a weak reference to an item in
                             * use. */
  GHashTable       *loss;   /* Losses of games analyzed since the rows were listed, as double. */
};

static void awale_library_model_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleLibraryModel, awale_library_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      awale_library_model_list_init))

static unsigned
get_n (AwaleLibraryModel *self)
{
  return self->rows != NULL ? awale_library_rows_get_n (self->rows) : 0;
}

/* --- Items ----------------------------------------------------------------------------------- */

typedef struct
{
  AwaleLibraryModel *model;
  AwaleLibraryItem  *item;
  unsigned           position;
} Slot;

/* Called when the last reference to an item was dropped. */
static void
item_gone_cb (gpointer  data,
              GObject  *item)
{
  Slot *slot = data;

  g_hash_table_remove (slot->model->slots, GUINT_TO_POINTER (slot->position));
}

/* The row at @position with its current loss. */
static AwaleLibraryRow
get_row (AwaleLibraryModel *self,
         unsigned           position)
{
  AwaleLibraryRow row = *awale_library_rows_get (self->rows, position);
  const double *loss = g_hash_table_lookup (self->loss, &row.id);

  if (loss != NULL)
    row.loss = *loss;
  return row;
}

static AwaleLibraryItem *
create_item (AwaleLibraryModel *self,
             unsigned           position)
{
  const AwaleLibraryRow row = get_row (self, position);
  Slot *slot = g_new (Slot, 1);

  *slot = (Slot) { self, awale_library_item_new (&row), position };
  g_object_weak_ref (G_OBJECT (slot->item), item_gone_cb, slot);
  g_hash_table_insert (self->slots, GUINT_TO_POINTER (position), slot);
  return slot->item;
}

/* Forgets items beyond the end of the list. */
static void
forget_items (AwaleLibraryModel *self)
{
  GHashTableIter iter;
  gpointer data;

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &data))
    {
      Slot *slot = data;

      if (slot->position < get_n (self))
        continue;
      g_object_weak_unref (G_OBJECT (slot->item), item_gone_cb, slot);
      g_hash_table_iter_remove (&iter);
    }
}

/* Gives all items the current rows; handlers of their signal "changed" may create or drop items. */
static void
tell_items (AwaleLibraryModel *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (unsigned));
  GHashTableIter iter;
  gpointer data;

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &data))
    {
      const Slot *slot = data;

      g_ptr_array_add (items, g_object_ref (slot->item));
      g_array_append_val (positions, slot->position);
    }
  for (unsigned i = 0; i < items->len; i++)
    {
      AwaleLibraryRow row = get_row (self, g_array_index (positions, unsigned, i));

      awale_library_item_set_row (items->pdata[i], &row);
    }
}

/* --- The list -------------------------------------------------------------------------------- */

static GType
awale_library_model_get_item_type (GListModel *list)
{
  return AWALE_TYPE_LIBRARY_ITEM;
}

static unsigned
awale_library_model_get_n_items (GListModel *list)
{
  return get_n (AWALE_LIBRARY_MODEL (list));
}

static gpointer
awale_library_model_get_item (GListModel *list,
                              unsigned    position)
{
  AwaleLibraryModel *self = AWALE_LIBRARY_MODEL (list);
  const Slot *slot;

  if (position >= get_n (self))
    return NULL;
  slot = g_hash_table_lookup (self->slots, GUINT_TO_POINTER (position));
  return slot != NULL ? g_object_ref (slot->item) : create_item (self, position);
}

static void
awale_library_model_list_init (GListModelInterface *iface)
{
  iface->get_item_type = awale_library_model_get_item_type;
  iface->get_n_items = awale_library_model_get_n_items;
  iface->get_item = awale_library_model_get_item;
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_library_model_finalize (GObject *object)
{
  AwaleLibraryModel *self = AWALE_LIBRARY_MODEL (object);

  g_clear_pointer (&self->rows, awale_library_rows_unref);
  forget_items (self);
  g_hash_table_unref (self->slots);
  g_hash_table_unref (self->loss);

  G_OBJECT_CLASS (awale_library_model_parent_class)->finalize (object);
}

static void
awale_library_model_class_init (AwaleLibraryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_model_finalize;
}

static void
awale_library_model_init (AwaleLibraryModel *self)
{
  self->slots = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->loss = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

AwaleLibraryModel *
awale_library_model_new (void)
{
  return g_object_new (AWALE_TYPE_LIBRARY_MODEL, NULL);
}

/* Replaces the rows. Insertions and removals are reported only at the end of the list, and never
 * together: GTK would create an item for each inserted row to look it up among the removed ones. */
void
awale_library_model_show (AwaleLibraryModel *self,
                          AwaleLibraryRows  *rows)
{
  unsigned n_before;
  unsigned n_after;

  g_return_if_fail (AWALE_IS_LIBRARY_MODEL (self));

  n_before = get_n (self);
  g_hash_table_remove_all (self->loss);
  g_clear_pointer (&self->rows, awale_library_rows_unref);
  if (rows != NULL)
    self->rows = awale_library_rows_ref (rows);
  n_after = get_n (self);
  forget_items (self);
  if (n_after < n_before)
    g_list_model_items_changed (G_LIST_MODEL (self), n_after, n_before - n_after, 0);
  tell_items (self);
  if (n_after > n_before)
    g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, n_after - n_before);
}

AwaleLibraryRows *
awale_library_model_get_rows (AwaleLibraryModel *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_MODEL (self), NULL);

  return self->rows;
}

gint64
awale_library_model_get_game (AwaleLibraryModel *self,
                              unsigned           position)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_MODEL (self), 0);

  return position < get_n (self) ? awale_library_rows_get (self->rows, position)->id : 0;
}

unsigned
awale_library_model_find (AwaleLibraryModel *self,
                          gint64             game)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_MODEL (self), 0);

  return self->rows != NULL ? awale_library_rows_find (self->rows, game) : 0;
}

void
awale_library_model_set_loss (AwaleLibraryModel *self,
                              gint64             game,
                              double             loss)
{
  AwaleLibraryRow row;
  unsigned position;
  const Slot *slot;

  g_return_if_fail (AWALE_IS_LIBRARY_MODEL (self));

  position = awale_library_model_find (self, game);
  if (position == get_n (self))
    return;
  g_hash_table_insert (self->loss, g_memdup2 (&game, sizeof game),
                       g_memdup2 (&loss, sizeof loss));
  slot = g_hash_table_lookup (self->slots, GUINT_TO_POINTER (position));
  row = get_row (self, position);
  if (slot != NULL)
    awale_library_item_set_row (slot->item, &row);
}
