/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-study-column"

#include "awale-study-column.h"

#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/board/awale-board.h"
#include "widgets/board/awale-player-bar.h"
#include "widgets/graph/awale-graph.h"
#include "widgets/awale-style.h"

#include <stdbool.h>

/* Maximum share of the height for the graph, because a higher curve is steeper but not more
 * legible. */
#define GRAPH_MAX_SHARE 0.5

struct _AwaleStudyColumn
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleStudyColumn, awale_study_column, GTK_TYPE_WIDGET)

/* Adds the heights that the graph can use to @request. In a narrow window its minimum is its
 * natural height, because the pane below needs the room more than a curve too low to read. */
static void
add_graph (AwaleStudyColumnRequest *request,
           GtkWidget               *graph,
           int                      width,
           int                      height)
{
  request->graph_min = awale_style_measure_height (graph, width, width < AWALE_STORES_AROUND_BELOW);
  request->graph = awale_graph_get_useful_height (AWALE_GRAPH (graph),
                                                  MAX (request->graph_min,
                                                       (int) (height * GRAPH_MAX_SHARE)));
}

/* The heights that board and graph can use in a column of @width × @height pixels. @others: (out):
 * the height of all other children */
static AwaleStudyColumnRequest
get_options (AwaleStudyColumn *self,
             int               width,
             int               height,
             int              *others)
{
  AwaleStudyColumnRequest request = { 0 };
  GtkWidget *board = NULL;

  *others = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_visible (child))
        continue;
      if (AWALE_IS_BOARD (child))
        board = child;
      else if (AWALE_IS_GRAPH (child))
        add_graph (&request, child, width, height);
      else
        *others += awale_style_measure_height (child, width, true);
    }
  if (board != NULL)
    {
      request.board_min = awale_style_measure_height (board, width, false);
      request.board = MAX (request.board_min, awale_board_get_useful_height (AWALE_BOARD (board),
                                                                             width,
                                                                             height - *others));
    }

  return request;
}

static GtkSizeRequestMode
awale_study_column_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (AwaleStudyColumn *self,
               int              *minimum,
               int              *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int min, nat;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
      *minimum = MAX (*minimum, min);
      *natural = MAX (*natural, nat);
    }
}

static void
awale_study_column_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  AwaleStudyColumn *self = AWALE_STUDY_COLUMN (widget);
  AwaleStudyColumnRequest request;
  int others, min_width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }

  /* Without a given width, measure at the natural width, because narrower text needs more lines. */
  if (for_size < 0)
    measure_width (self, &min_width, &for_size);
  request = get_options (self, for_size, G_MAXINT, &others);
  *minimum = others + request.board_min;
  *natural = others + request.board + request.graph_min;
}

/* Hides the counts in the player bars while a narrow board shows them, usually right beside the
 * bars, in the stores above and below its pits. */
static void
update_counts (AwaleStudyColumn *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean counted = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (AWALE_IS_BOARD (child) && width < AWALE_STORES_AROUND_BELOW)
      g_object_get (child, "show-counts", &counted, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (AWALE_IS_PLAYER_BAR (child))
      awale_player_bar_set_show_count (AWALE_PLAYER_BAR (child), !counted);
}

static void
awale_study_column_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  AwaleStudyColumn *self = AWALE_STUDY_COLUMN (widget);
  GtkAllocation box = { .width = width };
  AwaleStudyColumnRequest request;
  AwaleStudyColumnAllocation allocation;
  int others;

  request = get_options (self, width, height, &others);
  allocation = awale_study_column_share (&request, height - others);
  box.y = allocation.above;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (AWALE_IS_GRAPH (child))
        gtk_widget_set_child_visible (child, allocation.graph > 0);
      if (!gtk_widget_should_layout (child))
        continue;
      box.height = AWALE_IS_BOARD (child)   ? allocation.board
                   : AWALE_IS_GRAPH (child) ? allocation.graph
                                            : awale_style_measure_height (child, width, true);
      if (gtk_widget_get_child_visible (child))
        gtk_widget_size_allocate (child, &box, -1);
      box.y += box.height;
    }
}

static void
awale_study_column_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_study_column_parent_class)->dispose (object);
}

static void
awale_study_column_class_init (AwaleStudyColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_study_column_dispose;
  widget_class->get_request_mode = awale_study_column_get_request_mode;
  widget_class->measure = awale_study_column_measure;
  widget_class->size_allocate = awale_study_column_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "column");
}

static void
awale_study_column_init (AwaleStudyColumn *self)
{
  awale_breakpoint_bin_watch_layout (GTK_WIDGET (self), G_CALLBACK (update_counts));
}

int
awale_study_column_get_useful_height (AwaleStudyColumn *self,
                                      int               width,
                                      int               height)
{
  AwaleStudyColumnRequest request;
  AwaleStudyColumnAllocation allocation;
  int others, inner_min, inner_nat, outer_min, inner_width, padding;

  g_return_val_if_fail (AWALE_IS_STUDY_COLUMN (self), height);

  /* Unlike measure_width(), gtk_widget_measure() includes the margins and the padding of the
   * column. */
  measure_width (self, &inner_min, &inner_nat);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &outer_min, NULL, NULL,
                      NULL);
  inner_width = width - (outer_min - inner_min);
  awale_study_column_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, inner_width, &inner_min,
                              &inner_nat, NULL, NULL);
  padding = awale_style_measure_height (GTK_WIDGET (self), width, false) - inner_min;
  request = get_options (self, inner_width, height - padding, &others);
  allocation = awale_study_column_share (&request, height - padding - others);

  return MIN (height, padding + others + allocation.board + allocation.graph);
}

AwaleStudyColumnAllocation
awale_study_column_share (const AwaleStudyColumnRequest *request,
                          int                            height)
{
  AwaleStudyColumnAllocation allocation = { 0 };
  int left;

  g_return_val_if_fail (request != NULL, allocation);

  allocation.board = MAX (MIN (request->board, height), request->board_min);
  left = MAX (0, height - allocation.board);
  if (left >= request->graph_min)
    allocation.graph = MIN (left, request->graph);
  allocation.above = (left - allocation.graph) / 2;

  return allocation;
}
