/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-thumbnail.h"

#include "picture/awale-board-painter.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Width of the board and of the popover's frame, in pixels. */
#define BOARD_WIDTH 340
#define FRAME_WIDTH 40

#define BOARD_FLAGS (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)

struct _AwaleReportThumbnail
{
  GtkPopover    parent_instance;

  GtkWidget    *area;
  char         *theme;     /* NULL is the default. */
  AwalePosition position;
  AwaleSowing   played;
  AwaleSowing   better;
};

G_DEFINE_FINAL_TYPE (AwaleReportThumbnail, awale_report_thumbnail, GTK_TYPE_POPOVER)

static const AwalePalette *
get_palette (AwaleReportThumbnail *self)
{
  bool dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const AwalePalette *palette = self->theme != NULL ? awale_palette_get (self->theme, dark) : NULL;

  return palette != NULL ? palette : awale_palette_get (awale_palette_get_themes ()[0], dark);
}

static void
paint_arrow (AwaleBoardPainter   *painter,
             cairo_t             *cr,
             const AwaleGeometry *geometry,
             const AwaleSowing   *sowing,
             int                  color)
{
  awale_board_painter_paint_arrow (painter, cr, geometry, sowing->from, sowing->last, color);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  AwaleReportThumbnail *self = data;
  g_autoptr (AwaleBoardPainter) painter =
    awale_board_painter_new (get_palette (self), AWALE_MATERIAL_CARVED);
  AwaleBoardLook look = awale_board_look_plain ();
  AwaleGeometry geometry;

  awale_geometry_init (&geometry, width, height, BOARD_FLAGS);
  awale_board_painter_paint (painter, cr, &geometry, self->position, &look);
  paint_arrow (painter, cr, &geometry, &self->played, AWALE_MARK_RED);
  paint_arrow (painter, cr, &geometry, &self->better, AWALE_MARK_GREEN);
}

static void
awale_report_thumbnail_finalize (GObject *object)
{
  g_free (AWALE_REPORT_THUMBNAIL (object)->theme);

  G_OBJECT_CLASS (awale_report_thumbnail_parent_class)->finalize (object);
}

static void
awale_report_thumbnail_class_init (AwaleReportThumbnailClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_report_thumbnail_finalize;
}

static void
awale_report_thumbnail_init (AwaleReportThumbnail *self)
{
  GtkPopover *popover = GTK_POPOVER (self);
  double height = awale_geometry_height_for_width (BOARD_WIDTH, BOARD_FLAGS);

  self->area = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->area), BOARD_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->area), (int) height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The position with both moves"), -1);
  gtk_popover_set_child (popover, self->area);
  gtk_popover_set_autohide (popover, FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_report_thumbnail_new (void)
{
  return g_object_new (AWALE_TYPE_REPORT_THUMBNAIL, NULL);
}

void
awale_report_thumbnail_set_theme (AwaleReportThumbnail *self,
                                  const char           *theme)
{
  g_return_if_fail (AWALE_IS_REPORT_THUMBNAIL (self));

  g_free (self->theme);
  self->theme = g_strdup (theme);
  gtk_widget_queue_draw (self->area);
}

/* Finds the side of @row with more room; returns false if the popover does not fit there. */
static bool
find_room (GtkWidget       *row,
           GtkPositionType *side)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (row));
  graphene_rect_t bounds;
  double left, right;

  if (root == NULL || !gtk_widget_compute_bounds (row, root, &bounds))
    return false;
  left = bounds.origin.x;
  right = gtk_widget_get_width (root) - left - bounds.size.width;
  *side = left >= right ? GTK_POS_LEFT : GTK_POS_RIGHT;
  return MAX (left, right) >= BOARD_WIDTH + FRAME_WIDTH;
}

void
awale_report_thumbnail_show (AwaleReportThumbnail  *self,
                             GtkWidget             *row,
                             const AwaleReportMove *move,
                             const AwaleRuleset    *rules)
{
  graphene_rect_t bounds;
  GtkPositionType side;
  GdkRectangle place;

  g_return_if_fail (AWALE_IS_REPORT_THUMBNAIL (self));
  g_return_if_fail (GTK_IS_WIDGET (row) && move != NULL && rules != NULL);

  if (!find_room (row, &side) ||
      !gtk_widget_compute_bounds (row, gtk_widget_get_parent (GTK_WIDGET (self)), &bounds))
    return;
  self->position = awale_node_get_position (awale_node_get_parent (move->node));
  self->played = awale_sow (self->position, rules, awale_node_get_move (move->node));
  self->better = awale_sow (self->position, rules, move->judgment.best);
  gtk_widget_queue_draw (self->area);

  place = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                           (int) bounds.size.height };
  gtk_popover_set_position (GTK_POPOVER (self), side);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &place);
  gtk_popover_popup (GTK_POPOVER (self));
}
