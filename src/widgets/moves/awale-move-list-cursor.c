/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-list-private.h"

#include "widgets/awale-focus.h"

/* The list follows the cursor of the game: it scrolls to the row with the cursor, and focuses that
 * row if the list had the focus. */

/* Minimum height of a row in pixels, from which the number of visible rows is estimated. */
#define LOWEST_ROW 20

/* Microseconds spent at a time on filling invisible rows. */
#define SLICE 4000

/* Number of frames before invisible rows are filled: the frame of a jump, and those in which GTK
 * 4.8 lays out the comment editor. */
#define FRAMES_FIRST 3

/* Stages of following the cursor. The last two are needed if the cursor is at the end of the
 * game. */
enum
{
  SCROLL_TO_MOVE,
  SCROLL_TO_END,
  SCROLL_BACK,
};

void
awale_move_list_keep_focus (AwaleMoveList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = awale_focus_get (self);

  if (focus == NULL || gtk_widget_get_root (focus) == root)
    return;
  /* A list on a hidden page cannot take the focus. In that case the window has no focus, rather
   * than one in a removed row. */
  if (!gtk_widget_get_mapped (self->view) || !gtk_widget_grab_focus (self->view))
    gtk_root_set_focus (root, NULL);
}

void
awale_move_list_watch_focus (AwaleMoveList *self)
{
  /* The user has moved the focus to another widget. */
  if (awale_focus_get (self) != NULL && !awale_focus_is_inside (self))
    self->had_focus = false;
}

/* The index of the row with the cursor; 0 if it is in none, as at the start of the game;
 * GTK_INVALID_LIST_POSITION if there are no rows. */
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

/* The list item of the row with the cursor; NULL if the row has no widget yet. */
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

/* Focuses the row with the cursor. Its widget may not exist until the next layout, so this is tried
 * up to four times. */
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
      self->had_focus = false;
      self->focus_tries = 0;
    }
}

/* True if the list should take the focus. It does not take the focus from its open menu, because it
 * follows the cursor again when the menu closes. */
static bool
wants_focus (AwaleMoveList *self)
{
  return self->had_focus
         && (self->menu == NULL || !gtk_widget_get_mapped (self->menu)
             || !awale_focus_is_inside (self->menu));
}

/* The index of the row that states the end of the game, if the cursor is at the last move;
 * otherwise GTK_INVALID_LIST_POSITION. */
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

/* Fills the invisible rows in an idle source, once the visible rows have been drawn. */
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

/* GTK 4.8 keeps widgets for two hundred rows around the target of a jump, all of which change. Rows
 * that may become visible are filled at once, and the others in an idle source. */
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

/* Scrolls to the cursor after a layout, when rows have a height. At the last move, the end of the
 * game should be visible too: the list scrolls there a frame later, when GTK has scrolled to the
 * focus, and then back to the move, in case there is not enough room for both. */
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
  if (awale_focus_is_inside (self))
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
  if (awale_focus_is_inside (self))
    self->had_focus = true;
  if (self->follow_source == 0 && self->follow_tick == 0)
    self->follow_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_cursor_tick_cb,
                                                      NULL, NULL);
}
