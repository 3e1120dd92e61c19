/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-column"

#include "awale-column.h"

#include "picture/awale-geometry.h"
#include "widgets/board/awale-board.h"
#include "widgets/graph/awale-graph.h"

#include <math.h>
#include <stdbool.h>

/* Below this width the stores take so much of it that pits get too small for a finger. */
#define STORES_AROUND_BELOW 420
#define BOARD_FLAGS (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)
/* Where it is narrow, what is below the column needs the room more than a curve of less height. */
#define GRAPH_LEAST_NARROW 120
/* More of the height than this share would make the curve steeper, not more legible. */
#define GRAPH_MAX_SHARE 0.5

struct _AwaleColumn
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleColumn, awale_column, GTK_TYPE_WIDGET)

static int
measure_height (GtkWidget *child,
                int        width,
                bool       natural)
{
  int min, nat;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &min, &nat, NULL, NULL);

  return natural ? nat : min;
}

/* The board’s own wish is one of the two, and what is under the board is added to both. */
static void
measure_board (GtkWidget         *board,
               AwaleColumnWishes *wishes)
{
  int natural = measure_height (board, wishes->width, true);
  int ends = ceil (awale_geometry_height_for_width (wishes->width, BOARD_FLAGS));
  int around = ceil (awale_geometry_height_for_width (wishes->width,
                                                      BOARD_FLAGS | AWALE_GEOMETRY_NARROW));

  wishes->below = MAX (0, natural >= around ? natural - around : natural - ends);
  wishes->board_min = measure_height (board, wishes->width, false);
  wishes->board_ends = MAX (ends + wishes->below, wishes->board_min);
  wishes->board_around = MAX (around + wishes->below, wishes->board_min);
}

/* The wishes of board and graph at @width; @others: what the other children take. */
static AwaleColumnWishes
get_wishes (AwaleColumn *self,
            int          width,
            int         *others)
{
  AwaleColumnWishes wishes = { .width = MAX (width, 1) };

  *others = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (AWALE_IS_BOARD (child))
        measure_board (child, &wishes);
      else if (AWALE_IS_GRAPH (child))
        wishes.graph_min = MAX (measure_height (child, width, false),
                                width < STORES_AROUND_BELOW ? GRAPH_LEAST_NARROW : 0);
      else if (gtk_widget_should_layout (child))
        *others += measure_height (child, width, true);
    }

  return wishes;
}

static GtkSizeRequestMode
awale_column_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (AwaleColumn *self,
               int         *minimum,
               int         *natural)
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
awale_column_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  AwaleColumn *self = AWALE_COLUMN (widget);
  AwaleColumnWishes wishes;
  int others, min_width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }

  /* The least height is that of the widest: narrower texts break into more lines. */
  if (for_size < 0)
    measure_width (self, &min_width, &for_size);
  wishes = get_wishes (self, for_size, &others);
  *minimum = others + wishes.board_min;
  *natural = others + wishes.graph_min +
             (for_size < STORES_AROUND_BELOW ? wishes.board_around : wishes.board_ends);
}

static void
awale_column_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AwaleColumn *self = AWALE_COLUMN (widget);
  int others;
  AwaleColumnWishes wishes = get_wishes (self, width, &others);
  AwaleColumnShares shares = awale_column_share (&wishes, height - others);
  GtkAllocation box = { .width = width, .y = shares.above };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (AWALE_IS_GRAPH (child))
        gtk_widget_set_child_visible (child, shares.graph > 0);
      if (!gtk_widget_should_layout (child))
        continue;
      box.height = AWALE_IS_BOARD (child)   ? shares.board
                   : AWALE_IS_GRAPH (child) ? shares.graph
                                            : measure_height (child, width, true);
      if (gtk_widget_get_child_visible (child))
        gtk_widget_size_allocate (child, &box, -1);
      box.y += box.height;
    }
}

static void
awale_column_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_column_parent_class)->dispose (object);
}

static void
awale_column_class_init (AwaleColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_column_dispose;
  widget_class->get_request_mode = awale_column_get_request_mode;
  widget_class->measure = awale_column_measure;
  widget_class->size_allocate = awale_column_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "column");
}

static void
awale_column_init (AwaleColumn *self)
{
}

GtkWidget *
awale_column_new (void)
{
  return g_object_new (AWALE_TYPE_COLUMN, NULL);
}

int
awale_column_get_useful_height (AwaleColumn *self,
                                int          width,
                                int          height)
{
  AwaleColumnWishes wishes;
  AwaleColumnShares shares;
  int others, inner_min, inner_nat, outer_min, padding;

  g_return_val_if_fail (AWALE_IS_COLUMN (self), height);

  /* Measuring a widget from outside adds what its style puts around it. */
  measure_width (self, &inner_min, &inner_nat);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &outer_min, NULL, NULL,
                      NULL);
  wishes = get_wishes (self, width - (outer_min - inner_min), &others);
  padding = measure_height (GTK_WIDGET (self), width, false) - others - wishes.board_min;
  shares = awale_column_share (&wishes, height - padding - others);

  return MIN (height, padding + others + shares.board + shares.graph);
}

AwaleColumnShares
awale_column_share (const AwaleColumnWishes *wishes,
                    int                      height)
{
  AwaleColumnShares shares = { 0 };
  bool around;
  int left;

  g_return_val_if_fail (wishes != NULL, shares);

  /* As the board itself decides: a little less high, its pits are still larger that way. */
  around = wishes->width < STORES_AROUND_BELOW &&
           awale_geometry_prefers_narrow (wishes->width, MAX (1, height - wishes->below),
                                          BOARD_FLAGS);
  shares.board = around ? wishes->board_around : wishes->board_ends;
  shares.board = MAX (MIN (shares.board, height), wishes->board_min);

  left = MAX (0, height - shares.board);
  if (left >= wishes->graph_min)
    shares.graph = MIN (left, MAX (wishes->graph_min, (int) (height * GRAPH_MAX_SHARE)));
  shares.above = (left - shares.graph) / 2;

  return shares;
}
