/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-graph.h"

#include "awale-page-markup.h"
#include "picture/awale-graph-painter.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Size of a graph in drawing units. */
#define WIDTH  700.0
#define HEIGHT 190.0
#define LOW    120.0   /* Height of a graph without values. */
#define MAX_TICKS 64

typedef struct
{
  GString               *page;
  AwaleGraphLayout       layout;
  const AwaleGraphPoint *points;
  int                    n;
} Graph;

static void
paint_graph (cairo_t    *cr,
             const void *data)
{
  const Graph *graph = data;

  awale_graph_painter_paint (cr, &graph->layout, graph->points, graph->n,
                             awale_graph_colors_get_default (false), NULL);
}

/* Adds the painting with CSS classes instead of colors; the style sheet has a light and a dark
 * color for each class. */
static void
add_painting (const Graph *graph,
              const char  *prefix)
{
  const AwaleGraphColors *colors = awale_graph_colors_get_default (false);
  const struct
  {
    const char *class;
    AwaleColor  color;
  } classes[] = {
    { "south", colors->south }, { "north", colors->north }, { "curve", colors->curve },
    { "level", colors->zero }, { "inaccuracy", colors->inaccuracy },
    { "mistake", colors->mistake }, { "blunder", colors->blunder },
  };
  g_autoptr (GString) painting = g_string_new (NULL);

  awale_page_add_painting (painting, prefix, graph->layout.width, graph->layout.height, paint_graph,
                           graph);
  for (size_t i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      const AwaleColor *color = &classes[i].color;
      g_autofree char  *value =
        g_strdup_printf ("=\"#%02x%02x%02x\"", (int) lround (color->red * 255),
                         (int) lround (color->green * 255), (int) lround (color->blue * 255));
      g_autofree char  *class =
        g_strdup_printf ("=\"currentColor\" class=\"%s\"", classes[i].class);

      g_string_replace (painting, value, class, 0);
    }
  g_string_append_len (graph->page, painting->str, (gssize) painting->len);
}

static void
start_text (GString    *page,
            const char *kind,
            double      x,
            double      y)
{
  g_string_append_printf (page, "<text class=\"%s\" x=\"", kind);
  awale_page_add_number (page, x);
  g_string_append (page, "\" y=\"");
  awale_page_add_number (page, y);
  g_string_append (page, "\" dy=\".35em\">");
}

static void
add_levels (const Graph          *graph,
            const AwaleGraphAxis *axis,
            bool                  is_signed)
{
  double ticks[MAX_TICKS];
  double font = awale_graph_get_font_size (&graph->layout);
  int    n = awale_graph_axis_seed_ticks (axis, font * 2, ticks, MAX_TICKS);

  for (int i = 0; i < n; i++)
    {
      start_text (graph->page, "tick", axis->plot.x - 6,
                  awale_graph_axis_y_of_seeds (axis, ticks[i]));
      g_string_append_printf (graph->page, "%s%g</text>",
                              !is_signed || ticks[i] == 0 ? "" : ticks[i] > 0 ? "+" : "\u2212",
                              fabs (ticks[i]));
    }
}

static void
add_rounds (const Graph *graph)
{
  const AwaleGraphAxis *axis = &graph->layout.race;
  double                font = awale_graph_get_font_size (&graph->layout);
  int                   plies[MAX_TICKS];
  int                   n = awale_graph_list_rounds (axis, graph->points, graph->n, font * 4, plies,
                                                     MAX_TICKS);

  for (int i = 0; i < n; i++)
    {
      start_text (graph->page, "round-tick", awale_graph_axis_x_of_ply (axis, plies[i]),
                  axis->plot.y + axis->plot.height + font * 0.9);
      g_string_append_printf (graph->page, "%d</text>", graph->points[plies[i]].round);
    }
}

/* Opens the graph's element, with data by which the script moves the cursor and finds a ply. */
static void
start_graph (const Graph *graph)
{
  const AwaleGraphAxis *axis = &graph->layout.race;

  g_string_append_printf (graph->page, "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                          "viewBox=\"0 0 %.0f %.0f\" aria-hidden=\"true\" focusable=\"false\" "
                          "data-first=\"", graph->layout.width, graph->layout.height);
  awale_page_add_number (graph->page, axis->plot.x);
  g_string_append (graph->page, "\" data-span=\"");
  awale_page_add_number (graph->page, axis->plot.width);
  g_string_append_printf (graph->page, "\" data-plies=\"%d\">", graph->n - 1);
}

static void
add_legend (AwalePageText *words,
            GString       *page,
            bool           has_value)
{
  g_string_append (page, "<figcaption><span class=\"key south\">");
  awale_page_text_add (words, page, N_("South"));
  g_string_append (page, "</span> <span class=\"key north\">");
  awale_page_text_add (words, page, N_("North"));
  g_string_append (page, "</span> ");
  if (has_value)
    awale_page_text_add (words, page,
                         N_("Values above, in seeds, positive for South; the stores below"));
  else
    awale_page_text_add (words, page, N_("The stores, in seeds"));
  g_string_append (page, "</figcaption>");
}

void
awale_page_add_graph (AwalePageText *words,
                      GString       *page,
                      AwaleGame     *game,
                      const char    *prefix)
{
  g_autoptr (GArray) points = awale_graph_points_for_game (game);
  Graph              graph = { .page = page, .points = (const void *) points->data,
                               .n = (int) points->len };
  AwaleGraphLayout  *layout = &graph.layout;

  if (graph.n <= 2)
    return;
  awale_graph_layout_init (layout, WIDTH, HEIGHT, graph.points, graph.n);
  if (!layout->has_value)
    awale_graph_layout_init (layout, WIDTH, LOW, graph.points, graph.n);
  g_string_append (page, "<figure class=\"graph\">");
  start_graph (&graph);
  add_painting (&graph, prefix);
  if (layout->has_value)
    add_levels (&graph, &layout->value, true);
  add_levels (&graph, &layout->race, false);
  add_rounds (&graph);
  g_string_append_printf (page, "<path class=\"cursor\" d=\"M0 %.0fV%.0f\"/></svg>",
                          layout->has_value ? layout->value.plot.y : layout->race.plot.y,
                          layout->race.plot.y + layout->race.plot.height);
  add_legend (words, page, layout->has_value);
  g_string_append (page, "</figure>");
}
