/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-store.h"

struct _AwaleStore
{
  GtkWidget parent_instance;

  AwaleBoardRenderer *renderer;
  AwaleSide           side;
  AwaleSpotState      look;
};

G_DEFINE_FINAL_TYPE (AwaleStore, awale_store, GTK_TYPE_WIDGET)

static void
awale_store_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AwaleStore *self = AWALE_STORE (widget);

  awale_board_renderer_snapshot_spot (self->renderer, snapshot, AWALE_SPOT_STORE + self->side,
                                      &self->look);
}

static void
awale_store_finalize (GObject *object)
{
  g_clear_object (&AWALE_STORE (object)->renderer);

  G_OBJECT_CLASS (awale_store_parent_class)->finalize (object);
}

static void
awale_store_class_init (AwaleStoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = awale_store_finalize;
  widget_class->snapshot = awale_store_snapshot;
  gtk_widget_class_set_css_name (widget_class, "store");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
awale_store_init (AwaleStore *self)
{
  self->look = (AwaleSpotState) { .count = -1, .preview = -1 };
}

GtkWidget *
awale_store_new (AwaleBoardRenderer *renderer,
                 AwaleSide           side)
{
  AwaleStore *self = g_object_new (AWALE_TYPE_STORE, NULL);

  g_return_val_if_fail (AWALE_IS_BOARD_RENDERER (renderer), NULL);

  self->renderer = g_object_ref (renderer);
  self->side = side;
  return GTK_WIDGET (self);
}

int
awale_store_get_spot (AwaleStore *self)
{
  g_return_val_if_fail (AWALE_IS_STORE (self), AWALE_SPOT_NONE);

  return AWALE_SPOT_STORE + self->side;
}

void
awale_store_set_look (AwaleStore           *self,
                      const AwaleSpotState *look)
{
  g_return_if_fail (AWALE_IS_STORE (self));
  g_return_if_fail (look != NULL);

  if (awale_spot_state_equal (&self->look, look))
    return;

  self->look = *look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const AwaleSpotState *
awale_store_get_look (AwaleStore *self)
{
  g_return_val_if_fail (AWALE_IS_STORE (self), NULL);

  return &self->look;
}

void
awale_store_set_name (AwaleStore *self,
                      const char *name)
{
  g_return_if_fail (AWALE_IS_STORE (self));
  g_return_if_fail (name != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
