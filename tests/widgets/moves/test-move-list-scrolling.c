/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/moves/awale-move-list.h"

#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/moves/awale-move-cell.h"
#include "widgets/moves/awale-move-row-view.h"

/* A game of eighteen rounds, which are more than a low list can show. */
static const char moves[] = "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAeAfDb";

typedef struct
{
  AwaleGame *game;
  GtkWidget *window;
  GtkWidget *list;
} Fixture;

static Fixture
show (void)
{
  Fixture self = { .game = fixtures_create_game (moves) };

  self.list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  g_object_set (self.list, "game", self.game, NULL);
  self.window = fixtures_show (self.list, 320, 160);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, self->list);
  g_assert_finalize_object (self->game);
}

static AwaleNode *
find_last (Fixture *self)
{
  return awale_game_find_path (self->game, moves);
}

static bool
is_whole (Fixture   *self,
          GtkWidget *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, self->list, &bounds) && bounds.size.height > 0 &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (self->list);
}

static bool
is_in_view (gpointer data)
{
  Fixture *self = data;
  GtkWidget *cell;

  for (int i = 0; (cell = fixtures_find (self->list, AWALE_TYPE_MOVE_CELL, i)) != NULL; i++)
    if (awale_move_cell_get_node (AWALE_MOVE_CELL (cell)) == awale_game_get_cursor (self->game))
      return is_whole (self, cell);
  return false;
}

static bool
is_end_in_view (gpointer data)
{
  Fixture *self = data;
  GtkWidget *view;

  if (!is_in_view (self))
    return false;
  for (int i = 0; (view = fixtures_find (self->list, AWALE_TYPE_MOVE_ROW_VIEW, i)) != NULL; i++)
    {
      AwaleMoveRow *row = awale_move_row_view_get_row (AWALE_MOVE_ROW_VIEW (view));

      if (row != NULL && awale_move_row_get_kind (row) == AWALE_ROW_END)
        return is_whole (self, view);
    }
  return false;
}

static void
test_cursor (void)
{
  Fixture self = show ();

  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Ff"));
  fixtures_wait (is_in_view, &self);
  awale_game_set_cursor (self.game, find_last (&self));
  fixtures_wait (is_in_view, &self);
  clear (&self);
}

static void
test_end (void)
{
  Fixture self = show ();
  g_autofree char *blank = g_strnfill (40, '\n');
  g_autofree char *comment = g_strconcat ("All", blank, "of it", NULL);

  awale_game_set_tag (self.game, "Result", "30-18");
  gtk_widget_grab_focus (self.list);
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Ff"));
  fixtures_wait (is_in_view, &self);
  awale_game_set_cursor (self.game, find_last (&self));
  fixtures_wait (is_end_in_view, &self);

  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Ff"));
  fixtures_wait (is_in_view, &self);
  awale_game_set_comment (self.game, find_last (&self), comment);
  awale_game_set_cursor (self.game, find_last (&self));
  fixtures_wait (is_in_view, &self);
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/move-list/scrolling/cursor", test_cursor);
  g_test_add_func ("/widgets/move-list/scrolling/end", test_end);
}
