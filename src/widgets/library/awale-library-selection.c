/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-table"

#include "awale-library-selection.h"

/* Distance from the visible positions for which GTK keeps widgets, or more. */
#define READY 256

/* Number of such positions reported at once, and milliseconds until the next ones. */
#define TOLD_AT_ONCE 16
#define TELL_PAUSE 20

struct _AwaleLibrarySelection
{
  GObject            parent_instance;

  AwaleLibraryModel *model;
  GtkBitset         *selected;
  GtkBitset         *untold;   /* changed positions not yet reported */
  GtkAdjustment     *view;     /* scrolling of the view; NULL if unknown */
  unsigned           source;
};

enum
{
  SIGNAL_SELECTED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void awale_library_selection_list_init      (GListModelInterface        *iface);
static void awale_library_selection_selection_init (GtkSelectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleLibrarySelection, awale_library_selection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      awale_library_selection_list_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL,
                                                      awale_library_selection_selection_init))

/* --- List ------------------------------------------------------------------------------------ */

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

/* --- Selection ------------------------------------------------------------------------------- */

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

/* Reports positions @first to @end (exclusive), if any. */
static void
tell (AwaleLibrarySelection *self,
      unsigned               first,
      unsigned               end)
{
  if (first >= end)
    return;
  gtk_bitset_remove_range (self->untold, first, end - first);
  gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), first, end - first);
}

static gboolean
tell_next_cb (gpointer data)
{
  AwaleLibrarySelection *self = data;
  GtkBitsetIter iter;
  unsigned first;

  if (!gtk_bitset_iter_init_first (&iter, self->untold, &first))
    {
      self->source = 0;
      return G_SOURCE_REMOVE;
    }
  tell (self, first, MIN (first + TOLD_AT_ONCE, gtk_bitset_get_maximum (self->untold) + 1));
  return G_SOURCE_CONTINUE;
}

/* The range of positions that are at least partly visible. */
static void
get_seen (AwaleLibrarySelection *self,
          unsigned              *first,
          unsigned              *end)
{
  unsigned n_items = awale_library_selection_get_n_items (G_LIST_MODEL (self));
  double each = self->view != NULL ? gtk_adjustment_get_upper (self->view) / MAX (n_items, 1) : 0;
  double top;

  *first = 0;
  *end = n_items;
  if (each <= 0)
    return;
  top = gtk_adjustment_get_value (self->view);
  *first = (unsigned) CLAMP (top / each - 1, 0, n_items);
  *end = (unsigned) CLAMP ((top + gtk_adjustment_get_page_size (self->view)) / each + 2, *first,
                           n_items);
}

/* Reports positions @first to @end (exclusive): the visible ones now, those with widgets later. */
static void
tell_seen_first (AwaleLibrarySelection *self,
                 unsigned               first,
                 unsigned               end)
{
  unsigned seen, seen_end, ready, ready_end;

  get_seen (self, &seen, &seen_end);
  seen = CLAMP (seen, first, end);
  seen_end = CLAMP (seen_end, seen, end);
  ready = MAX (first, seen - MIN (seen, READY));
  ready_end = MIN (end, seen_end + READY);
  gtk_bitset_add_range (self->untold, first, end - first);
  tell (self, seen, seen_end);
  tell (self, first, ready);
  tell (self, ready_end, end);
  if (self->source == 0 && !gtk_bitset_is_empty (self->untold))
    self->source = g_timeout_add_full (G_PRIORITY_LOW, TELL_PAUSE, tell_next_cb, self, NULL);
}

/* Reports the positions @changed and skips unchanged ones: GTK sends a slow message to screen
 * readers for each cell of a reported position. A few are reported at once, since a key may be
 * about to scroll to them. */
static void
tell_of (AwaleLibrarySelection *self,
         GtkBitset             *changed)
{
  unsigned first = gtk_bitset_get_minimum (changed);
  unsigned end = gtk_bitset_get_maximum (changed) + 1;

  if (gtk_bitset_get_size (changed) <= TOLD_AT_ONCE)
    tell (self, first, end);
  else
    tell_seen_first (self, first, end);
}

/* Selects those positions of @mask that are in @selected and deselects the others in @mask. */
static gboolean
awale_library_selection_set_selection (GtkSelectionModel *model,
                                       GtkBitset         *selected,
                                       GtkBitset         *mask)
{
  AwaleLibrarySelection *self = AWALE_LIBRARY_SELECTION (model);
  g_autoptr (GtkBitset) changed = gtk_bitset_copy (self->selected);
  unsigned n_items = awale_library_selection_get_n_items (G_LIST_MODEL (self));

  gtk_bitset_difference (changed, selected);
  gtk_bitset_intersect (changed, mask);
  if (n_items < G_MAXUINT)
    gtk_bitset_remove_range (changed, n_items, G_MAXUINT - n_items);
  if (gtk_bitset_is_empty (changed))
    return TRUE;
  gtk_bitset_difference (self->selected, changed);
  tell_of (self, changed);
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
  return TRUE;
}

static void
awale_library_selection_selection_init (GtkSelectionModelInterface *iface)
{
  iface->is_selected = awale_library_selection_is_selected;
  iface->get_selection_in_range = awale_library_selection_get_selection_in_range;
  iface->set_selection = awale_library_selection_set_selection;
}

/* --- Object ---------------------------------------------------------------------------------- */

static void
items_changed_cb (AwaleLibrarySelection *self,
                  unsigned               position,
                  unsigned               removed,
                  unsigned               added)
{
  gtk_bitset_splice (self->selected, position, removed, added);
  gtk_bitset_splice (self->untold, position, removed, added);
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static void
awale_library_selection_finalize (GObject *object)
{
  AwaleLibrarySelection *self = AWALE_LIBRARY_SELECTION (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_object_unref (self->model);
  g_clear_object (&self->view);
  gtk_bitset_unref (self->selected);
  gtk_bitset_unref (self->untold);

  G_OBJECT_CLASS (awale_library_selection_parent_class)->finalize (object);
}

static void
awale_library_selection_class_init (AwaleLibrarySelectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_selection_finalize;

  signals[SIGNAL_SELECTED] = g_signal_new ("selected", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_library_selection_init (AwaleLibrarySelection *self)
{
  self->selected = gtk_bitset_new_empty ();
  self->untold = gtk_bitset_new_empty ();
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

void
awale_library_selection_set_view (AwaleLibrarySelection *self,
                                  GtkAdjustment         *view)
{
  g_return_if_fail (AWALE_IS_LIBRARY_SELECTION (self));
  g_return_if_fail (GTK_IS_ADJUSTMENT (view));

  g_set_object (&self->view, view);
}
