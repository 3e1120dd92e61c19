/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Code shared by all charts. A chart is an accessible slider, through whose points the arrow keys
 * move. */

/**
 * A short text above the point of a chart under the pointer, in a popover without focus, because a
 * tooltip would cover the curve.
 */
typedef struct
{
  GtkWidget *popover;
  unsigned   source;   /**< Source id of the delay before the first text; 0 if none is pending. */
} AwaleChartHint;

void awale_chart_hint_init  (AwaleChartHint     *hint,
                             GtkWidget          *chart);

/** Destroys the popover; a chart calls it from its dispose(). */
void awale_chart_hint_clear (AwaleChartHint     *hint);

/** Shows @text above @place after a delay, or at once if a text is already shown. */
void awale_chart_hint_show  (AwaleChartHint     *hint,
                             const GdkRectangle *place,
                             const char         *text);

void awale_chart_hint_hide  (AwaleChartHint     *hint);

/**
 * Binds Left, Right, Home and End to @callback with a number of points to move; Home and End pass
 * ∓G_MAXINT32.
 */
void awale_chart_add_keys   (GtkWidgetClass     *widget_class,
                             GtkShortcutFunc     callback);

/**
 * Adds @controller to @chart; the callbacks of one or two of its signals receive @chart as first
 * argument.
 */
void awale_chart_add_controller (GtkWidget          *chart,
                                 GtkEventController *controller,
                                 const char         *first_signal,
                                 GCallback           first_callback,
                                 const char         *second_signal,
                                 GCallback           second_callback);

/**
 * Tells screen readers the position @index among @n points, its description @point, and the
 * @description of the whole curve.
 */
void awale_chart_set_value  (GtkWidget          *chart,
                             int                 index,
                             int                 n,
                             const char         *point,
                             const char         *description);

G_END_DECLS
