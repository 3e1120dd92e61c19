/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-graph.h"

#include "awale-page-svg.h"
#include "awale-page-text.h"
#include "picture/awale-class-mark.h"
#include "picture/awale-graph-points.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Units of a drawing; a graph is as wide as a board of some 700 pixels. */
#define WIDTH     700.0
#define HEIGHT    190.0
#define LOW       120.0   /* height of a graph without values */
#define MARK_SIZE 16.0    /* size of a sign's drawing */
#define PUNISHED  5.6     /* half the size of a sign of a punished error, and of others */
#define UNPUNISHED 3.8
#define MAX_TICKS 64

/* A graph being drawn, and its layout. */
typedef struct
{
  GString                *page;
  AwaleGraphLayout        layout;
  const AwaleGraphPoint  *points;
  int                     n;
} Graph;

static void
paint_class (cairo_t    *cr,
             const void *data)
{
  const AwaleMoveClass *move_class = data;

  awale_class_mark_paint (cr, *move_class, MARK_SIZE / 2, MARK_SIZE / 2, PUNISHED);
}

void
awale_page_add_graph_common (GString *page)
{
  g_string_append (page, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"common\" width=\"0\" "
                         "height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>");
  for (int i = AWALE_MOVE_CLASS_INACCURACY; i < AWALE_N_MOVE_CLASSES; i++)
    {
      AwaleMoveClass move_class = (AwaleMoveClass) i;

      g_string_append_printf (page, "<g id=\"class%d\" class=\"class%d\" "
                              "transform=\"translate(-8 -8)\">", i, i);
      awale_page_add_painting (page, "", MARK_SIZE, MARK_SIZE, paint_class, &move_class);
      g_string_append (page, "</g>");
    }
  g_string_append (page, "</defs></svg>");
}

static void
add_point (GString *page,
           char     command,
           double   x,
           double   y)
{
  g_string_append_c (page, command);
  awale_page_add_number (page, x);
  g_string_append_c (page, ' ');
  awale_page_add_number (page, y);
}

static void
add_line (GString    *page,
          const char *kind,
          double      x0,
          double      y0,
          double      x1,
          double      y1)
{
  g_string_append_printf (page, "<path class=\"%s\" d=\"", kind);
  add_point (page, 'M', x0, y0);
  add_point (page, 'L', x1, y1);
  g_string_append (page, "\"/>");
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
      double y = awale_graph_axis_y_of_seeds (axis, ticks[i]);

      add_line (graph->page, is_signed && ticks[i] == 0 ? "zero" : "level", axis->plot.x, y,
                axis->plot.x + axis->plot.width, y);
      start_text (graph->page, "tick", axis->plot.x - 6, y);
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

static double
get_middle (const AwaleGraphPoint *point)
{
  return (point->evaluation.low + point->evaluation.high) / 200.;
}

static double
get_value_y (const Graph *graph,
             int          ply)
{
  return awale_graph_axis_y_of_seeds (&graph->layout.value, get_middle (&graph->points[ply]));
}

static void
add_curve (const Graph *graph,
           int          from,
           int          to)
{
  g_string_append (graph->page, "<path class=\"curve\" d=\"");
  for (int ply = from; ply <= to; ply++)
    add_point (graph->page, ply == from ? 'M' : 'L',
               awale_graph_axis_x_of_ply (&graph->layout.value, ply), get_value_y (graph, ply));
  g_string_append (graph->page, "\"/>");
}

/* Adds dots for exact values and for values without neighbors, which have no line. */
static void
add_dots (const Graph *graph,
          int          from,
          int          to)
{
  for (int ply = from; ply <= to; ply++)
    if (from == to || graph->points[ply].evaluation.proof == AWALE_PROOF_EXACT)
      {
        double x = awale_graph_axis_x_of_ply (&graph->layout.value, ply);
        double y = get_value_y (graph, ply);

        add_line (graph->page, "dot", x, y, x, y);
      }
}

static void
add_lead (const Graph *graph,
          int          from,
          int          to,
          bool         south)
{
  const AwaleGraphAxis *axis = &graph->layout.value;
  double                zero = awale_graph_axis_y_of_seeds (axis, 0), last = zero;

  g_string_append_printf (graph->page, "<path class=\"lead %s\" d=\"", south ? "south" : "north");
  add_point (graph->page, 'M', awale_graph_axis_x_of_ply (axis, from), zero);
  for (int ply = from; ply <= to; ply++)
    {
      double y = get_value_y (graph, ply);

      if ((y - zero) * (last - zero) < 0)
        add_point (graph->page, 'L',
                   awale_graph_axis_x_of_ply (axis, ply - (zero - y) / (last - y)), zero);
      add_point (graph->page, 'L', awale_graph_axis_x_of_ply (axis, ply),
                 south ? MIN (y, zero) : MAX (y, zero));
      last = y;
    }
  add_point (graph->page, 'L', awale_graph_axis_x_of_ply (axis, to), zero);
  g_string_append (graph->page, "Z\"/>");
}

static void
add_curves (const Graph *graph)
{
  for (int from = 0; from < graph->n; from++)
    {
      int to = from;

      if (!graph->points[from].has_evaluation)
        continue;
      while (to + 1 < graph->n && graph->points[to + 1].has_evaluation)
        to++;
      add_lead (graph, from, to, true);
      add_lead (graph, from, to, false);
      add_curve (graph, from, to);
      add_dots (graph, from, to);
      from = to;
    }
}

static void
add_majority (const Graph *graph)
{
  const AwaleGraphAxis *axis = &graph->layout.race;
  double                y = awale_graph_axis_y_of_seeds (axis, 25);

  add_line (graph->page, "majority", axis->plot.x, y, axis->plot.x + axis->plot.width, y);
}

/* Adds a store's line; it has steps, because a harvest changes a store at once. */
static void
add_store (const Graph *graph,
           bool         south)
{
  const AwaleGraphAxis *axis = &graph->layout.race;
  double                last = -1;

  g_string_append_printf (graph->page, "<path class=\"store %s\" d=\"", south ? "south" : "north");
  for (int ply = 0; ply < graph->n; ply++)
    {
      double x = awale_graph_axis_x_of_ply (axis, ply);
      double y = awale_graph_axis_y_of_seeds (axis, south ? graph->points[ply].south
                                                          : graph->points[ply].north);

      if (ply == 0)
        add_point (graph->page, 'M', x, y);
      else if (y != last || ply == graph->n - 1)
        {
          add_point (graph->page, 'L', x, last);
          add_point (graph->page, 'L', x, y);
        }
      last = y;
    }
  g_string_append (graph->page, "\"/>");
}

static void
add_errors (const Graph *graph)
{
  for (int ply = 0; ply < graph->n; ply++)
    {
      const AwaleGraphPoint *point = &graph->points[ply];
      const AwaleGraphAxis  *axis = &graph->layout.value;
      double                 y = graph->layout.race.plot.y + 6;

      if (point->move_class < AWALE_MOVE_CLASS_INACCURACY)
        continue;
      if (graph->layout.has_value)
        y = awale_graph_axis_y_of_seeds (axis, point->has_evaluation ? get_middle (point) : 0);
      g_string_append (graph->page, "<g transform=\"translate(");
      awale_page_add_number (graph->page, awale_graph_axis_x_of_ply (axis, ply));
      g_string_append_c (graph->page, ' ');
      awale_page_add_number (graph->page, y);
      g_string_append_printf (graph->page, ")%s\"><use href=\"#class%u\"/></g>",
                              point->is_punished ? "" : " scale(.68)", point->move_class);
    }
}

/* Opens the graph's element with data for a script to move the cursor and to find a ply. */
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
add_legend (AwalePageWords *words,
            GString        *page,
            bool            has_value)
{
  g_string_append (page, "<figcaption><span class=\"key south\">");
  awale_page_words_add (words, page, N_("South"));
  g_string_append (page, "</span> <span class=\"key north\">");
  awale_page_words_add (words, page, N_("North"));
  g_string_append (page, "</span> ");
  if (has_value)
    awale_page_words_add (words, page,
                          N_("Values above, in seeds, positive for South; the stores below"));
  else
    awale_page_words_add (words, page, N_("The stores, in seeds"));
  g_string_append (page, "</figcaption>");
}

void
awale_page_add_graph (AwalePageWords *words,
                      GString        *page,
                      AwaleGame      *game)
{
  g_autoptr (GArray) points = awale_graph_points_for_game (game);
  Graph              graph = { .page = page, .points = (const void *) points->data,
                               .n = (int) points->len };
  const AwaleRect   *race = &graph.layout.race.plot;

  if (graph.n <= 2)
    return;
  awale_graph_layout_init (&graph.layout, WIDTH, HEIGHT, graph.points, graph.n);
  if (!graph.layout.has_value)
    awale_graph_layout_init (&graph.layout, WIDTH, LOW, graph.points, graph.n);
  g_string_append (page, "<figure class=\"graph\">");
  start_graph (&graph);
  if (graph.layout.has_value)
    add_levels (&graph, &graph.layout.value, true);
  add_levels (&graph, &graph.layout.race, false);
  add_rounds (&graph);
  add_curves (&graph);
  add_majority (&graph);
  add_store (&graph, false);
  add_store (&graph, true);
  add_errors (&graph);
  add_line (page, "cursor", 0, graph.layout.has_value ? graph.layout.value.plot.y : race->y, 0,
            race->y + race->height);
  g_string_append (page, "</svg>");
  add_legend (words, page, graph.layout.has_value);
  g_string_append (page, "</figure>");
}
