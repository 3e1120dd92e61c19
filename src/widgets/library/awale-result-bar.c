/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-result-bar.h"

#include "picture/awale-graph-painter.h"
#include "widgets/awale-style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Sizes in pixels; the first two grow with the text. */
#define WIDTH 90
#define HEIGHT 18
#define RADIUS 4
#define GAP 1
#define MARGIN 4

enum
{
  SOUTH,
  DRAWS,
  NORTH,
  UNKNOWN,
  N_PARTS,
};

struct _AwaleResultBar
{
  GtkWidget        parent_instance;

  AdwStyleManager *style;
  bool             of_player;
  gint64           counts[N_PARTS];
};

G_DEFINE_FINAL_TYPE (AwaleResultBar, awale_result_bar, GTK_TYPE_WIDGET)

static gint64
get_total (AwaleResultBar *self)
{
  return self->counts[SOUTH] + self->counts[DRAWS] + self->counts[NORTH] + self->counts[UNKNOWN];
}

static GdkRGBA
to_rgba (AwaleColor color)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) color.alpha };
}

/* Color of a player's wins on light and on dark backgrounds. */
static const AwaleColor won_colors[] = {
  { 0x1b / 255., 0x73 / 255., 0x47 / 255., 1 }, { 0x73 / 255., 0xd3 / 255., 0x9b / 255., 1 },
};

/* The colors of the parts and of the texts on them. The parts of the sides, and a player's losses,
 * have the same colors as in the graph. */
static void
get_colors (AwaleResultBar *self,
            GdkRGBA         grounds[N_PARTS],
            GdkRGBA         texts[N_PARTS])
{
  bool dark = adw_style_manager_get_dark (self->style);
  const AwaleGraphColors *colors = awale_graph_colors_get_default (dark);
  AwaleColor text = awale_style_get_color (GTK_WIDGET (self));

  grounds[SOUTH] = to_rgba (self->of_player ? won_colors[dark] : colors->south);
  grounds[DRAWS] = to_rgba (awale_color_fade (text, 0.2));
  grounds[NORTH] = to_rgba (self->of_player ? colors->blunder : colors->north);
  grounds[UNKNOWN] = to_rgba (awale_color_fade (text, 0.08));
  texts[SOUTH] = texts[NORTH] = to_rgba (colors->ground);
  texts[DRAWS] = texts[UNKNOWN] = to_rgba (text);
}

static void
snapshot_share (AwaleResultBar        *self,
                GtkSnapshot           *snapshot,
                int                    part,
                const graphene_rect_t *bounds,
                const GdkRGBA         *color)
{
  double percent = 100.0 * (double) self->counts[part] / (double) get_total (self);
  /* Translators: a percentage of games, in a bar with little room. */
  g_autofree char *text = g_strdup_printf (_("%.0f%%"), percent);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (width + 2 * MARGIN > bounds->size.width)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (floorf (bounds->origin.x
                                                        + (bounds->size.width - (float) width) / 2),
                                                floorf ((bounds->size.height - (float) height)
                                                        / 2)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* Draws the parts of the bar, starting on the right in right-to-left languages. */
static void
snapshot_parts (AwaleResultBar *self,
                GtkSnapshot    *snapshot,
                float           width,
                float           height)
{
  bool mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA grounds[N_PARTS], texts[N_PARTS];
  gint64 before = 0;

  get_colors (self, grounds, texts);
  for (int i = 0; i < N_PARTS; i++)
    {
      int part = mirrored ? N_PARTS - 1 - i : i;
      float start = width * (float) before / (float) get_total (self);
      float end = width * (float) (before + self->counts[part]) / (float) get_total (self);
      graphene_rect_t bounds = GRAPHENE_RECT_INIT (start, 0, end - start, height);

      before += self->counts[part];
      if (self->counts[part] == 0)
        continue;
      if (before < get_total (self) && bounds.size.width > 2 * GAP)
        bounds.size.width -= GAP;
      gtk_snapshot_append_color (snapshot, &grounds[part], &bounds);
      if (part != UNKNOWN)
        snapshot_share (self, snapshot, part, &bounds, &texts[part]);
    }
}

static void
awale_result_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AwaleResultBar *self = AWALE_RESULT_BAR (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  if (get_total (self) > 0)
    snapshot_parts (self, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}

static void
awale_result_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  double scale = awale_style_get_text_scale (widget);

  *minimum = *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT)
                               * scale);
}

static void
awale_result_bar_class_init (AwaleResultBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = awale_result_bar_measure;
  widget_class->snapshot = awale_result_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "resultbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
awale_result_bar_init (AwaleResultBar *self)
{
  self->style = adw_style_manager_get_default ();
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
awale_result_bar_new (void)
{
  return g_object_new (AWALE_TYPE_RESULT_BAR, NULL);
}

GtkWidget *
awale_result_bar_new_of_player (void)
{
  AwaleResultBar *self = g_object_new (AWALE_TYPE_RESULT_BAR, NULL);

  self->of_player = true;
  return GTK_WIDGET (self);
}

void
awale_result_bar_set_counts (AwaleResultBar *self,
                             gint64          n_south_wins,
                             gint64          n_draws,
                             gint64          n_north_wins,
                             gint64          n_games)
{
  const gint64 counts[N_PARTS] = { n_south_wins, n_draws, n_north_wins,
                                   n_games - n_south_wins - n_draws - n_north_wins };

  g_return_if_fail (AWALE_IS_RESULT_BAR (self));

  if (memcmp (self->counts, counts, sizeof counts) == 0)
    return;
  memcpy (self->counts, counts, sizeof counts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
