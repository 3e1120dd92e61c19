/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "awale-board-layout.h"

/* What the board's looks depend on beside its position: flags, theme and the screen's scale. */

/* The theme whose contrast is made for those who ask the system for more of it. */
#define HIGH_CONTRAST_THEME "slate"

void
awale_board_update_flags (AwaleBoard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  /* There is always room for counts, since a crowded pit has one even if the others do not. */
  AwaleGeometryFlags flags = AWALE_GEOMETRY_COUNTS;

  if (self->flipped)
    flags |= AWALE_GEOMETRY_FLIPPED;
  if (self->show_letters)
    flags |= AWALE_GEOMETRY_LETTERS;
  awale_board_layout_set_flags (AWALE_BOARD_LAYOUT (layout), flags);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
awale_board_queue_draw_all (AwaleBoard *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
}

void
awale_board_update_palette (AwaleBoard *self)
{
  bool high_contrast = adw_style_manager_get_high_contrast (self->style);
  bool dark = adw_style_manager_get_dark (self->style);
  const AwalePalette *palette = NULL;

  if (high_contrast)
    palette = awale_palette_get (HIGH_CONTRAST_THEME, dark);
  if (palette == NULL)
    palette = awale_palette_get (self->theme, dark);
  awale_board_renderer_set_palette (self->renderer, palette);
  awale_board_queue_draw_all (self);
}

void
awale_board_update_scale (AwaleBoard *self)
{
  awale_board_renderer_set_scale (self->renderer, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  awale_board_queue_draw_all (self);
}
