/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-list-private.h"

/* The list follows the cursor of the game: it scrolls to the row of the cursor, and focuses that
 * row if the list had the focus. */

/* Minimum height of a row in pixels. */
#define LOWEST_ROW 20

/* Microseconds spent at a time on completing invisible rows, few enough that no frame is late. */
#define SLICE 4000

/* Frames to wait before completing invisible rows: that of a jump, and those in which GTK 4.8 lays
 * out the comment. */
#define FRAMES_FIRST 3

/* Stages of following the cursor; the last two are for a cursor at the end of the game. */
enum
{
  SCROLL_TO_MOVE,
  SCROLL_TO_END,
  SCROLL_BACK,
};

bool
awale_move_list_has_focus (AwaleMoveList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

void
awale_move_list_keep_focus (AwaleMoveList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus == NULL || gtk_widget_get_root (focus) == root)
    return;
  /* A list on a hidden stack page cannot take the focus; the window then has none rather than that
   * of a removed row. */
  if (!gtk_widget_get_mapped (self->view) || !gtk_widget_grab_focus (self->view))
    gtk_root_set_focus (root, NULL);
}

void
awale_move_list_watch_focus (AwaleMoveList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  /* The focus is on another widget, which the user has chosen. */
  if (gtk_root_get_focus (root) != NULL && !awale_move_list_has_focus (self))
    self->had_focus = false;
}

/* The index of the row to show: that of the cursor, or the first row at the start of the game. */
static unsigned
find_current_row (AwaleMoveList *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);
  unsigned position = awale_move_rows_find (self->rows, cursor);

  if (position == GTK_INVALID_LIST_POSITION &&
      g_list_model_get_n_items (G_LIST_MODEL (self->rows)) > 0)
    return 0;
  return awale_move_list_find_shown (self, position);
}

/* The list item of the row to show, or NULL if the row has no widget. */
static GtkWidget *
find_current_item (AwaleMoveList *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);
  AwaleMoveRow *first = g_list_model_get_item (G_LIST_MODEL (self->shown), 0);
  GtkWidget *item = NULL;

  for (unsigned i = 0; i < self->views->len && item == NULL; i++)
    {
      AwaleMoveRowView *row_view = self->views->pdata[i];

      if (awale_move_row_view_find_cell (row_view, cursor) != NULL ||
          (awale_node_get_parent (cursor) == NULL &&
           awale_move_row_view_get_row (row_view) == first))
        item = gtk_widget_get_parent (GTK_WIDGET (row_view));
    }
  g_clear_object (&first);
  return item;
}

static gboolean
follow_tick_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  awale_move_list_follow (AWALE_MOVE_LIST (widget));
  return G_SOURCE_REMOVE;
}

/* Focuses the current row, whose widget may exist only after the next layout. */
static void
focus_current_row (AwaleMoveList *self)
{
  GtkWidget *item = find_current_item (self);

  if (item != NULL)
    gtk_widget_grab_focus (item);
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->rows)) > 0 && self->focus_tries++ < 3)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_tick_cb, NULL, NULL);
  else
    gtk_widget_grab_focus (self->view);
  if (item != NULL || self->focus_tries > 3)
    {
      self->take_focus = false;
      self->had_focus = false;
      self->focus_tries = 0;
    }
}

/* True if the list should take the focus. It must not take it from the open menu, because the list
 * follows again when the menu closes. */
static bool
wants_focus (AwaleMoveList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus != NULL && self->menu != NULL && gtk_widget_get_mapped (self->menu) &&
      gtk_widget_is_ancestor (focus, self->menu))
    return false;
  return self->take_focus || self->had_focus;
}

/* The index of the row that states the end of the game, if the cursor is at the last move. */
static unsigned
find_end_row (AwaleMoveList *self)
{
  unsigned n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  g_autoptr (AwaleMoveRow) last =
    n_rows > 0 ? g_list_model_get_item (G_LIST_MODEL (self->shown), n_rows - 1) : NULL;

  if (last == NULL || awale_move_row_get_kind (last) != AWALE_ROW_END ||
      awale_move_row_get_node (last, 0) != awale_game_get_cursor (self->game))
    return GTK_INVALID_LIST_POSITION;
  return n_rows - 1;
}

static gboolean
fill_cb (gpointer data)
{
  AwaleMoveList *self = data;
  gint64 end = g_get_monotonic_time () + SLICE;

  for (unsigned i = 0; i < self->views->len; i++)
    if (awale_move_row_view_complete (self->views->pdata[i]) && g_get_monotonic_time () >= end)
      return G_SOURCE_CONTINUE;

  self->fill_source = 0;
  return G_SOURCE_REMOVE;
}

/* Waits until the visible rows have been drawn before completing the others. */
static gboolean
fill_tick_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  if (--self->frames_first > 0)
    return G_SOURCE_CONTINUE;
  self->fill_tick = 0;
  if (self->fill_source == 0)
    self->fill_source = g_idle_add (fill_cb, self);
  return G_SOURCE_REMOVE;
}

/* GTK 4.8 keeps widgets for two hundred rows around the target, and a jump changes all of them.
 * Rows that may become visible are filled at once, the others when idle. */
void
awale_move_list_show_row (AwaleMoveList    *self,
                          AwaleMoveRowView *row_view,
                          AwaleMoveRow     *row,
                          unsigned          position)
{
  unsigned distance = position > self->target ? position - self->target : self->target - position;

  if (self->reach == 0 || distance <= self->reach)
    {
      awale_move_row_view_set_row (row_view, row);
      return;
    }
  awale_move_row_view_postpone (row_view, row);
  self->frames_first = FRAMES_FIRST;
  if (self->fill_tick == 0)
    self->fill_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_tick_cb, NULL, NULL);
}

static void
scroll_to (AwaleMoveList *self,
           unsigned       position)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  if (position == GTK_INVALID_LIST_POSITION)
    return;

  if (position >= gtk_slice_list_model_get_size (self->slice))
    awale_move_list_complete (self);
  self->target = position;
  self->reach = (unsigned) gtk_adjustment_get_page_size (adjustment) / LOWEST_ROW + 1;
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
  self->reach = 0;
}

/* Follows the cursor after a layout, when rows have a height. At the last move the list also shows
 * the end of the game: it scrolls there a frame later, after GTK has scrolled to the focus, and
 * then back to the move, which must stay visible if there is no room for both. */
static void
follow (AwaleMoveList *self)
{
  unsigned end;

  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  end = find_end_row (self);
  if (self->end_step == SCROLL_TO_END && end != GTK_INVALID_LIST_POSITION)
    {
      scroll_to (self, end);
      self->end_step = SCROLL_BACK;
    }
  else
    {
      scroll_to (self, find_current_row (self));
      if (wants_focus (self))
        focus_current_row (self);
      self->end_step = self->end_step == SCROLL_TO_MOVE && end != GTK_INVALID_LIST_POSITION
                         ? SCROLL_TO_END : SCROLL_TO_MOVE;
    }
  if (self->end_step != SCROLL_TO_MOVE)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_tick_cb, NULL, NULL);
}

static gboolean
follow_idle_cb (gpointer data)
{
  AwaleMoveList *self = data;

  self->follow_source = 0;
  follow (self);
  return G_SOURCE_REMOVE;
}

static gboolean
follow_cursor_tick_cb (GtkWidget     *widget,
                       GdkFrameClock *clock,
                       gpointer       data)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  self->follow_tick = 0;
  follow (self);
  return G_SOURCE_REMOVE;
}

void
awale_move_list_follow (AwaleMoveList *self)
{
  if (awale_move_list_has_focus (self))
    self->had_focus = true;
  if (self->follow_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->follow_tick);
  self->follow_tick = 0;
  if (self->follow_source == 0)
    self->follow_source = g_idle_add (follow_idle_cb, self);
}

void
awale_move_list_follow_cursor (AwaleMoveList *self)
{
  if (awale_move_list_has_focus (self))
    self->had_focus = true;
  if (self->follow_source == 0 && self->follow_tick == 0)
    self->follow_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_cursor_tick_cb,
                                                      NULL, NULL);
}
