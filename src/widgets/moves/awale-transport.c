/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-transport.h"

struct _AwaleTransport
{
  GtkWidget parent_instance;

  GtkWidget *autoplay_button;
};

G_DEFINE_FINAL_TYPE (AwaleTransport, awale_transport, GTK_TYPE_WIDGET)

static void
autoplay_toggled_cb (AwaleTransport *self)
{
  bool playing = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->autoplay_button));

  gtk_button_set_icon_name (GTK_BUTTON (self->autoplay_button),
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
}

static void
awale_transport_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_transport_parent_class)->dispose (object);
}

static void
awale_transport_class_init (AwaleTransportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_transport_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/moves/awale-transport.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleTransport, autoplay_button);
  gtk_widget_class_bind_template_callback (widget_class, autoplay_toggled_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "transport");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Time runs from left to right, as on the graph, whatever the direction of text. */
static void
keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_left_to_right (child);
}

static void
awale_transport_init (AwaleTransport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_left_to_right (GTK_WIDGET (self));
}
