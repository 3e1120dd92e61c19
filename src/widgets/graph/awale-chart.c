/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-chart.h"

/* Milliseconds of hovering before the first hint. */
#define DELAY 300

/* Maximum width of a line of a hint in characters, which fits into a narrow window. */
#define MAX_WIDTH_CHARS 42

static gboolean
due_cb (gpointer data)
{
  AwaleChartHint *hint = data;

  hint->source = 0;
  gtk_popover_popup (GTK_POPOVER (hint->popover));
  return G_SOURCE_REMOVE;
}

/* Hides the hint when the window becomes inactive. On X11, the popover would otherwise stay above
 * other windows. */
static void
active_changed_cb (gpointer data)
{
  AwaleChartHint *hint = data;
  GtkRoot *root = hint->popover != NULL ? gtk_widget_get_root (hint->popover) : NULL;

  if (root == NULL || !gtk_window_is_active (GTK_WINDOW (root)))
    awale_chart_hint_hide (hint);
}

void
awale_chart_hint_init (AwaleChartHint *hint,
                       GtkWidget      *chart)
{
  GtkExpression *active;
  GtkWidget *popover, *label;

  g_return_if_fail (hint != NULL && GTK_IS_WIDGET (chart));

  label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_WIDTH_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  popover = hint->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_can_focus (popover, FALSE);
  gtk_widget_set_can_target (popover, FALSE);
  gtk_widget_add_css_class (popover, "graph-hint");
  /* Hide the popover from screen readers, because the chart itself describes its point. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (popover, chart);
  active = gtk_property_expression_new (
    GTK_TYPE_WINDOW, gtk_property_expression_new (GTK_TYPE_WIDGET, NULL, "root"), "is-active");
  gtk_expression_watch (active, popover, active_changed_cb, hint, NULL);
  gtk_expression_unref (active);
}

void
awale_chart_hint_clear (AwaleChartHint *hint)
{
  g_return_if_fail (hint != NULL);

  g_clear_handle_id (&hint->source, g_source_remove);
  g_clear_pointer (&hint->popover, gtk_widget_unparent);
}

void
awale_chart_hint_show (AwaleChartHint     *hint,
                       const GdkRectangle *place,
                       const char         *text)
{
  GtkPopover *popover;

  g_return_if_fail (hint != NULL && hint->popover != NULL);
  g_return_if_fail (place != NULL && text != NULL);

  popover = GTK_POPOVER (hint->popover);
  gtk_label_set_text (GTK_LABEL (gtk_popover_get_child (popover)), text);
  gtk_popover_set_pointing_to (popover, place);
  if (hint->source == 0 && !gtk_widget_get_visible (hint->popover))
    hint->source = g_timeout_add (DELAY, due_cb, hint);
}

void
awale_chart_hint_hide (AwaleChartHint *hint)
{
  g_return_if_fail (hint != NULL);

  g_clear_handle_id (&hint->source, g_source_remove);
  if (hint->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (hint->popover));
}

void
awale_chart_add_keys (GtkWidgetClass  *widget_class,
                      GtkShortcutFunc  callback)
{
  static const struct
  {
    unsigned keyval;
    int      step;
  } keys[] = {
    { GDK_KEY_Left, -1 }, { GDK_KEY_KP_Left, -1 },
    { GDK_KEY_Right, 1 }, { GDK_KEY_KP_Right, 1 },
    { GDK_KEY_Home, -G_MAXINT32 }, { GDK_KEY_KP_Home, -G_MAXINT32 },
    { GDK_KEY_End, G_MAXINT32 }, { GDK_KEY_KP_End, G_MAXINT32 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].keyval, 0, callback, "i", keys[i].step);
}

void
awale_chart_add_controller (GtkWidget          *chart,
                            GtkEventController *controller,
                            const char         *first_signal,
                            GCallback           first_callback,
                            const char         *second_signal,
                            GCallback           second_callback)
{
  g_return_if_fail (GTK_IS_WIDGET (chart) && GTK_IS_EVENT_CONTROLLER (controller));

  g_signal_connect_object (controller, first_signal, first_callback, chart, G_CONNECT_SWAPPED);
  if (second_signal != NULL)
    g_signal_connect_object (controller, second_signal, second_callback, chart, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (chart, controller);
}

void
awale_chart_set_value (GtkWidget  *chart,
                       int         index,
                       int         n,
                       const char *point,
                       const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) (n - 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) index,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, point,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}
