/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-painter-private.h"

/* Space above and below the middle of a word, and from one word to the next, in font sizes. */
#define HALF 0.7
#define NEXT 1.35

PangoLayout *
awale_graph_create_text (cairo_t                *cr,
                         const AwaleGraphLayout *layout,
                         const char             *font,
                         const char             *text)
{
  PangoLayout          *pango = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_new ();

  pango_font_description_set_family (description, font);
  pango_font_description_set_absolute_size (description,
                                            awale_graph_get_font_size (layout) * PANGO_SCALE);
  pango_layout_set_font_description (pango, description);
  pango_font_description_free (description);
  pango_layout_set_text (pango, text, -1);
  return pango;
}

/* True if no store's line passes between @top and @bottom to the left of @right. */
static bool
is_free (const AwaleGraphAxis  *axis,
         const AwaleGraphPoint *points,
         int                    n,
         double                 top,
         double                 bottom,
         double                 right)
{
  double last[2] = { 0 };

  for (int ply = 0; ply < n && awale_graph_axis_x_of_ply (axis, ply) <= right; ply++)
    for (int side = 0; side < 2; side++)
      {
        int    seeds = side == AWALE_SOUTH ? points[ply].south : points[ply].north;
        double y = awale_graph_axis_y_of_seeds (axis, seeds);
        double before = ply == 0 ? y : last[side];

        if (MAX (y, before) > top && MIN (y, before) < bottom)
          return false;
        last[side] = y;
      }
  return true;
}

/* The height of the stores' names: just below the majority if possible, where no line is at the
 * start of an ordinary game; in a game from a set-up position, further down until the lines are
 * clear of them. */
static double
place_stores (const AwaleGraphLayout *layout,
              const AwaleGraphPoint  *points,
              int                     n,
              double                  right)
{
  const AwaleGraphAxis *axis = &layout->race;
  double                font = awale_graph_get_font_size (layout);
  double                highest = awale_graph_axis_y_of_seeds (axis, 25) + font * 0.95;
  double                lowest = axis->plot.y + axis->plot.height - font * (NEXT + HALF);

  for (double y = highest; y <= lowest; y += font / 4)
    if (is_free (axis, points, n, y - font * HALF, y + font * (NEXT + HALF), right))
      return y;
  return highest;
}

int
awale_graph_list_words (cairo_t                *cr,
                        const AwaleGraphLayout *layout,
                        const AwaleGraphPoint  *points,
                        int                     n,
                        const char             *font,
                        AwaleGraphWord          words[AWALE_GRAPH_MAX_WORDS])
{
  const AwaleRect *plot = &layout->value.plot;
  double           size = awale_graph_get_font_size (layout);
  double           x = layout->race.plot.x + 8;
  int              n_words = layout->has_value ? 4 : 2;

  if (layout->race.plot.height < size * 4.6)
    return 0;

  for (int i = 0; i < n_words; i++)
    {
      int                     side = i % 2 == 0 ? AWALE_SOUTH : AWALE_NORTH;
      bool                    is_store = i < 2;
      g_autoptr (PangoLayout) text = NULL;
      int                     width;

      words[i].text = awale_side_get_name (side);
      words[i].side = is_store ? side : -1;
      words[i].x = is_store ? x + AWALE_GRAPH_LEGEND_LINE + 6 : x;
      text = awale_graph_create_text (cr, layout, font, words[i].text);
      pango_layout_get_size (text, &width, NULL);
      words[i].end = words[i].x + (double) width / PANGO_SCALE;
    }
  words[0].y = place_stores (layout, points, n, MAX (words[0].end, words[1].end));
  words[1].y = words[0].y + size * NEXT;
  words[2].y = plot->y + size * HALF;
  words[3].y = plot->y + plot->height - size * HALF;
  return n_words;
}
