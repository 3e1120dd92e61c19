/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A move list of more rows than a window shows.
 */
#include "widgets/moves/awale-move-list.h"

#include "../../wait.h"
#include "widget-fixtures.h"
#include "widgets/moves/awale-move-cell.h"

/* A comment for each move. The cursor is at the last one. */
static AwaleGame *
create_game (void)
{
  AwaleGame *game = fixtures_create_game ("");

  for (int i = 0; i < 40; i++)
    {
      AwaleMove move = 0;

      while (awale_game_play (game, move) != AWALE_REFUSAL_NONE)
        g_assert_cmpint (++move, <, AWALE_PITS);
      awale_game_set_comment (game, awale_game_get_cursor (game), "A comment");
    }
  return game;
}

/* The rows that may have a widget. */
static unsigned
count_rows (GtkWidget *list)
{
  GtkWidget *view = fixtures_find (list, GTK_TYPE_LIST_VIEW, 0);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view))));
}

static bool
is_in_view (GtkWidget *list,
            AwaleNode *node)
{
  GtkWidget *cell;

  for (int i = 0; (cell = fixtures_find (list, AWALE_TYPE_MOVE_CELL, i)) != NULL; i++)
    if (awale_move_cell_get_node (AWALE_MOVE_CELL (cell)) == node)
      return gtk_widget_get_mapped (cell);
  return false;
}

/* Rows beyond those that a window shows wait until it is seen; the one of the move in view is
 * scrolled to, wherever it is. */
static void
test_begins_short (void)
{
  AwaleGame *game = create_game ();
  GtkWidget *list = awale_move_list_new ();
  GtkWidget *window;

  awale_move_list_set_game (AWALE_MOVE_LIST (list), game);
  g_assert_cmpuint (count_rows (list), <, 40);
  window = fixtures_show (list, 320, 400);
  wait_while (count_rows (list) <= 40);
  wait_while (!is_in_view (list, awale_game_get_cursor (game)));
  fixtures_destroy (window, list);
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  fixtures_init (&argc, &argv);
  g_test_add_func ("/widgets/long-list/begins-short", test_begins_short);
  return g_test_run ();
}
