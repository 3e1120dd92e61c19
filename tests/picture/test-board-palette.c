/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "canvas.h"

#include <math.h>

#define READABLE 4.5  /* Minimum contrast for text, according to WCAG AA. */
#define VISIBLE  3.0  /* Minimum contrast for graphics, according to WCAG AA. */

typedef void (* CheckFunc) (const AwaleBoardPalette *palette);

static void
for_all (CheckFunc check)
{
  for (const char *const *theme = awale_board_palette_get_themes (); *theme != NULL; theme++)
    for (int dark = 0; dark < 2; dark++)
      {
        const AwaleBoardPalette *palette = awale_board_palette_get (*theme, dark);

        g_assert_nonnull (palette);
        g_assert_cmpstr (palette->theme, ==, *theme);
        g_assert_cmpint (palette->dark, ==, dark);
        check (palette);
      }
}

static void
check_text (const AwaleBoardPalette *palette)
{
  g_assert_cmpfloat (palette->badge.alpha, ==, 1);
  g_assert_cmpfloat (color_get_contrast (palette->badge_text, palette->badge), >=, READABLE);
  g_assert_cmpfloat (color_get_contrast (palette->letter, palette->wood_light), >=, READABLE);
  g_assert_cmpfloat (color_get_contrast (palette->letter, palette->wood), >=, READABLE);
  g_assert_cmpfloat (color_get_contrast (palette->letter, palette->wood_dark), >=, READABLE);
}

static void
test_text (void)
{
  for_all (check_text);
}

static void
check_signs (const AwaleBoardPalette *palette)
{
  AwaleColor signs[] = { palette->hover, palette->focus, palette->landing, palette->harvest,
                         palette->refused, palette->last_move, palette->best };

  for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      AwaleColor seen = color_over (signs[i], palette->wood);

      g_assert_cmpfloat (color_get_contrast (seen, palette->wood), >=, VISIBLE);
    }
  for (int i = 0; i < AWALE_MARK_COLORS; i++)
    g_assert_cmpfloat (color_get_contrast (palette->marks[i], palette->wood), >=, VISIBLE);
}

static void
test_signs (void)
{
  for_all (check_signs);
}

/* Either the bright or the dark side of a seed contrasts with the floor of its hollow. */
static void
check_seeds (const AwaleBoardPalette *palette)
{
  AwaleColor floor = awale_color_mix (palette->wood, palette->depth, 0.4);
  double     lit = color_get_contrast (palette->seed_light, floor);
  double     shaded = color_get_contrast (palette->seed_edge, floor);

  g_assert_cmpfloat (MAX (lit, shaded), >=, VISIBLE);
  g_assert_cmpfloat (color_get_luminance (palette->seed_light), >,
                     color_get_luminance (palette->seed_dark));
  g_assert_cmpfloat (color_get_luminance (palette->seed_dark), >,
                     color_get_luminance (palette->seed_edge));
}

static void
test_seeds (void)
{
  for_all (check_seeds);
}

static AwaleColor
to_color (uint32_t pixel)
{
  return (AwaleColor) { (pixel >> 16 & 255) / 255., (pixel >> 8 & 255) / 255.,
                        (pixel & 255) / 255., 1 };
}

/* Letters contrast with the lit wood, including its grain and the warm light on the side to
 * move. */
static void
check_lit_wood (const AwaleBoardPalette *palette)
{
  g_autoptr (AwaleBoardPainter) painter = awale_board_painter_new (palette, AWALE_MATERIAL_CARVED);
  AwaleGeometry                 g;
  Canvas                        canvas;

  awale_geometry_init (&g, 700, 260, AWALE_GEOMETRY_LETTERS);
  canvas_init (&canvas, 700, 260);
  awale_board_painter_paint_body (painter, canvas.cr, &g);
  awale_board_painter_paint_turn (painter, canvas.cr, &g, AWALE_NORTH);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      AwaleRect box = g.letters[pit];

      for (int y = (int) box.y; y < box.y + box.height; y++)
        for (int x = (int) box.x; x < box.x + box.width; x++)
          {
            AwaleColor ground = to_color (canvas_get (&canvas, x, y));

            g_assert_cmpfloat (color_get_contrast (palette->letter, ground), >=, READABLE);
          }
    }
  canvas_clear (&canvas);
}

static void
test_lit_wood (void)
{
  for_all (check_lit_wood);
}

static void
test_unknown (void)
{
  g_assert_null (awale_board_palette_get ("plastic", false));
  g_assert_null (awale_board_palette_get ("", true));
}

static void
test_contrast (void)
{
  AwaleColor black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 }, gray = { 0x77 / 255., 0x77 / 255.,
                                                                      0x77 / 255., 1 };

  g_assert_cmpfloat_with_epsilon (color_get_contrast (black, white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (color_get_contrast (white, white), 1, 1e-9);
  /* The contrast of this gray to white is just too low for text. */
  g_assert_cmpfloat_with_epsilon (color_get_contrast (gray, white), 4.48, 0.01);
  g_assert_cmpfloat (color_over (awale_color_fade (white, 0.25), black).green, ==, 0.25);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/palette/text", test_text);
  g_test_add_func ("/picture/palette/signs", test_signs);
  g_test_add_func ("/picture/palette/seeds", test_seeds);
  g_test_add_func ("/picture/palette/lit-wood", test_lit_wood);
  g_test_add_func ("/picture/palette/unknown", test_unknown);
  g_test_add_func ("/picture/color/contrast", test_contrast);
  return g_test_run ();
}
