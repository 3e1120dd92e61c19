/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-table"

#include "awale-library-selection.h"

struct _AwaleLibrarySelection
{
  GObject            parent_instance;

  AwaleLibraryModel *model;
  GtkBitset         *selected;
};

static void awale_library_selection_list_init      (GListModelInterface        *iface);
static void awale_library_selection_selection_init (GtkSelectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleLibrarySelection, awale_library_selection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      awale_library_selection_list_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL,
                                                      awale_library_selection_selection_init))

/* --- The list -------------------------------------------------------------------------------- */

static GType
awale_library_selection_get_item_type (GListModel *list)
{
  return AWALE_TYPE_LIBRARY_ITEM;
}

static unsigned
awale_library_selection_get_n_items (GListModel *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (AWALE_LIBRARY_SELECTION (list)->model));
}

static gpointer
awale_library_selection_get_item (GListModel *list,
                                  unsigned    position)
{
  return g_list_model_get_item (G_LIST_MODEL (AWALE_LIBRARY_SELECTION (list)->model), position);
}

static void
awale_library_selection_list_init (GListModelInterface *iface)
{
  iface->get_item_type = awale_library_selection_get_item_type;
  iface->get_n_items = awale_library_selection_get_n_items;
  iface->get_item = awale_library_selection_get_item;
}

/* --- The selection --------------------------------------------------------------------------- */

static gboolean
awale_library_selection_is_selected (GtkSelectionModel *model,
                                     unsigned           position)
{
  return gtk_bitset_contains (AWALE_LIBRARY_SELECTION (model)->selected, position);
}

static GtkBitset *
awale_library_selection_get_selection_in_range (GtkSelectionModel *model,
                                                unsigned           position,
                                                unsigned           n_items)
{
  return gtk_bitset_ref (AWALE_LIBRARY_SELECTION (model)->selected);
}

/* Of those in @mask, the ones in @selected are selected, the others are not. */
static gboolean
awale_library_selection_set_selection (GtkSelectionModel *model,
                                       GtkBitset         *selected,
                                       GtkBitset         *mask)
{
  AwaleLibrarySelection *self = AWALE_LIBRARY_SELECTION (model);
  g_autoptr (GtkBitset) changed = gtk_bitset_copy (self->selected);
  unsigned n_items = awale_library_selection_get_n_items (G_LIST_MODEL (self));
  unsigned first;

  gtk_bitset_difference (changed, selected);
  gtk_bitset_intersect (changed, mask);
  if (n_items < G_MAXUINT)
    gtk_bitset_remove_range (changed, n_items, G_MAXUINT - n_items);
  if (gtk_bitset_is_empty (changed))
    return TRUE;
  gtk_bitset_difference (self->selected, changed);
  first = gtk_bitset_get_minimum (changed);
  gtk_selection_model_selection_changed (model, first,
                                         gtk_bitset_get_maximum (changed) - first + 1);
  return TRUE;
}

static void
awale_library_selection_selection_init (GtkSelectionModelInterface *iface)
{
  iface->is_selected = awale_library_selection_is_selected;
  iface->get_selection_in_range = awale_library_selection_get_selection_in_range;
  iface->set_selection = awale_library_selection_set_selection;
}

/* --- The object ------------------------------------------------------------------------------ */

static void
items_changed_cb (AwaleLibrarySelection *self,
                  unsigned               position,
                  unsigned               removed,
                  unsigned               added)
{
  gtk_bitset_splice (self->selected, position, removed, added);
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static void
awale_library_selection_finalize (GObject *object)
{
  AwaleLibrarySelection *self = AWALE_LIBRARY_SELECTION (object);

  g_object_unref (self->model);
  gtk_bitset_unref (self->selected);

  G_OBJECT_CLASS (awale_library_selection_parent_class)->finalize (object);
}

static void
awale_library_selection_class_init (AwaleLibrarySelectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_selection_finalize;
}

static void
awale_library_selection_init (AwaleLibrarySelection *self)
{
  self->selected = gtk_bitset_new_empty ();
}

AwaleLibrarySelection *
awale_library_selection_new (AwaleLibraryModel *model)
{
  AwaleLibrarySelection *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_MODEL (model), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_SELECTION, NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

AwaleLibraryModel *
awale_library_selection_get_model (AwaleLibrarySelection *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_SELECTION (self), NULL);

  return self->model;
}
