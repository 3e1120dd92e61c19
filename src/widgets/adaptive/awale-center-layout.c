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
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
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
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
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

GtkLayoutManager *
awale_center_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
