/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-hint.h"

/* Milliseconds of hovering before the first hint. */
#define DELAY 300

struct _AwaleGraphHint
{
  GtkPopover  parent_instance;

  GtkWidget  *label;
  unsigned    source;
};

G_DEFINE_FINAL_TYPE (AwaleGraphHint, awale_graph_hint, GTK_TYPE_POPOVER)

static gboolean
due_cb (gpointer data)
{
  AwaleGraphHint *self = data;

  self->source = 0;
  gtk_popover_popup (GTK_POPOVER (self));
  return G_SOURCE_REMOVE;
}

static void
active_changed_cb (AwaleGraphHint *self,
                   GParamSpec     *pspec,
                   GtkWindow      *window)
{
  if (!gtk_window_is_active (window))
    awale_graph_hint_hide (self);
}

/* Hides the hint with an inactive window: X11 would show it above other windows. */
static void
awale_graph_hint_root (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (awale_graph_hint_parent_class)->root (widget);

  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_changed_cb), widget,
                             G_CONNECT_SWAPPED);
}

static void
awale_graph_hint_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), active_changed_cb, widget);

  GTK_WIDGET_CLASS (awale_graph_hint_parent_class)->unroot (widget);
}

static void
awale_graph_hint_dispose (GObject *object)
{
  g_clear_handle_id (&AWALE_GRAPH_HINT (object)->source, g_source_remove);

  G_OBJECT_CLASS (awale_graph_hint_parent_class)->dispose (object);
}

static void
awale_graph_hint_class_init (AwaleGraphHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_graph_hint_dispose;
  GTK_WIDGET_CLASS (klass)->root = awale_graph_hint_root;
  GTK_WIDGET_CLASS (klass)->unroot = awale_graph_hint_unroot;
}

static void
awale_graph_hint_init (AwaleGraphHint *self)
{
  GtkPopover *popover = GTK_POPOVER (self);

  self->label = gtk_label_new (NULL);
  gtk_popover_set_child (popover, self->label);
  gtk_popover_set_position (popover, GTK_POS_TOP);
  gtk_popover_set_autohide (popover, FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "graph-hint");
  /* Hide it from screen readers; the graph itself describes the point at its cursor. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

GtkWidget *
awale_graph_hint_new (void)
{
  return g_object_new (AWALE_TYPE_GRAPH_HINT, NULL);
}

void
awale_graph_hint_show (AwaleGraphHint     *self,
                       const GdkRectangle *place,
                       const char         *text)
{
  g_return_if_fail (AWALE_IS_GRAPH_HINT (self));
  g_return_if_fail (place != NULL && text != NULL);

  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), place);
  if (self->source == 0 && !gtk_widget_get_visible (GTK_WIDGET (self)))
    self->source = g_timeout_add (DELAY, due_cb, self);
}

void
awale_graph_hint_hide (AwaleGraphHint *self)
{
  g_return_if_fail (AWALE_IS_GRAPH_HINT (self));

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_popover_popdown (GTK_POPOVER (self));
}
