/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-first-frame.h"

typedef struct
{
  GtkWidget           *widget;  /* Weak pointer; NULL once the widget is destroyed. */
  AwaleFirstFrameFunc  func;
} Follower;

static void
follower_free (gpointer data)
{
  Follower *self = data;

  g_clear_weak_pointer (&self->widget);
  g_free (self);
}

static gboolean
drawn_cb (gpointer data)
{
  Follower *self = data;

  if (self->widget != NULL && gtk_widget_get_mapped (self->widget))
    self->func (self->widget);
  return G_SOURCE_REMOVE;
}

/* Waits until the frame has been drawn, after which an idle source of lower priority is called. */
static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       func)
{
  Follower *self = g_new0 (Follower, 1);

  g_set_weak_pointer (&self->widget, widget);
  self->func = func;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drawn_cb, self, follower_free);
  return G_SOURCE_REMOVE;
}

void
awale_first_frame_follow (GtkWidget           *widget,
                          AwaleFirstFrameFunc  func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (func != NULL);

  gtk_widget_add_tick_callback (widget, frame_cb, func, NULL);
}
