/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-painter.h"

#include <math.h>

#define MAX_TICKS 64
#define THIN      1.4
#define STRONG    2.4
#define DOT       2.2

/* Opacity of a variation, and of the cursor where it crosses words. */
#define LIGHTER 0.55
#define THROUGH_WORDS 0.4

/* Radii of the marks of errors in pixels, for punished and unpunished ones. */
#define PUNISHED   5.6
#define UNPUNISHED 3.8

/* Space above and below the middle of a word, and distance from one word to the next, in font
 * sizes. */
#define HALF 0.7
#define NEXT 1.35

/* Radius of the inner corners of a star, relative to that of its outer ones. */
#define STAR_WAIST 0.45

#define CHANNEL(hex, shift) (((hex) >> (shift) & 255) / 255.)
#define RGBA(hex, a)        { CHANNEL (hex, 16), CHANNEL (hex, 8), CHANNEL (hex, 0), a }
#define RGB(hex)            RGBA (hex, 1)

static const AwaleGraphColors light_colors = {
  .text = RGB (0x4a4550), .grid = RGBA (0x000000, 0.10), .zero = RGBA (0x000000, 0.45),
  .south = RGB (0xb8560f), .north = RGB (0x1f65b5), .curve = RGB (0x2c2733),
  .cursor = RGBA (0x2c2733, 0.80), .inaccuracy = RGB (0xb07d00), .mistake = RGB (0xd35400),
  .blunder = RGB (0xb5121f), .ground = RGB (0xffffff),
};

static const AwaleGraphColors dark_colors = {
  .text = RGB (0xd5d2cd), .grid = RGBA (0xffffff, 0.12), .zero = RGBA (0xffffff, 0.50),
  .south = RGB (0xf0a35e), .north = RGB (0x7ab7f5), .curve = RGB (0xf4f1ec),
  .cursor = RGBA (0xffffff, 0.85), .inaccuracy = RGB (0xf6d32d), .mistake = RGB (0xff9447),
  .blunder = RGB (0xff6b63), .ground = RGB (0x242424),
};

const AwaleGraphColors *
awale_graph_colors_get_default (bool dark)
{
  return dark ? &dark_colors : &light_colors;
}

static PangoLayout *
create_text (cairo_t    *cr,
             const char *font,
             double      size,
             const char *text)
{
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_new ();

  pango_font_description_set_family (description, font);
  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  pango_font_description_free (description);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

void
awale_graph_show_text (cairo_t    *cr,
                       const char *font,
                       double      size,
                       const char *text,
                       double      x,
                       double      y,
                       double      align)
{
  g_autoptr (PangoLayout) layout = create_text (cr, font, size, text);
  int                     width, height;

  pango_layout_get_size (layout, &width, &height);
  cairo_move_to (cr, x - align * width / PANGO_SCALE, y - height / 2. / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

/* True if no line of a store passes between the heights @top and @bottom to the left of @right. */
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

/* The height of the names of the stores: just below the majority, where an ordinary game has no
 * line at its start; if there are lines, lower until they are clear of the names. */
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
      text = create_text (cr, font, size, words[i].text);
      pango_layout_get_size (text, &width, NULL);
      words[i].end = words[i].x + (double) width / PANGO_SCALE;
    }
  words[0].y = place_stores (layout, points, n, MAX (words[0].end, words[1].end));
  words[1].y = words[0].y + size * NEXT;
  words[2].y = plot->y + size * HALF;
  words[3].y = plot->y + plot->height - size * HALF;
  return n_words;
}

/* Begins the path of a polygon with corners alternately on an outer and an inner circle, the first
 * one at the top. */
static void
path_corners (cairo_t *cr,
              int      n,
              double   x,
              double   y,
              double   outer,
              double   inner)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    {
      double angle = 2 * G_PI * i / n - G_PI_2;
      double radius = i % 2 == 0 ? outer : inner;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

void
awale_class_mark_paint (cairo_t        *cr,
                        AwaleMoveClass  move_class,
                        double          x,
                        double          y,
                        double          radius)
{
  g_return_if_fail (cr != NULL && (int) move_class < AWALE_N_MOVE_CLASSES);

  switch (move_class)
    {
    case AWALE_MOVE_CLASS_BEST:
      path_corners (cr, 10, x, y, radius * 1.25, radius * 1.25 * STAR_WAIST);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_GOOD:
      path_corners (cr, 3, x, y + radius * 0.2, radius * 1.15, radius * 1.15);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_INACCURACY:
      cairo_new_path (cr);
      cairo_set_line_width (cr, radius * 0.5);
      cairo_arc (cr, x, y, radius * 0.8, 0, 2 * G_PI);
      cairo_stroke (cr);
      break;
    case AWALE_MOVE_CLASS_MISTAKE:
      path_corners (cr, 4, x, y, radius * 1.2, radius * 1.2);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_BLUNDER:
      cairo_new_path (cr);
      cairo_rectangle (cr, x - radius, y - radius, 2 * radius, 2 * radius);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_NONE:
    default:
      break;
    }
}

typedef struct
{
  cairo_t                *cr;
  const AwaleGraphLayout *layout;
  const AwaleGraphPoint  *points;
  int                     n;
  const AwaleGraphColors *colors;
  const char             *font;
} Graph;

static double
get_middle (const AwaleGraphPoint *point)
{
  return (point->evaluation.low + point->evaluation.high) / 200.;
}

static void
show_text (const Graph *graph,
           const char  *text,
           double       x,
           double       y,
           double       align)
{
  if (graph->font == NULL)
    return;
  awale_set_color (graph->cr, graph->colors->text);
  awale_graph_show_text (graph->cr, graph->font, awale_graph_get_font_size (graph->layout), text, x,
                         y, align);
}

static void
stroke_line (cairo_t *cr,
             double   x0,
             double   y0,
             double   x1,
             double   y1)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_stroke (cr);
}

static int
list_words (const Graph    *graph,
            AwaleGraphWord  words[AWALE_GRAPH_MAX_WORDS])
{
  if (graph->font == NULL)
    return 0;
  return awale_graph_list_words (graph->cr, graph->layout, graph->points, graph->n, graph->font,
                                 words);
}

/* The left end of a level's line, which must not cross words. */
static double
find_level_start (const Graph *graph,
                  double       left,
                  double       y)
{
  double         font = awale_graph_get_font_size (graph->layout);
  AwaleGraphWord words[AWALE_GRAPH_MAX_WORDS];
  int            n = list_words (graph, words);

  for (int i = 0; i < n; i++)
    if (fabs (words[i].y - y) < font * 0.7)
      left = MAX (left, words[i].end + 4);
  return left;
}

/* Excludes the words and their sample lines from what is painted next. */
static void
clip_words_out (const Graph *graph)
{
  cairo_t       *cr = graph->cr;
  double         half = awale_graph_get_font_size (graph->layout) * 0.7;
  AwaleGraphWord words[AWALE_GRAPH_MAX_WORDS];
  int            n = list_words (graph, words);

  for (int i = 0; i < n; i++)
    {
      double left = words[i].x - (words[i].side < 0 ? 0 : AWALE_GRAPH_LEGEND_LINE + 6) - 3;
      double right = words[i].end + 3;

      cairo_rectangle (cr, left, words[i].y - half, right - left, 2 * half);
      cairo_rectangle (cr, 0, 0, graph->layout->width, graph->layout->height);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (cr);
    }
}

static void
paint_level (const Graph          *graph,
             const AwaleGraphAxis *axis,
             double                seeds,
             bool                  is_signed)
{
  char   text[16];
  double y = awale_graph_axis_y_of_seeds (axis, seeds);

  /* A positive number means that South is ahead. */
  g_snprintf (text, sizeof text, "%s%g", !is_signed || seeds == 0 ? "" : seeds > 0 ? "+" : "−",
              fabs (seeds));
  awale_set_color (graph->cr, is_signed && seeds == 0 ? graph->colors->zero : graph->colors->grid);
  cairo_set_line_width (graph->cr, 1);
  stroke_line (graph->cr, find_level_start (graph, axis->plot.x, y), y,
               axis->plot.x + axis->plot.width, y);
  show_text (graph, text, axis->plot.x - 6, y, 1);
}

static void
paint_levels (const Graph          *graph,
              const AwaleGraphAxis *axis,
              bool                  is_signed)
{
  double ticks[MAX_TICKS];
  double gap = awale_graph_get_font_size (graph->layout) * 2;
  int    n = awale_graph_axis_seed_ticks (axis, gap, ticks, MAX_TICKS);

  for (int i = 0; i < n; i++)
    paint_level (graph, axis, ticks[i], is_signed);
}

static void
paint_rounds (const Graph *graph)
{
  const AwaleGraphAxis *axis = &graph->layout->race;
  double                font = awale_graph_get_font_size (graph->layout);
  double                bottom = axis->plot.y + axis->plot.height;
  int                   plies[MAX_TICKS], n;
  char                  text[16];

  if (bottom + font * 1.4 > graph->layout->height)
    return;
  n = awale_graph_list_rounds (axis, graph->points, graph->n, font * 4, plies, MAX_TICKS);
  for (int i = 0; i < n; i++)
    {
      g_snprintf (text, sizeof text, "%d", graph->points[plies[i]].round);
      show_text (graph, text, awale_graph_axis_x_of_ply (axis, plies[i]), bottom + font * 0.9, 0.5);
    }
}

/* Continues the path through the values of plies @from … @to, or the middles of their bounds. */
static void
path_values (const Graph *graph,
             int          from,
             int          to)
{
  const AwaleGraphAxis *axis = &graph->layout->value;

  for (int ply = from; ply <= to; ply++)
    cairo_line_to (graph->cr, awale_graph_axis_x_of_ply (axis, ply),
                   awale_graph_axis_y_of_seeds (axis, get_middle (&graph->points[ply])));
}

static int
get_run_end (const Graph *graph,
             int          from)
{
  int to = from;

  while (to + 1 < graph->n && graph->points[to + 1].has_evaluation)
    to++;
  return to;
}

static void
paint_lead (const Graph *graph,
            int          from,
            int          to,
            bool         south)
{
  const AwaleGraphAxis *axis = &graph->layout->value;
  AwaleRect             plot = axis->plot;
  double                zero = awale_graph_axis_y_of_seeds (axis, 0);
  AwaleColor            color = south ? graph->colors->south : graph->colors->north;

  cairo_save (graph->cr);
  cairo_new_path (graph->cr);
  if (south)
    cairo_rectangle (graph->cr, plot.x, plot.y, plot.width, zero - plot.y);
  else
    cairo_rectangle (graph->cr, plot.x, zero, plot.width, plot.y + plot.height - zero);
  cairo_clip (graph->cr);
  cairo_new_path (graph->cr);
  cairo_move_to (graph->cr, awale_graph_axis_x_of_ply (axis, from), zero);
  path_values (graph, from, to);
  cairo_line_to (graph->cr, awale_graph_axis_x_of_ply (axis, to), zero);
  cairo_close_path (graph->cr);
  awale_set_color (graph->cr, awale_color_fade (color, 0.34));
  cairo_fill (graph->cr);
  cairo_restore (graph->cr);
}

/* Paints the proven bounds of a value as a band that is one ply wide. */
static void
paint_bounds (const Graph *graph,
              int          ply)
{
  const AwaleGraphAxis  *axis = &graph->layout->value;
  const AwaleEvaluation *evaluation = &graph->points[ply].evaluation;
  double                 top = awale_graph_axis_y_of_seeds (axis, evaluation->high / 100.);
  double                 bottom = awale_graph_axis_y_of_seeds (axis, evaluation->low / 100.);
  double                 left = awale_graph_axis_x_of_ply (axis, MAX (ply - 0.5, 0));
  double                 right = awale_graph_axis_x_of_ply (axis, MIN (ply + 0.5, axis->last_ply));

  awale_set_color (graph->cr, awale_color_fade (graph->colors->curve, 0.20));
  cairo_new_path (graph->cr);
  cairo_rectangle (graph->cr, left, top, right - left, bottom - top);
  cairo_fill (graph->cr);
  awale_set_color (graph->cr, awale_color_fade (graph->colors->curve, 0.55));
  cairo_set_line_width (graph->cr, 1);
  stroke_line (graph->cr, left, top, right, top);
  stroke_line (graph->cr, left, bottom, right, bottom);
}

static void
paint_dot (cairo_t *cr,
           double   x,
           double   y,
           double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Paints the line through successive values: strong between exact ones, thin elsewhere. */
static void
paint_curve (const Graph *graph,
             int          from,
             int          to)
{
  const AwaleGraphAxis *axis = &graph->layout->value;
  cairo_t              *cr = graph->cr;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  awale_set_color (cr, graph->colors->curve);
  for (int start = from; start < to;)
    {
      bool exact = graph->points[start].evaluation.proof == AWALE_PROOF_EXACT
                   && graph->points[start + 1].evaluation.proof == AWALE_PROOF_EXACT;
      int  end = start + 1;

      while (end < to
             && exact == (graph->points[end].evaluation.proof == AWALE_PROOF_EXACT
                          && graph->points[end + 1].evaluation.proof == AWALE_PROOF_EXACT))
        end++;
      cairo_new_path (cr);
      path_values (graph, start, end);
      cairo_set_line_width (cr, exact ? STRONG : THIN);
      cairo_stroke (cr);
      start = end;
    }
  for (int ply = from; ply <= to; ply++)
    if (from == to || graph->points[ply].evaluation.proof == AWALE_PROOF_EXACT)
      paint_dot (cr, awale_graph_axis_x_of_ply (axis, ply),
                 awale_graph_axis_y_of_seeds (axis, get_middle (&graph->points[ply])), DOT);
}

static void
paint_values (const Graph *graph)
{
  for (int from = 0; from < graph->n; from++)
    if (graph->points[from].has_evaluation)
      {
        int to = get_run_end (graph, from);

        paint_lead (graph, from, to, true);
        paint_lead (graph, from, to, false);
        for (int ply = from; ply <= to; ply++)
          if (graph->points[ply].evaluation.proof == AWALE_PROOF_BOUNDS)
            paint_bounds (graph, ply);
        paint_curve (graph, from, to);
        from = to;
      }
}

/* Begins the path of a store's line from ply @from on; harvests change a store at once, which gives
 * steps. */
static void
path_store (const Graph *graph,
            int          from,
            bool         south)
{
  const AwaleGraphAxis *axis = &graph->layout->race;
  double                y = 0;

  cairo_new_path (graph->cr);
  for (int ply = from; ply < graph->n; ply++)
    {
      const AwaleGraphPoint *point = &graph->points[ply];
      double                 x = awale_graph_axis_x_of_ply (axis, ply);

      if (ply > from)
        cairo_line_to (graph->cr, x, y);
      y = awale_graph_axis_y_of_seeds (axis, south ? point->south : point->north);
      cairo_line_to (graph->cr, x, y);
    }
  if (graph->n == 1)
    cairo_line_to (graph->cr, axis->plot.x + axis->plot.width, y);
}

static void
paint_race (const Graph *graph)
{
  const AwaleGraphAxis *axis = &graph->layout->race;
  cairo_t              *cr = graph->cr;
  double                majority = awale_graph_axis_y_of_seeds (axis, 25);

  /* A dotted line marks the majority. */
  awale_set_color (cr, graph->colors->zero);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, (double[]) { 2, 3 }, 2, 0);
  stroke_line (cr, axis->plot.x, majority, axis->plot.x + axis->plot.width, majority);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, 2);
  awale_set_color (cr, graph->colors->north);
  cairo_set_dash (cr, (double[]) { 5, 2.5 }, 2, 0);
  path_store (graph, 0, false);
  cairo_stroke (cr);
  awale_set_color (cr, graph->colors->south);
  cairo_set_dash (cr, NULL, 0, 0);
  path_store (graph, 0, true);
  cairo_stroke (cr);
}

static void
paint_legend (const Graph *graph)
{
  cairo_t       *cr = graph->cr;
  AwaleGraphWord words[AWALE_GRAPH_MAX_WORDS];
  int            n = list_words (graph, words);

  for (int i = 0; i < n; i++)
    {
      const AwaleGraphWord *word = &words[i];

      show_text (graph, word->text, word->x, word->y, 0);
      if (word->side < 0)
        continue;
      awale_set_color (cr, word->side == AWALE_SOUTH ? graph->colors->south : graph->colors->north);
      cairo_set_line_width (cr, 2);
      cairo_set_dash (cr, (double[]) { 5, 2.5 }, word->side == AWALE_SOUTH ? 0 : 2, 0);
      stroke_line (cr, word->x - 6 - AWALE_GRAPH_LEGEND_LINE, word->y, word->x - 6, word->y);
      cairo_set_dash (cr, NULL, 0, 0);
    }
}

static double
get_mistake_y (const Graph *graph,
               int          ply)
{
  const AwaleGraphPoint *point = &graph->points[ply];

  if (!graph->layout->has_value)
    return graph->layout->race.plot.y + 6;
  return awale_graph_axis_y_of_seeds (&graph->layout->value,
                                      point->has_evaluation ? get_middle (point) : 0);
}

static void
paint_mistake (const Graph *graph,
               int          ply)
{
  const AwaleGraphPoint *point = &graph->points[ply];
  AwaleColor             colors[AWALE_N_MOVE_CLASSES] = {
    [AWALE_MOVE_CLASS_INACCURACY] = graph->colors->inaccuracy,
    [AWALE_MOVE_CLASS_MISTAKE] = graph->colors->mistake,
    [AWALE_MOVE_CLASS_BLUNDER] = graph->colors->blunder,
  };

  if (point->move_class < AWALE_MOVE_CLASS_INACCURACY)
    return;
  awale_set_color (graph->cr, colors[point->move_class]);
  awale_class_mark_paint (graph->cr, point->move_class,
                          awale_graph_axis_x_of_ply (&graph->layout->value, ply),
                          get_mistake_y (graph, ply),
                          point->is_punished ? PUNISHED : UNPUNISHED);
}

/* Clips to the visible part of the game, with space for a mark at the first or the last ply. */
static void
clip_to_view (const Graph *graph)
{
  const AwaleGraphAxis *axis = &graph->layout->race;
  double                left = axis->first_ply > 0 ? axis->plot.x : axis->plot.x - PUNISHED * 1.3;
  double                right = axis->plot.x + axis->plot.width;

  if (axis->last_ply >= graph->n - 1)
    right += PUNISHED * 1.3;
  cairo_rectangle (graph->cr, left, 0, right - left, graph->layout->height);
  cairo_clip (graph->cr);
}

void
awale_graph_painter_paint (cairo_t                *cr,
                           const AwaleGraphLayout *layout,
                           const AwaleGraphPoint  *points,
                           int                     n,
                           const AwaleGraphColors *colors,
                           const char             *font)
{
  Graph graph = { cr, layout, points, n, colors, font };

  g_return_if_fail (cr != NULL && layout != NULL && points != NULL && colors != NULL && n >= 1);

  cairo_save (cr);
  if (layout->has_value)
    paint_levels (&graph, &layout->value, true);
  paint_levels (&graph, &layout->race, false);
  paint_rounds (&graph);
  clip_to_view (&graph);
  if (layout->has_value)
    paint_values (&graph);
  paint_race (&graph);
  paint_legend (&graph);
  for (int ply = 0; ply < n; ply++)
    paint_mistake (&graph, ply);
  cairo_restore (cr);
}

static void
paint_lighter_values (const Graph *graph,
                      int          from)
{
  cairo_set_line_width (graph->cr, THIN);
  awale_set_color (graph->cr, awale_color_fade (graph->colors->curve, LIGHTER));
  for (; from < graph->n; from++)
    if (graph->points[from].has_evaluation)
      {
        int to = get_run_end (graph, from);

        cairo_new_path (graph->cr);
        path_values (graph, from, to);
        cairo_stroke (graph->cr);
        from = to;
      }
}

static void
paint_lighter_race (const Graph *graph,
                    int          from)
{
  cairo_t *cr = graph->cr;

  cairo_set_line_width (cr, THIN);
  awale_set_color (cr, awale_color_fade (graph->colors->south, LIGHTER));
  path_store (graph, from, true);
  cairo_stroke (cr);
  awale_set_color (cr, awale_color_fade (graph->colors->north, LIGHTER));
  cairo_set_dash (cr, (double[]) { 5, 2.5 }, 2, 0);
  path_store (graph, from, false);
  cairo_stroke (cr);
}

void
awale_graph_painter_paint_variation (cairo_t                *cr,
                                     const AwaleGraphLayout *layout,
                                     const AwaleGraphPoint  *points,
                                     int                     n,
                                     int                     from,
                                     const AwaleGraphColors *colors)
{
  Graph graph = { cr, layout, points, n, colors, NULL };

  g_return_if_fail (cr != NULL && layout != NULL && points != NULL && colors != NULL);
  g_return_if_fail (from >= 0 && from < n);

  cairo_save (cr);
  clip_to_view (&graph);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (layout->has_value)
    paint_lighter_values (&graph, from);
  paint_lighter_race (&graph, from);
  cairo_restore (cr);
}

void
awale_graph_painter_paint_cursor (cairo_t                *cr,
                                  const AwaleGraphLayout *layout,
                                  const AwaleGraphPoint  *points,
                                  int                     n,
                                  int                     ply,
                                  const AwaleGraphColors *colors,
                                  const char             *font)
{
  Graph                 graph = { cr, layout, points, n, colors, font };
  const AwaleGraphAxis *race = &layout->race;
  double                x, top;

  g_return_if_fail (cr != NULL && points != NULL && colors != NULL && ply >= 0 && ply < n);

  if (ply < race->first_ply || ply > race->last_ply)
    return;
  x = awale_graph_axis_x_of_ply (race, ply);
  top = layout->has_value ? layout->value.plot.y : race->plot.y;
  cairo_save (cr);
  awale_set_color (cr, awale_color_fade (colors->cursor, THROUGH_WORDS));
  cairo_set_line_width (cr, 1.5);
  stroke_line (cr, x, top, x, race->plot.y + race->plot.height);
  cairo_save (cr);
  clip_words_out (&graph);
  awale_set_color (cr, colors->cursor);
  stroke_line (cr, x, top, x, race->plot.y + race->plot.height);
  cairo_restore (cr);
  if (layout->has_value && points[ply].has_evaluation)
    paint_dot (cr, x, awale_graph_axis_y_of_seeds (&layout->value, get_middle (&points[ply])), 3.6);
  awale_set_color (cr, colors->north);
  paint_dot (cr, x, awale_graph_axis_y_of_seeds (race, points[ply].north), 3);
  awale_set_color (cr, colors->south);
  paint_dot (cr, x, awale_graph_axis_y_of_seeds (race, points[ply].south), 3);
  cairo_restore (cr);
}
