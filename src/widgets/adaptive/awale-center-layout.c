/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-center-layout.h"

#include "widgets/awale-style.h"

enum
{
  START,
  CENTER,
  END,
  N_PLACES,
};

struct _AwaleCenterLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleCenterLayout, awale_center_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
get_children (GtkWidget *widget,
              GtkWidget *children[N_PLACES])
{
  children[START] = gtk_widget_get_first_child (widget);
  children[CENTER] = gtk_widget_get_next_sibling (children[START]);
  children[END] = gtk_widget_get_next_sibling (children[CENTER]);
}

static void
measure_widths (GtkWidget *const children[N_PLACES],
                int              minimum[N_PLACES],
                int              natural[N_PLACES])
{
  for (int i = START; i < N_PLACES; i++)
    gtk_widget_measure (children[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum[i], &natural[i],
                        NULL, NULL);
}

/* Computes the children's widths in a row of @width; only the first one shrinks. */
static void
share_width (GtkWidget *const children[N_PLACES],
             int              width,
             int              widths[N_PLACES])
{
  int minimum[N_PLACES];
  int left;

  measure_widths (children, minimum, widths);
  left = width - widths[CENTER] - widths[END];
  widths[START] = MAX (minimum[START], MIN (widths[START], left));
}

static GtkSizeRequestMode
awale_center_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_center_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  GtkWidget *children[N_PLACES];
  int least[N_PLACES], widths[N_PLACES];

  get_children (widget, children);
  measure_widths (children, least, widths);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least[START] + widths[CENTER] + widths[END];
      *natural = widths[START] + widths[CENTER] + widths[END];
      return;
    }

  if (for_size >= 0)
    share_width (children, for_size, widths);
  *minimum = *natural = 0;
  for (int i = START; i < N_PLACES; i++)
    {
      int child_minimum, child_natural;

      gtk_widget_measure (children[i], orientation, widths[i], &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
awale_center_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  GtkWidget *children[N_PLACES];
  int widths[N_PLACES], x[N_PLACES] = { 0 };

  get_children (widget, children);
  share_width (children, width, widths);
  x[CENTER] = MAX (widths[START], MIN ((width - widths[CENTER]) / 2,
                                       width - widths[END] - widths[CENTER]));
  x[END] = MAX (x[CENTER] + widths[CENTER], width - widths[END]);
  for (int i = START; i < N_PLACES; i++)
    awale_style_allocate (children[i], width, (GtkAllocation) { x[i], 0, widths[i], height });
}

static void
awale_center_layout_class_init (AwaleCenterLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = awale_center_layout_get_request_mode;
  manager_class->measure = awale_center_layout_measure;
  manager_class->allocate = awale_center_layout_allocate;
}

static void
awale_center_layout_init (AwaleCenterLayout *self)
{
}
