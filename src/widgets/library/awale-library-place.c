/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-page"

#include "awale-library-place.h"

#include "awale-library-columns.h"

struct _AwaleLibraryPlace
{
  GHashTable *selected;  /* the numbers of the games that are */
  gint64      focused;   /* the number of the game whose row has the focus, or 0 */
  unsigned    position;  /* where that one is */
};

GtkWidget *
awale_library_place_get_rows (GtkColumnView *view)
{
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  child = gtk_widget_get_first_child (GTK_WIDGET (view));
  while (child != NULL && !GTK_IS_LIST_VIEW (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

gint64
awale_library_place_get_game (GtkColumnView *view,
                              unsigned       position)
{
  g_autoptr (AwaleLibraryItem) item = NULL;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), 0);

  item = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), position);
  return item != NULL ? awale_library_item_get_row (item)->id : 0;
}

/* The row of @view that has the focus of the window, or NULL. */
static GtkWidget *
get_focused_row (GtkColumnView *view)
{
  GtkWidget *rows = awale_library_place_get_rows (view);
  GtkRoot *root = gtk_widget_get_root (rows);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, rows))
    return NULL;
  while (gtk_widget_get_parent (focus) != rows)
    focus = gtk_widget_get_parent (focus);
  return focus;
}

static void
add_selected (AwaleLibraryPlace *self,
              GtkColumnView     *view)
{
  g_autoptr (GtkBitset) selected =
    gtk_selection_model_get_selection (gtk_column_view_get_model (view));
  GtkBitsetIter iter;
  unsigned position;

  for (bool more = gtk_bitset_iter_init_first (&iter, selected, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    {
      gint64 game = awale_library_place_get_game (view, position);

      g_hash_table_add (self->selected, g_memdup2 (&game, sizeof game));
    }
}

AwaleLibraryPlace *
awale_library_place_new (GtkColumnView *view)
{
  AwaleLibraryPlace *self;
  GtkWidget *row;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  self = g_new0 (AwaleLibraryPlace, 1);
  self->selected = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  add_selected (self, view);
  row = get_focused_row (view);
  if (row != NULL)
    {
      self->position = awale_library_columns_get_position (row);
      self->focused = awale_library_place_get_game (view, self->position);
    }
  return self;
}

void
awale_library_place_free (AwaleLibraryPlace *self)
{
  g_hash_table_unref (self->selected);
  g_free (self);
}

bool
awale_library_place_restore (AwaleLibraryPlace *self,
                             GtkColumnView     *view)
{
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all = NULL;
  GtkSelectionModel *model;
  unsigned n_games;
  unsigned position;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), false);

  model = gtk_column_view_get_model (view);
  n_games = g_list_model_get_n_items (G_LIST_MODEL (model));
  if (n_games == 0 || (self->focused == 0 && g_hash_table_size (self->selected) == 0))
    return false;
  position = MIN (self->position, n_games - 1);
  for (unsigned i = 0; i < n_games; i++)
    {
      gint64 game = awale_library_place_get_game (view, i);

      if (g_hash_table_contains (self->selected, &game))
        gtk_bitset_add (selected, i);
      if (game == self->focused)
        position = i;
    }
  if (gtk_bitset_is_empty (selected) && self->focused != 0)
    gtk_bitset_add (selected, position);
  all = gtk_bitset_new_range (0, n_games);
  gtk_selection_model_set_selection (model, selected, all);
  if (self->focused != 0)
    awale_library_place_focus (view, position);
  return self->focused != 0;
}

void
awale_library_place_select_focused (GtkColumnView *view)
{
  GtkWidget *row;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  row = get_focused_row (view);
  if (row != NULL)
    gtk_selection_model_select_item (gtk_column_view_get_model (view),
                                     awale_library_columns_get_position (row), TRUE);
}

void
awale_library_place_focus (GtkColumnView *view,
                           unsigned       position)
{
  GtkWidget *rows;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  rows = awale_library_place_get_rows (view);
  /* A row that is not in view has no widget before. */
  gtk_widget_activate_action (rows, "list.scroll-to-item", "u", position);
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (awale_library_columns_get_position (row) == position && gtk_widget_grab_focus (row))
      return;
  gtk_widget_grab_focus (GTK_WIDGET (view));
}
