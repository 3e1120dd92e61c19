/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-layout.h"

#include "widgets/adaptive/awale-adaptive.h"
#include "widgets/awale-style.h"

#include <math.h>

#define NATURAL_WIDTH 640

#define GAP 4

/* Maximum number of characters in a hint about a move; a test checks the translations. */
#define HINT_LETTERS 46

/* Padding at both ends of the hint, as in the style sheet. */
#define HINT_PADDING 6

/* Scale from which text counts as large; GNOME's own switch sets 1.25. */
#define LARGE_TEXT 1.2

struct _AwaleBoardLayout
{
  GtkLayoutManager parent_instance;

  AwaleBoardRenderer *renderer;
  AwaleGeometryFlags  flags;
};

G_DEFINE_FINAL_TYPE (AwaleBoardLayout, awale_board_layout, GTK_TYPE_LAYOUT_MANAGER)

/* True if a hint about a move fits a line of @width; any fits −1. */
static bool
holds_a_sentence (GtkWidget *hint,
                  int        width)
{
  PangoContext *context = gtk_widget_get_pango_context (hint);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return width < 0 || HINT_LETTERS * letter <= (width - 2 * HINT_PADDING) * PANGO_SCALE;
}

/* The height of the hint line: one line if a hint fits it, otherwise two. It does not depend on the
 * current text, so that the board keeps its size. */
static int
measure_hint (GtkWidget *hint,
              int        width)
{
  int one, two;

  gtk_widget_measure (hint, GTK_ORIENTATION_VERTICAL, width, &one, &two, NULL, NULL);
  return holds_a_sentence (hint, width) ? one : two;
}

static int
measure_below (GtkWidget *widget,
               int        width)
{
  int total = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_INSCRIPTION (child) && gtk_widget_should_layout (child))
      total += measure_hint (child, width);
  return total;
}

/* The board's flags, with AWALE_GEOMETRY_LARGE_TEXT as the text scale requires. */
static AwaleGeometryFlags
get_flags (AwaleBoardLayout *self)
{
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  if (awale_style_get_text_scale (widget) >= LARGE_TEXT)
    return self->flags | AWALE_GEOMETRY_LARGE_TEXT;
  return self->flags;
}

/* The flags of a board of @width × @height, with the place of the stores. A board too low for
 * stores above and below has them at its ends, however narrow it is. */
static AwaleGeometryFlags
choose_flags (AwaleBoardLayout *self,
              int               width,
              int               height)
{
  AwaleGeometryFlags flags = get_flags (self);
  bool around = width < AWALE_STORES_AROUND_BELOW &&
                awale_geometry_prefers_narrow (width, height, flags);

  return around ? flags | AWALE_GEOMETRY_NARROW : flags;
}

static GtkSizeRequestMode
awale_board_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_board_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  AwaleBoardLayout *self = AWALE_BOARD_LAYOUT (manager);
  AwaleGeometryFlags wide = get_flags (self), narrow = wide | AWALE_GEOMETRY_NARROW;
  double wide_width, wide_height, narrow_width, narrow_height;
  int below;

  awale_geometry_get_minimum (wide, &wide_width, &wide_height);
  awale_geometry_get_minimum (narrow, &narrow_width, &narrow_height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = ceil (MIN (wide_width, narrow_width));
      *natural = MAX (*minimum, NATURAL_WIDTH);
      return;
    }
  below = measure_below (widget, for_size);
  if (for_size < 0)
    for_size = NATURAL_WIDTH;
  *minimum = ceil (for_size < wide_width ? narrow_height : wide_height);
  /* GTK assumes equal heights between two widths of equal height. A narrow board may be as high as
   * a wide one; the extra pixel keeps their minimum heights apart. */
  if (for_size >= wide_width && for_size < AWALE_STORES_AROUND_BELOW)
    *minimum += 1;
  *natural = ceil (awale_geometry_height_for_width (for_size,
                                                    choose_flags (self, for_size, G_MAXINT)));
  *natural = MAX (*minimum, *natural) + below;
  *minimum += below;
}

/* The first children are the pits and stores in their order; overlays cover the board, and the hint
 * stands below it. */
static void
allocate_child (AwaleBoardLayout *self,
                GtkWidget        *child,
                int               index,
                int               width,
                int               board_height,
                int              *y)
{
  GtkAllocation allocation = { 0, 0, width, board_height };
  graphene_rect_t cell;

  if (index < AWALE_SPOTS)
    {
      cell = awale_board_renderer_get_cell (self->renderer, index);
      allocation = (GtkAllocation) { cell.origin.x, cell.origin.y, cell.size.width,
                                     cell.size.height };
    }
  else if (GTK_IS_INSCRIPTION (child))
    {
      allocation.height = measure_hint (child, width);
      allocation.y = *y;
      *y += allocation.height;
    }
  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
awale_board_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  AwaleBoardLayout *self = AWALE_BOARD_LAYOUT (manager);
  int board_height = MAX (1, height - measure_below (widget, width));
  AwaleGeometry geometry;
  int y, index = 0;

  awale_geometry_init (&geometry, MAX (1, width), board_height,
                       choose_flags (self, width, board_height));
  awale_board_renderer_set_geometry (self->renderer, &geometry);
  y = MIN (board_height, ceil (geometry.body.y + geometry.body.height) + GAP);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), index++)
    if (gtk_widget_should_layout (child))
      allocate_child (self, child, index, width, board_height, &y);
}

static void
awale_board_layout_finalize (GObject *object)
{
  g_clear_object (&AWALE_BOARD_LAYOUT (object)->renderer);

  G_OBJECT_CLASS (awale_board_layout_parent_class)->finalize (object);
}

static void
awale_board_layout_class_init (AwaleBoardLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = awale_board_layout_finalize;
  manager_class->get_request_mode = awale_board_layout_get_request_mode;
  manager_class->measure = awale_board_layout_measure;
  manager_class->allocate = awale_board_layout_allocate;
}

static void
awale_board_layout_init (AwaleBoardLayout *self)
{
}

GtkLayoutManager *
awale_board_layout_new (AwaleBoardRenderer *renderer)
{
  AwaleBoardLayout *self = g_object_new (AWALE_TYPE_BOARD_LAYOUT, NULL);

  g_return_val_if_fail (AWALE_IS_BOARD_RENDERER (renderer), NULL);

  self->renderer = g_object_ref (renderer);
  return GTK_LAYOUT_MANAGER (self);
}

void
awale_board_layout_set_flags (AwaleBoardLayout   *self,
                              AwaleGeometryFlags  flags)
{
  g_return_if_fail (AWALE_IS_BOARD_LAYOUT (self));

  if (self->flags == flags)
    return;

  self->flags = flags;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

int
awale_board_layout_get_useful_height (AwaleBoardLayout *self,
                                      int               width,
                                      int               height)
{
  GtkWidget *widget;
  AwaleGeometryFlags flags;
  int below;

  g_return_val_if_fail (AWALE_IS_BOARD_LAYOUT (self), height);

  widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
  below = measure_below (widget, width);
  flags = choose_flags (self, width, MAX (1, height - below));

  return ceil (awale_geometry_height_for_width (width, flags)) + below;
}
