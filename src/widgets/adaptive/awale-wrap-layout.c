/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-wrap-layout.h"

#include "widgets/awale-style.h"

#include <stdbool.h>

struct _AwaleWrapLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleWrapLayout, awale_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural;
    }
}

static int
get_child_width (GtkWidget *child,
                 int        width)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, width));
}

/* The width that is left over in the line that begins with @child; @end is set to the first child
 * of the next line, or NULL. */
static int
get_room (GtkWidget  *child,
          int         width,
          GtkWidget **end)
{
  int left = width;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int child_width = get_child_width (child, width);

        if (left < width && child_width > left)
          break;
        left -= child_width;
      }
  *end = child;
  return MAX (left, 0);
}

/* Returns the height of the line from @child to @end, and allocates it at @y with @height unless
 * that is -1. @room is the width that is left over in the line. */
static int
flow_line (GtkWidget *child,
           GtkWidget *end,
           int        width,
           int        room,
           int        y,
           int        height)
{
  bool centered = gtk_widget_get_halign (gtk_widget_get_parent (child)) == GTK_ALIGN_CENTER;
  int x = centered ? room / 2 : 0, line_height = 0;

  for (; child != end; child = gtk_widget_get_next_sibling (child))
    {
      int child_width, child_height;

      if (!gtk_widget_should_layout (child))
        continue;
      child_width = get_child_width (child, width);
      if (!centered && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          child_width += room;
          room = 0;
        }
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, child_width, NULL, &child_height, NULL,
                          NULL);
      line_height = MAX (line_height, child_height);
      if (gtk_widget_get_valign (child) == GTK_ALIGN_CENTER)
        child_height = height;
      if (height >= 0)
        awale_style_allocate (child, width, (GtkAllocation) { x, y, child_width, child_height });
      x += child_width;
    }
  return line_height;
}

/* Breaks the children into lines of @width pixels and allocates them if @allocate is true. Returns
 * the total height. */
static int
flow (GtkWidget *widget,
      int        width,
      bool       allocate)
{
  GtkWidget *end;
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = end)
    {
      int room = get_room (child, width, &end);
      int height = flow_line (child, end, width, room, y, -1);

      if (allocate)
        flow_line (child, end, width, room, y, height);
      y += height;
    }
  return y;
}

static GtkSizeRequestMode
awale_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_wrap_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  int minimum_width = 0, natural_width = 0;

  measure_width (widget, &minimum_width, &natural_width);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = minimum_width;
      *natural = natural_width;
      return;
    }
  *natural = flow (widget, for_size < 0 ? natural_width : for_size, false);
  /* Without a given width, the minimum is the height of a single line. */
  *minimum = for_size < 0 ? flow (widget, G_MAXINT / 2, false) : *natural;
}

static void
awale_wrap_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  flow (widget, width, true);
}

static void
awale_wrap_layout_class_init (AwaleWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = awale_wrap_layout_get_request_mode;
  manager_class->measure = awale_wrap_layout_measure;
  manager_class->allocate = awale_wrap_layout_allocate;
}

static void
awale_wrap_layout_init (AwaleWrapLayout *self)
{
}

GtkLayoutManager *
awale_wrap_layout_new (void)
{
  return g_object_new (AWALE_TYPE_WRAP_LAYOUT, NULL);
}
