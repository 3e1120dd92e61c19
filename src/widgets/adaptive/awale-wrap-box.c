/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-wrap-box.h"

#include "awale-wrap-layout.h"

struct _AwaleWrapBox
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleWrapBox, awale_wrap_box, GTK_TYPE_WIDGET)

static void
awale_wrap_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_wrap_box_parent_class)->dispose (object);
}

static void
awale_wrap_box_class_init (AwaleWrapBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_wrap_box_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wrapbox");
}

static void
awale_wrap_box_init (AwaleWrapBox *self)
{
}

GtkWidget *
awale_wrap_box_new (void)
{
  return g_object_new (AWALE_TYPE_WRAP_BOX, NULL);
}
