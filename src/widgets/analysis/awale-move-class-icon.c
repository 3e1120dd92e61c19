/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-class-icon.h"

#include "picture/awale-graph-painter.h"
#include "widgets/awale-style.h"

#define SIZE   16
#define RADIUS 5.4

struct _AwaleMoveClassIcon
{
  GtkWidget      parent_instance;

  AwaleMoveClass move_class;
};

G_DEFINE_FINAL_TYPE (AwaleMoveClassIcon, awale_move_class_icon, GTK_TYPE_WIDGET)

static void
awale_move_class_icon_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
awale_move_class_icon_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  AwaleMoveClassIcon *self = AWALE_MOVE_CLASS_ICON (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  AwaleColor color = awale_style_get_color (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
  awale_class_mark_paint (cr, self->move_class, width / 2., height / 2., RADIUS);
  cairo_destroy (cr);
}

static void
awale_move_class_icon_css_changed (GtkWidget         *widget,
                                   GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (awale_move_class_icon_parent_class)->css_changed (widget, change);

  gtk_widget_queue_draw (widget);
}

static void
awale_move_class_icon_class_init (AwaleMoveClassIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = awale_move_class_icon_measure;
  widget_class->snapshot = awale_move_class_icon_snapshot;
  widget_class->css_changed = awale_move_class_icon_css_changed;
  gtk_widget_class_set_css_name (widget_class, "classicon");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
awale_move_class_icon_init (AwaleMoveClassIcon *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_move_class_icon_new (AwaleMoveClass move_class)
{
  AwaleMoveClassIcon *self = g_object_new (AWALE_TYPE_MOVE_CLASS_ICON, NULL);
  g_autofree char *css_class = g_strconcat ("class-", awale_move_class_get_id (move_class), NULL);

  self->move_class = move_class;
  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  return GTK_WIDGET (self);
}
