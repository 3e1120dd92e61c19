/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Parts that all charts share. A chart is a slider whose points the arrow keys go through. */

/**
 * A short text above a chart about the point under the pointer. A tooltip would cover the curve. It
 * takes neither focus nor pointer.
 */
typedef struct
{
  GtkWidget *popover;
  unsigned   source;   /**< Delay of the first text; 0 if there is none. */
} AwaleChartHint;

void awale_chart_hint_init  (AwaleChartHint     *hint,
                             GtkWidget          *chart);

/** Drops the popover; for a chart's dispose(). */
void awale_chart_hint_clear (AwaleChartHint     *hint);

/** Shows @text above @place after a delay, or at once if a text is already shown. */
void awale_chart_hint_show  (AwaleChartHint     *hint,
                             const GdkRectangle *place,
                             const char         *text);

void awale_chart_hint_hide  (AwaleChartHint     *hint);

/** Binds Left, Right, Home and End to @callback with a step; those to an end are G_MAXINT32. */
void awale_chart_add_keys   (GtkWidgetClass     *widget_class,
                             GtkShortcutFunc     callback);

/** Adds @controller to @chart, which the callbacks of one or two signals get first. */
void awale_chart_add_controller (GtkWidget          *chart,
                                 GtkEventController *controller,
                                 const char         *first_signal,
                                 GCallback           first_callback,
                                 const char         *second_signal,
                                 GCallback           second_callback);

/** Tells screen readers of the point @index of @n, described by @point, and of the whole curve. */
void awale_chart_set_value  (GtkWidget          *chart,
                             int                 index,
                             int                 n,
                             const char         *point,
                             const char         *description);

G_END_DECLS
