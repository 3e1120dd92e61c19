/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-list-private.h"

#include "awale-move-row-view.h"

/* Filters the rows of the list by collapsed variations. */

static gboolean
is_shown (gpointer item,
          gpointer data)
{
  AwaleMoveFolds *folds = data;

  return !awale_move_folds_hides (folds, awale_move_row_get_node (item, 0));
}

/* Sets or removes the filter; without one, rows are not tested at all. */
static void
folds_changed_cb (AwaleMoveList *self)
{
  GtkFilter *filter;

  if (self->shown == NULL)
    return;
  filter = gtk_filter_list_model_get_filter (self->shown);
  if (awale_move_folds_is_empty (self->folds))
    gtk_filter_list_model_set_filter (self->shown, NULL);
  else if (filter != NULL)
    gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
  else
    {
      g_autoptr (GtkCustomFilter) custom =
        gtk_custom_filter_new (is_shown, g_object_ref (self->folds), g_object_unref);

      gtk_filter_list_model_set_filter (self->shown, GTK_FILTER (custom));
    }
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_refresh (self->views->pdata[i]);
  awale_move_list_update_actions (self);
  awale_move_list_follow (self);
}

void
awale_move_list_init_folds (AwaleMoveList *self)
{
  g_assert (AWALE_IS_MOVE_LIST (self));

  self->folds = awale_move_folds_new ();
  g_signal_connect_object (self->folds, "changed", G_CALLBACK (folds_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
awale_move_list_set_folded (AwaleMoveList *self,
                            AwaleNode     *fork,
                            bool           folded)
{
  AwaleNode *cursor;

  g_assert (AWALE_IS_MOVE_LIST (self));

  awale_move_folds_set_folded (self->folds, fork, folded);
  cursor = awale_game_get_cursor (self->game);
  /* Never hide the cursor: move it to the fork. */
  if (folded && awale_move_folds_hides (self->folds, cursor))
    awale_game_set_cursor (self->game, fork);
}

void
awale_move_list_toggle_fold (AwaleMoveList *self,
                             AwaleNode     *fork)
{
  g_assert (AWALE_IS_MOVE_LIST (self));

  awale_move_list_set_folded (self, fork, !awale_move_folds_is_folded (self->folds, fork));
}

unsigned
awale_move_list_find_shown (AwaleMoveList *self,
                            unsigned       position)
{
  g_autoptr (AwaleMoveRow) row = NULL;

  g_assert (AWALE_IS_MOVE_LIST (self));

  if (awale_move_folds_is_empty (self->folds) || position == GTK_INVALID_LIST_POSITION)
    return position;
  row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shown)); i++)
    {
      g_autoptr (AwaleMoveRow) shown = g_list_model_get_item (G_LIST_MODEL (self->shown), i);

      if (shown == row)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
finder_changed_cb (AwaleMoveList *self)
{
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_refresh (self->views->pdata[i]);
}

void
awale_move_list_set_finder (AwaleMoveList *self,
                            AwaleFinder   *finder)
{
  g_return_if_fail (AWALE_IS_MOVE_LIST (self));
  g_return_if_fail (finder == NULL || AWALE_IS_FINDER (finder));

  if (self->finder == finder)
    return;
  if (self->finder != NULL)
    g_clear_signal_handler (&self->finder_handler, self->finder);
  g_set_object (&self->finder, finder);
  if (finder != NULL)
    self->finder_handler = g_signal_connect_swapped (finder, "changed",
                                                     G_CALLBACK (finder_changed_cb), self);
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_set_finder (self->views->pdata[i], finder);
}
