/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Code shared by all charts. To screen readers a chart is a slider, whose points are reached by the
 * arrow keys. */

/**
 * A short text above the point of a chart at the pointer. It is shown in a popover without focus,
 * because a tooltip would cover the curve.
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
 * Binds the keys Left, Right, Home and End to @callback, whose argument is the number of points to
 * move: −1, 1, −G_MAXINT32 and G_MAXINT32.
 */
void awale_chart_add_keys   (GtkWidgetClass     *widget_class,
                             GtkShortcutFunc     callback);

/**
 * Adds @controller to @chart and connects one or two of its signals to callbacks that receive
 * @chart as first argument.
 */
void awale_chart_add_controller (GtkWidget          *chart,
                                 GtkEventController *controller,
                                 const char         *first_signal,
                                 GCallback           first_callback,
                                 const char         *second_signal,
                                 GCallback           second_callback);

/**
 * Sets what screen readers say: the position @index among @n points, @point as its description, and
 * @description for the whole curve.
 */
void awale_chart_set_value  (GtkWidget          *chart,
                             int                 index,
                             int                 n,
                             const char         *point,
                             const char         *description);

G_END_DECLS
