/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The move list works with more rows than a window can show.
 */
#include "widgets/moves/awale-move-list.h"

#include "../../wait.h"
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/moves/awale-move-cell.h"
#include "widgets/moves/awale-move-row-view.h"

static AwaleGame *
create_game (void)
{
  AwaleGame *game = fixtures_create_game ("");

  for (int i = 0; i < 40; i++)
    {
      AwaleMove move = 0;

      while (awale_game_play (game, move) != AWALE_ILLEGAL_REASON_NONE)
        g_assert_cmpint (++move, <, AWALE_PITS);
      awale_game_set_comment (game, awale_game_get_cursor (game), "A comment");
    }
  return game;
}

/* Returns the number of rows that may have a widget. */
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

/* A list that has not been shown yet has only a few rows; once shown, it gets the others and
 * scrolls to the current move. */
static void
test_begins_short (void)
{
  AwaleGame *game = create_game ();
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  GtkWidget *window;

  g_object_set (list, "game", game, NULL);
  g_assert_cmpuint (count_rows (list), <, 40);
  window = fixtures_show (list, 320, 400);
  wait_while (count_rows (list) <= 40);
  wait_while (!is_in_view (list, awale_game_get_cursor (game)));
  fixtures_destroy (window, list);
  g_assert_finalize_object (game);
}

/* A game of repeated rounds, with more rows than GTK creates widgets for. */
#define CIRCLE_START "1-1-1-0-1-1-0-1-0-0-0-0-21-21-S"
#define CIRCLE_MOVES "EbAcFaCbBcCdAeBfDa"
#define N_PLIES 1000

/* A number of moves slightly smaller than the number that the widgets show. */
#define MANY 380

static AwaleGame *
create_long_game (void)
{
  AwaleGame *game = awale_game_new (&awale_preset_for_files ()->rules);
  AwalePosition start;

  g_assert_true (awale_position_parse (CIRCLE_START, &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  for (int ply = 0; ply < N_PLIES; ply++)
    {
      char letter = CIRCLE_MOVES[ply % (sizeof CIRCLE_MOVES - 1)];

      g_assert_cmpint (awale_game_play (game, awale_move_from_letter (letter)), ==,
                       AWALE_ILLEGAL_REASON_NONE);
    }
  return game;
}

/* Adds the cells below @widget that are visible, even if they are scrolled out of view. */
static void
add_cells (GtkWidget *widget,
           GPtrArray *cells)
{
  if (AWALE_IS_MOVE_ROW_VIEW (gtk_widget_get_parent (widget)) &&
      !gtk_widget_get_child_visible (widget))
    return;
  if (AWALE_IS_MOVE_CELL (widget))
    g_ptr_array_add (cells, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_cells (child, cells);
}

static GPtrArray *
collect_cells (GtkWidget *list)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_object_unref);

  add_cells (list, cells);
  return cells;
}

static unsigned
count_cells (GtkWidget *list)
{
  g_autoptr (GPtrArray) cells = collect_cells (list);

  return cells->len;
}

/* A jump to another position reuses the widgets of visible rows at once, and those of other rows
 * when the program is idle. */
static void
test_jumps (void)
{
  AwaleGame *game = create_long_game ();
  AwaleNode *end = awale_game_get_cursor (game);
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  GtkWidget *window;

  awale_game_set_cursor (game, awale_game_get_root (game));
  g_object_set (list, "game", game, NULL);
  window = fixtures_show (list, 320, 400);
  wait_while (count_cells (list) < MANY);
  before = collect_cells (list);

  awale_game_set_cursor (game, end);
  wait_while (!is_in_view (list, end));
  g_assert_cmpuint (count_cells (list), <, MANY / 2);
  wait_while (count_cells (list) < MANY);

  after = collect_cells (list);
  for (unsigned i = 0; i < after->len; i++)
    {
      AwaleNode *node = awale_move_cell_get_node (after->pdata[i]);

      g_assert_true (g_ptr_array_find (before, after->pdata[i], NULL));
      g_assert_cmpint (awale_node_get_ply (node), >, N_PLIES / 2);
    }

  g_clear_pointer (&before, g_ptr_array_unref);
  g_clear_pointer (&after, g_ptr_array_unref);
  fixtures_destroy (window, list);
  g_assert_finalize_object (game);
}

typedef struct
{
  GtkWidget *list;
  AwaleNode *node;
  int        n_frames;
  bool       was_in_view;  /* True if the current move was in view in the first frame. */
} Frames;

static void
painted_cb (Frames *frames)
{
  if (frames->n_frames++ == 0)
    frames->was_in_view = is_in_view (frames->list, frames->node);
}

/* Delays idle work until the first frame has been drawn. */
static gboolean
keep_busy_cb (gpointer data)
{
  const Frames *frames = data;

  return frames->n_frames == 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The first frame after a jump already shows the new current move. */
static void
test_one_frame (void)
{
  AwaleGame *game = create_long_game ();
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  Frames frames = { list, awale_game_get_cursor (game), 0, false };
  GtkWidget *window;
  unsigned long handler;

  awale_game_set_cursor (game, awale_game_find_path (game, "E"));
  g_object_set (list, "game", game, NULL);
  window = fixtures_show (list, 320, 400);
  wait_while (count_cells (list) < MANY);

  handler = g_signal_connect_swapped (gtk_widget_get_frame_clock (list), "after-paint",
                                      G_CALLBACK (painted_cb), &frames);
  g_idle_add_full (GDK_PRIORITY_REDRAW + 1, keep_busy_cb, &frames, NULL);
  awale_game_set_cursor (game, frames.node);
  wait_while (frames.n_frames == 0);
  g_assert_true (frames.was_in_view);
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (list), handler);
  fixtures_destroy (window, list);
  g_assert_finalize_object (game);
}

/* Number of frames for a jump and the changes that follow it, before idle work on rows out of
 * view. */
#define N_FIRST 3

typedef struct
{
  GtkWidget *list;
  unsigned   n_cells[N_FIRST];
  int        n_frames;
} FirstFrames;

static void
count_cb (FirstFrames *frames)
{
  if (frames->n_frames < N_FIRST)
    frames->n_cells[frames->n_frames] = count_cells (frames->list);
  frames->n_frames++;
}

/* The list creates no cells in the first frames after a jump, in which other widgets may still
 * change. */
static void
test_first_frames (void)
{
  AwaleGame *game = create_long_game ();
  AwaleNode *end = awale_game_get_cursor (game);
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  FirstFrames frames = { .list = list };
  GtkWidget *window;
  unsigned long handler;

  awale_game_set_cursor (game, awale_game_find_path (game, "E"));
  g_object_set (list, "game", game, NULL);
  window = fixtures_show (list, 320, 400);
  wait_while (count_cells (list) < MANY);

  handler = g_signal_connect_swapped (gtk_widget_get_frame_clock (list), "after-paint",
                                      G_CALLBACK (count_cb), &frames);
  awale_game_set_cursor (game, end);
  wait_while (count_cells (list) >= MANY);
  frames.n_frames = 0;
  wait_while (frames.n_frames < N_FIRST);
  g_assert_cmpuint (frames.n_cells[N_FIRST - 1], ==, frames.n_cells[0]);
  wait_while (count_cells (list) < MANY);

  g_signal_handler_disconnect (gtk_widget_get_frame_clock (list), handler);
  fixtures_destroy (window, list);
  g_assert_finalize_object (game);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/long-list/begins-short", test_begins_short);
  g_test_add_func ("/widgets/long-list/jumps", test_jumps);
  g_test_add_func ("/widgets/long-list/one-frame", test_one_frame);
  g_test_add_func ("/widgets/long-list/first-frames", test_first_frames);
}
