/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-layout.h"

#include <math.h>

#define PLIES_OF_ROUND 2

/* Lengths in logical pixels. */
#define EDGE        6.
#define GAP         12.
#define VALUE_SHARE 0.60   /* Share of the height for the values. */
#define MIN_RANGE   4.     /* Minimum range of the values to either side, in seeds. */
#define MIN_RACE    25.    /* Minimum range of the race, in seeds: the majority. */
#define SMALL       110.   /* Height below which rounds have no labels. */
#define MIN_FONT    9.
#define USUAL_FONT  12.
#define LARGEST_FONT 0.12  /* Maximum font size as a share of the height, though at least
                            * MIN_FONT. */

/* Margin around a revealed ply, as a share of the view. */
#define AROUND 0.12

static double
get_span (const AwaleGraphAxis *self)
{
  return self->last_ply - self->first_ply;
}

double
awale_graph_axis_x_of_ply (const AwaleGraphAxis *self,
                           double                ply)
{
  return self->plot.x + self->plot.width * (ply - self->first_ply) / get_span (self);
}

int
awale_graph_axis_ply_at_x (const AwaleGraphAxis *self,
                           double                x)
{
  double ply;

  if (self->plot.width <= 0)
    return 0;
  ply = self->first_ply + (x - self->plot.x) / self->plot.width * get_span (self);
  return (int) floor (CLAMP (ply, self->first_ply, self->last_ply) + 0.5);
}

double
awale_graph_axis_y_of_seeds (const AwaleGraphAxis *self,
                             double                seeds)
{
  double share = (CLAMP (seeds, self->low, self->high) - self->low) / (self->high - self->low);

  return self->plot.y + self->plot.height * (1 - share);
}

double
awale_graph_axis_nice_step (double scale,
                            double gap)
{
  static const int factors[] = { 1, 2, 5 };

  if (scale <= 0)
    return HUGE_VAL;
  for (double decade = 1;; decade *= 10)
    for (size_t i = 0; i < G_N_ELEMENTS (factors); i++)
      if (factors[i] * decade * scale >= gap)
        return factors[i] * decade;
}

int
awale_graph_axis_seed_ticks (const AwaleGraphAxis *self,
                             double                gap,
                             double               *ticks,
                             int                   max)
{
  double step = awale_graph_axis_nice_step (self->plot.height / (self->high - self->low), gap);
  int    n = 0;

  if (!isfinite (step))
    return 0;
  for (double tick = ceil (self->low / step) * step; tick <= self->high && n < max; tick += step)
    ticks[n++] = tick;
  return n;
}

static double
get_least_span (const AwaleGraphView *self)
{
  return MIN (AWALE_GRAPH_VIEW_MIN_SPAN, self->length);
}

void
awale_graph_view_init (AwaleGraphView *self,
                       int             length)
{
  g_return_if_fail (self != NULL);

  self->length = MAX (length, 1);
  self->first = 0;
  self->span = self->length;
}

bool
awale_graph_view_is_whole (const AwaleGraphView *self)
{
  g_return_val_if_fail (self != NULL, true);

  return self->span >= self->length;
}

bool
awale_graph_view_can_zoom_in (const AwaleGraphView *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->span > get_least_span (self);
}

void
awale_graph_view_set_length (AwaleGraphView *self,
                             int             length)
{
  g_return_if_fail (self != NULL);

  if (awale_graph_view_is_whole (self) || length <= self->span)
    {
      awale_graph_view_init (self, length);
      return;
    }
  self->length = length;
  awale_graph_view_scroll (self, self->first);
}

void
awale_graph_view_scroll (AwaleGraphView *self,
                         double          first)
{
  g_return_if_fail (self != NULL);

  self->first = CLAMP (first, 0, self->length - self->span);
}

void
awale_graph_view_zoom (AwaleGraphView *self,
                       double          factor,
                       double          anchor)
{
  double share;

  g_return_if_fail (self != NULL && factor > 0);

  anchor = CLAMP (anchor, self->first, self->first + self->span);
  share = (anchor - self->first) / self->span;
  self->span = CLAMP (self->span / factor, get_least_span (self), self->length);
  awale_graph_view_scroll (self, anchor - share * self->span);
}

void
awale_graph_view_reveal (AwaleGraphView *self,
                         int             ply)
{
  double margin;

  g_return_if_fail (self != NULL);

  margin = self->span * AROUND;
  if (ply < self->first + margin)
    awale_graph_view_scroll (self, ply - margin);
  else if (ply > self->first + self->span - margin)
    awale_graph_view_scroll (self, ply - self->span + margin);
}

static AwaleMoveClass
get_class (AwaleNode           *node,
           const AwaleJudgment *judgment)
{
  if (judgment->move_class != AWALE_MOVE_CLASS_NONE)
    return judgment->move_class;
  for (int class = AWALE_MOVE_CLASS_INACCURACY; class < AWALE_N_MOVE_CLASSES; class++)
    if (awale_node_has_glyph (node, awale_move_class_get_glyph ((AwaleMoveClass) class)))
      return (AwaleMoveClass) class;
  return AWALE_MOVE_CLASS_NONE;
}

AwaleGraphPoint
awale_graph_point_for_node (AwaleGame           *game,
                            AwaleNode           *node,
                            const AwaleJudgment *judgment)
{
  const AwaleEvaluation *evaluation = awale_node_get_value (node);
  AwaleScore             score = awale_game_get_score (game, node);
  AwaleGraphPoint        point = { .south = score.south / 2., .north = score.north / 2. };

  if (awale_node_get_parent (node) != NULL)
    point.round = awale_node_get_round (node);
  point.move_class = get_class (node, judgment);
  point.is_punished = awale_judgment_is_punished (judgment, node, awale_game_get_rules (game));
  point.has_evaluation = evaluation != NULL;
  if (evaluation != NULL)
    point.evaluation = *evaluation;
  return point;
}

GArray *
awale_graph_points_for_game (AwaleGame *game)
{
  const AwaleRuleset *rules;
  GArray             *points;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  rules = awale_game_get_rules (game);
  points = g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint));
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleJudgment   judgment = awale_judge_node (node, rules);
      AwaleGraphPoint point = awale_graph_point_for_node (game, node, &judgment);

      g_array_append_val (points, point);
    }
  return points;
}

double
awale_graph_get_font_size (const AwaleGraphLayout *layout)
{
  double most = MAX (layout->height * LARGEST_FONT, MIN_FONT);

  return MIN (CLAMP (layout->height * 0.055, MIN_FONT, USUAL_FONT) * layout->text_scale, most);
}

static void
get_value_range (const AwaleGraphPoint *points,
                 int                    n,
                 AwaleGraphLayout      *self)
{
  double low = -MIN_RANGE, high = MIN_RANGE;

  for (int ply = 0; ply < n; ply++)
    if (points[ply].has_evaluation)
      {
        self->has_value = true;
        low = MIN (low, points[ply].evaluation.low / 100.);
        high = MAX (high, points[ply].evaluation.high / 100.);
      }
  self->value.low = floor (low) - 0.5;
  self->value.high = ceil (high) + 0.5;
}

int
awale_graph_list_rounds (const AwaleGraphAxis  *axis,
                         const AwaleGraphPoint *points,
                         int                    n,
                         double                 gap,
                         int                   *plies,
                         int                    max)
{
  double width_of_ply, step;
  int    n_plies = 0;

  g_return_val_if_fail (axis != NULL && points != NULL && plies != NULL, 0);

  width_of_ply = axis->plot.width / (axis->last_ply - axis->first_ply);
  step = awale_graph_axis_nice_step (PLIES_OF_ROUND * width_of_ply, gap);
  for (int ply = 1; ply < n && ply <= axis->last_ply && n_plies < max; ply++)
    if (ply >= axis->first_ply && points[ply].round != points[ply - 1].round &&
        fmod (points[ply].round, step) == 0)
      plies[n_plies++] = ply;
  return n_plies;
}

void
awale_graph_layout_set_view (AwaleGraphLayout     *self,
                             const AwaleGraphView *view)
{
  g_return_if_fail (self != NULL && view != NULL);

  self->value.first_ply = self->race.first_ply = view->first;
  self->value.last_ply = self->race.last_ply = view->first + view->span;
}

void
awale_graph_layout_init (AwaleGraphLayout      *self,
                         double                 width,
                         double                 height,
                         const AwaleGraphPoint *points,
                         int                    n)
{
  awale_graph_layout_init_scaled (self, width, height, 1, points, n);
}

void
awale_graph_layout_init_scaled (AwaleGraphLayout      *self,
                                double                 width,
                                double                 height,
                                double                 text_scale,
                                const AwaleGraphPoint *points,
                                int                    n)
{
  double    font, room;
  AwaleRect plot;

  g_return_if_fail (self != NULL && points != NULL && n >= 1);
  g_return_if_fail (text_scale > 0);

  *self = (AwaleGraphLayout) { .width = width, .height = height, .text_scale = text_scale };
  font = awale_graph_get_font_size (self);
  get_value_range (points, n, self);
  self->value.last_ply = self->race.last_ply = MAX (n - 1, 1);
  self->race.low = 0;
  self->race.high = MIN_RACE + 1;
  for (int ply = 0; ply < n; ply++)
    self->race.high = MAX (self->race.high, MAX (points[ply].south, points[ply].north) + 1);

  plot.x = font * 2.6 + EDGE;
  plot.width = MAX (width - plot.x - MAX (EDGE, font), 1);
  plot.y = EDGE;
  plot.height = MAX (height - 2 * EDGE - (height < SMALL ? 0 : font * 1.5), 1);
  self->value.plot = self->race.plot = plot;
  if (!self->has_value)
    {
      self->value.plot.height = 0;
      return;
    }
  room = MAX (plot.height - GAP, 1);
  self->value.plot.height = room * VALUE_SHARE;
  self->race.plot.height = room * (1 - VALUE_SHARE);
  self->race.plot.y = plot.y + self->value.plot.height + GAP;
}
