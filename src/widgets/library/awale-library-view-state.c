/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-page"

#include "awale-library-view-state.h"

#include "awale-library-columns.h"
#include "library/awale-library-model.h"
#include "widgets/awale-focus.h"

struct _AwaleLibraryViewState
{
  GArray   *selected;  /* Ids of the selected games. (element-type gint64) */
  gint64    focused;   /* Id of the game in the focused row, or 0. */
  unsigned  position;
};

GtkWidget *
awale_library_view_state_get_rows (GtkColumnView *view)
{
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  child = gtk_widget_get_first_child (GTK_WIDGET (view));
  while (child != NULL && !GTK_IS_LIST_VIEW (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static AwaleLibraryModel *
get_model (GtkColumnView *view)
{
  GtkSelectionModel *selection = gtk_column_view_get_model (view);

  return AWALE_LIBRARY_MODEL (gtk_multi_selection_get_model (GTK_MULTI_SELECTION (selection)));
}

gint64
awale_library_view_state_get_game (GtkColumnView *view,
                                   unsigned       position)
{
  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), 0);

  return awale_library_model_get_game (get_model (view), position);
}

GArray *
awale_library_view_state_list_selected (GtkColumnView *view)
{
  g_autoptr (GtkBitset) selected = NULL;
  GtkBitsetIter iter;
  GArray *games;
  unsigned position;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  games = g_array_new (FALSE, FALSE, sizeof (gint64));
  selected = gtk_selection_model_get_selection (gtk_column_view_get_model (view));
  for (bool more = gtk_bitset_iter_init_first (&iter, selected, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    {
      gint64 game = awale_library_model_get_game (get_model (view), position);

      g_array_append_val (games, game);
    }
  return games;
}

GtkWidget *
awale_library_view_state_find_row (GtkColumnView *view,
                                   GtkWidget     *widget)
{
  GtkWidget *rows;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  rows = awale_library_view_state_get_rows (view);
  if (widget == NULL || !gtk_widget_is_ancestor (widget, rows))
    return NULL;
  while (gtk_widget_get_parent (widget) != rows)
    widget = gtk_widget_get_parent (widget);
  return widget;
}

AwaleLibraryViewState *
awale_library_view_state_new (GtkColumnView *view)
{
  AwaleLibraryViewState *self;
  GtkWidget *row;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  self = g_new0 (AwaleLibraryViewState, 1);
  self->selected = awale_library_view_state_list_selected (view);
  row = awale_library_view_state_find_row (view, awale_focus_get (view));
  if (row != NULL)
    {
      self->position = awale_library_columns_get_position (row);
      self->focused = awale_library_view_state_get_game (view, self->position);
    }
  return self;
}

void
awale_library_view_state_free (AwaleLibraryViewState *self)
{
  g_array_unref (self->selected);
  g_free (self);
}

/* The positions at which the selected games are now. (transfer full) */
static GtkBitset *
find_selected (AwaleLibraryViewState *self,
               AwaleLibraryModel *model)
{
  unsigned n_games = g_list_model_get_n_items (G_LIST_MODEL (model));
  GtkBitset *found = gtk_bitset_new_empty ();

  for (unsigned i = 0; i < self->selected->len; i++)
    {
      unsigned position =
        awale_library_model_find (model, g_array_index (self->selected, gint64, i));

      if (position < n_games)
        gtk_bitset_add (found, position);
    }
  return found;
}

/* Uses an action of the list, because GtkColumnView has no other way to set the start of a
 * range. */
void
awale_library_view_state_select (GtkColumnView *view,
                                 unsigned       position)
{
  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  gtk_widget_activate_action (awale_library_view_state_get_rows (view), "list.select-item", "(ubb)",
                              position, FALSE, FALSE);
}

bool
awale_library_view_state_restore (AwaleLibraryViewState *self,
                                  GtkColumnView         *view)
{
  g_autoptr (GtkBitset) selected = NULL;
  g_autoptr (GtkBitset) all = NULL;
  AwaleLibraryModel *model;
  unsigned n_games;
  unsigned position;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), false);

  model = get_model (view);
  n_games = g_list_model_get_n_items (G_LIST_MODEL (model));
  if (n_games == 0 || (self->focused == 0 && self->selected->len == 0))
    return false;
  position = self->focused != 0 ? awale_library_model_find (model, self->focused) : n_games;
  if (position == n_games)
    position = MIN (self->position, n_games - 1);
  selected = find_selected (self, model);
  if (gtk_bitset_is_empty (selected) && self->focused != 0)
    gtk_bitset_add (selected, position);
  all = gtk_bitset_new_range (0, n_games);
  /* Set the start of the range again. GtkColumnView only remembers its position, where there may
   * now be another game. */
  if (!gtk_bitset_is_empty (selected))
    awale_library_view_state_select (view, self->focused != 0 ? position
                                                              : gtk_bitset_get_minimum (selected));
  gtk_selection_model_set_selection (gtk_column_view_get_model (view), selected, all);
  if (self->focused != 0)
    awale_library_view_state_focus (view, position);
  return self->focused != 0;
}

void
awale_library_view_state_select_focused (GtkColumnView *view)
{
  GtkWidget *row;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  row = awale_library_view_state_find_row (view, awale_focus_get (view));
  if (row != NULL)
    gtk_selection_model_select_item (gtk_column_view_get_model (view),
                                     awale_library_columns_get_position (row), TRUE);
}

void
awale_library_view_state_focus (GtkColumnView *view,
                                unsigned       position)
{
  GtkWidget *rows;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  rows = awale_library_view_state_get_rows (view);
  /* Scroll first, because a row that is out of view has no widget to be focused. */
  gtk_widget_activate_action (rows, "list.scroll-to-item", "u", position);
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (awale_library_columns_get_position (row) == position && gtk_widget_grab_focus (row))
      return;
  gtk_widget_grab_focus (GTK_WIDGET (view));
}
