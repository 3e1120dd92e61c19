/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/paint/awale-board-renderer.h"

#include "cases.h"
#include "widget-fixtures.h"

#include <string.h>

static AwaleBoardRenderer *
create_skin (double width)
{
  AwaleBoardRenderer *self = awale_board_renderer_new ();
  AwaleGeometry geometry;

  awale_geometry_init (&geometry, width, width / 2, AWALE_GEOMETRY_COUNTS | AWALE_GEOMETRY_LETTERS);
  awale_board_renderer_set_geometry (self, &geometry);
  awale_board_renderer_set_palette (
      self, awale_board_palette_get (awale_board_palette_get_themes ()[0], false));
  return self;
}

static void
draw_spot (AwaleBoardRenderer *self,
           int                 spot,
           int                 seeds)
{
  AwaleSpotState look = { .seeds = seeds, .count = seeds, .preview = -1 };
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  awale_board_renderer_snapshot_spot (self, snapshot, spot, &look);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
}

static void
draw_board (AwaleBoardRenderer *self,
            cairo_t            *cr,
            AwalePosition       position)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  awale_board_renderer_set_software (self, true);
  awale_board_renderer_snapshot_body (self, snapshot, position.side);
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      int n = spot < AWALE_SPOT_STORE ? position.pits[spot]
                                      : position.stores[spot - AWALE_SPOT_STORE];
      AwaleSpotState look = { .seeds = n, .count = n, .preview = -1 };

      awale_board_renderer_snapshot_spot (self, snapshot, spot, &look);
    }
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
}

static void
test_keeps_pieces (void)
{
  g_autoptr (AwaleBoardRenderer) self = create_skin (400);
  size_t once;

  g_assert_cmpuint (awale_board_renderer_get_memory (self), ==, 0);
  draw_spot (self, 2, 5);
  once = awale_board_renderer_get_memory (self);
  g_assert_cmpuint (once, >, 0);
  draw_spot (self, 2, 5);
  g_assert_cmpuint (awale_board_renderer_get_memory (self), ==, once);
  draw_spot (self, 2, 6);
  g_assert_cmpuint (awale_board_renderer_get_memory (self), >, once);
}

static void
test_forgets (void)
{
  g_autoptr (AwaleBoardRenderer) self = create_skin (400);
  AwaleGeometry geometry = *awale_board_renderer_get_geometry (self);

  draw_spot (self, 2, 5);
  awale_board_renderer_set_geometry (self, &geometry);
  awale_board_renderer_set_scale (self, 1);
  awale_board_renderer_set_palette (
      self, awale_board_palette_get (awale_board_palette_get_themes ()[0], false));
  g_assert_cmpuint (awale_board_renderer_get_memory (self), >, 0);

  awale_geometry_init (&geometry, 500, 250, geometry.flags);
  awale_board_renderer_set_geometry (self, &geometry);
  g_assert_cmpuint (awale_board_renderer_get_memory (self), ==, 0);
  draw_spot (self, 2, 5);
  awale_board_renderer_set_scale (self, 2);
  g_assert_cmpuint (awale_board_renderer_get_memory (self), ==, 0);
  draw_spot (self, 2, 5);
  awale_board_renderer_set_palette (
      self, awale_board_palette_get (awale_board_palette_get_themes ()[0], true));
  g_assert_cmpuint (awale_board_renderer_get_memory (self), ==, 0);
  draw_spot (self, 2, 5);
  awale_board_renderer_set_font (self, "Serif");
  g_assert_cmpuint (awale_board_renderer_get_memory (self), ==, 0);
}

/* The size of the cache is limited, even if there are many large textures. */
static void
test_bounded (void)
{
  g_autoptr (AwaleBoardRenderer) self = create_skin (3000);

  for (int seeds = 1; seeds < 10; seeds++)
    for (int spot = 0; spot < AWALE_SPOTS; spot++)
      draw_spot (self, spot, seeds);
  g_assert_cmpuint (awale_board_renderer_get_memory (self), >, 0);
  g_assert_cmpuint (awale_board_renderer_get_memory (self), <=, 48u << 20);
}

/* The renderer draws almost the same picture with textures and with cairo surfaces. */
static void
test_same_in_software (void)
{
  cairo_surface_t *surfaces[2];

  for (int software = 0; software < 2; software++)
    {
      g_autoptr (AwaleBoardRenderer) self = create_skin (400);
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      AwaleSeed seed = { 120, 80, 8, 0.9, 0.3, 0.5, 0 };
      GskRenderNode *node;
      cairo_t *cr;

      awale_board_renderer_set_software (self, software);
      awale_board_renderer_snapshot_body (self, snapshot, AWALE_SOUTH);
      awale_board_renderer_snapshot_seed (self, snapshot, &seed, 0.3);
      node = gtk_snapshot_to_node (snapshot);
      surfaces[software] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 200);
      cr = cairo_create (surfaces[software]);
      gsk_render_node_draw (node, cr);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[software]);
      gsk_render_node_unref (node);
    }
  for (int i = 0; i < 400 * 200 * 4; i++)
    g_assert_cmpint (ABS (cairo_image_surface_get_data (surfaces[0])[i] -
                          cairo_image_surface_get_data (surfaces[1])[i]), <=, 3);
  cairo_surface_destroy (surfaces[0]);
  cairo_surface_destroy (surfaces[1]);
}

/* The board in the window looks almost the same as a saved picture. */
static void
test_same_as_picture (void)
{
  g_autoptr (AwaleBoardRenderer) self = create_skin (640);
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self);
  g_autoptr (AwaleBoardPainter) painter = NULL;
  AwaleBoardLook look = awale_board_look_plain ();
  cairo_surface_t *surfaces[2];
  AwalePosition position;

  g_assert_true (awale_position_parse ("3-0-1-5-6-0-1-20-0-2-1-0-6-3-N", &position, NULL));
  painter = awale_board_painter_new (
      awale_board_palette_get (awale_board_palette_get_themes ()[0], false), AWALE_MATERIAL_CARVED);
  for (int i = 0; i < 2; i++)
    {
      cairo_t *cr;

      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 640, 320);
      cr = cairo_create (surfaces[i]);
      if (i == 0)
        awale_board_painter_paint (painter, cr, geometry, position, &look);
      else
        draw_board (self, cr, position);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[i]);
    }
  for (int i = 0; i < 640 * 320 * 4; i++)
    g_assert_cmpint (ABS (cairo_image_surface_get_data (surfaces[0])[i] -
                          cairo_image_surface_get_data (surfaces[1])[i]), <=, 32);
  cairo_surface_destroy (surfaces[0]);
  cairo_surface_destroy (surfaces[1]);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/board-renderer/keeps-textures", test_keeps_pieces);
  g_test_add_func ("/widgets/board-renderer/forgets", test_forgets);
  g_test_add_func ("/widgets/board-renderer/bounded", test_bounded);
  g_test_add_func ("/widgets/board-renderer/same-in-software", test_same_in_software);
  g_test_add_func ("/widgets/board-renderer/same-as-picture", test_same_as_picture);
}
