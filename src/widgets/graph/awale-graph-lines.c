/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-lines.h"

#include "game/awale-value.h"
#include "picture/awale-graph-layout.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Minimum number of values for a curve. In addition, at least one ply in MIN_SHARE must have a
 * value. */
#define MIN_VALUES 6
#define MIN_SHARE  3

/* Minimum lead or change of the value worth mentioning, in hundredths of a seed. */
#define MIN_LEAD 50

static AwaleGraphPoint
read_point (AwaleGame     *game,
            AwaleNode     *node,
            bool           with_evaluations,
            AwaleJudgment *judgment)
{
  AwaleGraphPoint point;

  *judgment = (AwaleJudgment) { .best = AWALE_NO_MOVE };
  if (with_evaluations)
    *judgment = awale_judge_node (node, awale_game_get_rules (game));
  point = awale_graph_point_for_node (game, node, judgment);
  point.has_evaluation = point.has_evaluation && with_evaluations;
  return point;
}

static void
read_line (AwaleGraphLine *line,
           AwaleGame      *game,
           AwaleNode      *end,
           bool            with_evaluations)
{
  int ply = awale_node_get_ply (end);

  line->n = ply + 1;
  for (AwaleNode *node = end; node != NULL; node = awale_node_get_parent (node), ply--)
    {
      line->nodes[ply] = awale_node_ref (node);
      line->points[ply] = read_point (game, node, with_evaluations, &line->judgments[ply]);
    }
}

static bool
line_contains (const AwaleGraphLine *line,
               AwaleNode            *node)
{
  int ply = awale_node_get_ply (node);

  return ply < line->n && line->nodes[ply] == node;
}

AwaleGraphLines *
awale_graph_lines_new (AwaleGame *game,
                       bool       with_evaluations)
{
  AwaleGraphLines *self;
  AwaleNode *end, *other;
  int n_main, n_all;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  end = awale_game_get_line_end (game, awale_game_get_root (game));
  other = awale_game_get_line_end (game, awale_game_get_cursor (game));
  n_main = awale_node_get_ply (end) + 1;
  n_all = n_main + (other != end ? awale_node_get_ply (other) + 1 : 0);

  /* Allocate the arrays of the variation directly after those of the main line, so that the points
   * of both can be laid out as one array. */
  self = g_new0 (AwaleGraphLines, 1);
  self->main.nodes = g_new (AwaleNode *, n_all);
  self->main.points = g_new (AwaleGraphPoint, n_all);
  self->main.judgments = g_new (AwaleJudgment, n_all);
  self->variation.nodes = self->main.nodes + n_main;
  self->variation.points = self->main.points + n_main;
  self->variation.judgments = self->main.judgments + n_main;
  self->current = other == end ? &self->main : &self->variation;
  read_line (&self->main, game, end, with_evaluations);
  if (other != end)
    read_line (&self->variation, game, other, with_evaluations);
  self->n = MAX (self->main.n, self->variation.n);
  while (other != end && self->main.nodes[self->fork + 1] == self->variation.nodes[self->fork + 1])
    self->fork++;
  return self;
}

void
awale_graph_lines_free (AwaleGraphLines *self)
{
  for (int i = 0; i < self->main.n + self->variation.n; i++)
    awale_node_unref (self->main.nodes[i]);
  g_free (self->main.nodes);
  g_free (self->main.points);
  g_free (self->main.judgments);
  g_free (self);
}

bool
awale_graph_lines_contain (const AwaleGraphLines *self,
                           AwaleNode             *node)
{
  g_return_val_if_fail (self != NULL && node != NULL, false);

  return line_contains (&self->main, node) || line_contains (&self->variation, node);
}

bool
awale_graph_lines_fit (const AwaleGraphLines *self,
                       AwaleNode             *cursor)
{
  g_return_val_if_fail (self != NULL && cursor != NULL, false);

  return line_contains (self->current, cursor) &&
         (self->current == &self->main || !line_contains (&self->main, cursor));
}

static int
count_values (const AwaleGraphLine *line)
{
  int n = 0;

  for (int ply = 0; ply < line->n; ply++)
    n += line->points[ply].has_evaluation;
  return n;
}

bool
awale_graph_lines_have_curve (const AwaleGraphLines *self)
{
  int n;

  g_return_val_if_fail (self != NULL, false);

  n = count_values (&self->main);
  return n >= MIN_VALUES && n * MIN_SHARE >= self->main.n;
}

void
awale_graph_lines_lay_out (const AwaleGraphLines *self,
                           AwaleGraphLayout      *layout,
                           double                 width,
                           double                 height,
                           double                 text_scale)
{
  g_return_if_fail (self != NULL && layout != NULL);

  awale_graph_layout_init_scaled (layout, width, height, text_scale, self->main.points,
                                  self->main.n + self->variation.n);
}

/* True if the variation has a node at @ply that is not part of the main line. */
static bool
is_beside (const AwaleGraphLines *self,
           int                    ply)
{
  return ply > self->fork && ply < self->variation.n;
}

/* The vertical distance between the curve at @point and @y in pixels, or infinity if the point has
 * no value. */
static double
get_distance (const AwaleGraphLayout *layout,
              const AwaleGraphPoint  *point,
              double                  y)
{
  if (!point->has_evaluation)
    return HUGE_VAL;
  return fabs (y - awale_graph_axis_y_of_seeds (
                     &layout->value, awale_evaluation_get_margin (&point->evaluation) / 100.));
}

AwaleNode *
awale_graph_lines_pick (const AwaleGraphLines  *self,
                        const AwaleGraphLayout *layout,
                        int                     ply,
                        double                  y)
{
  g_return_val_if_fail (self != NULL && layout != NULL, NULL);
  g_return_val_if_fail (ply >= 0 && ply < self->n, NULL);

  if (ply >= self->main.n ||
      (is_beside (self, ply) && get_distance (layout, &self->variation.points[ply], y) <
                                  get_distance (layout, &self->main.points[ply], y)))
    return self->variation.nodes[ply];
  return self->main.nodes[ply];
}

/* Formats the score and the value: “South 12, North 9, value +1.5”. */
static char *
describe_standing (const AwaleGraphPoint *point)
{
  g_autofree char *south = awale_value_to_string ((int) (100 * point->south), AWALE_VALUE_PLAIN);
  g_autofree char *north = awale_value_to_string ((int) (100 * point->north), AWALE_VALUE_PLAIN);
  /* Translators: the stores after a move: “South 12, North 9.5”. */
  g_autofree char *stores = g_strdup_printf (_("South %s, North %s"), south, north);
  g_autofree char *value = NULL;

  if (!point->has_evaluation)
    return g_steal_pointer (&stores);
  value = awale_evaluation_describe (&point->evaluation);
  /* Translators: “South 12, North 9, value +1.5”. */
  return g_strdup_printf (_("%s, value %s"), stores, value);
}

/* Explains why the curve rises or falls at a move that gives nothing away: the values before and
 * after it come from different searches. NULL if the curve does not. (transfer full) */
static char *
explain_change (const AwaleGraphLine *line,
                int                   ply)
{
  const AwaleGraphPoint *point = &line->points[ply];
  const AwaleJudgment *judgment = &line->judgments[ply];
  g_autofree char *before = NULL;

  if (ply == 0 || judgment->move_class == AWALE_MOVE_CLASS_NONE || judgment->loss > 0 ||
      !point->has_evaluation || !point[-1].has_evaluation ||
      ABS (awale_evaluation_get_margin (&point->evaluation) -
           awale_evaluation_get_margin (&point[-1].evaluation)) < MIN_LEAD)
    return NULL;
  before = awale_evaluation_describe (&point[-1].evaluation);
  /* Translators: the value of the position before a move: “+1.5”. */
  return g_strdup_printf (_("The value was %s before. The move gives nothing away: one move later, "
                            "the analysis has seen further."), before);
}

static char *
describe_point (const AwaleGraphLine *line,
                int                   ply,
                const char           *separator)
{
  g_autofree char *move = awale_describe_move_in_round (line->nodes[ply]);
  g_autofree char *standing = describe_standing (&line->points[ply]);
  g_autofree char *judgment =
    awale_describe_judgment (&line->judgments[ply], line->points[ply].is_punished);
  g_autofree char *change = explain_change (line, ply);

  return g_strjoin (separator, move, standing, judgment, change, NULL);
}

char *
awale_graph_lines_describe_ply (const AwaleGraphLines *self,
                                int                    ply,
                                const char            *separator)
{
  g_autofree char *main_line = NULL;
  g_autofree char *point = NULL;
  g_autofree char *variation = NULL;

  g_return_val_if_fail (self != NULL && separator != NULL, NULL);

  if (ply < self->main.n)
    main_line = describe_point (&self->main, ply, separator);
  if (!is_beside (self, ply))
    return g_steal_pointer (&main_line);
  point = describe_point (&self->variation, ply, separator);
  /* Translators: a move of a variation, the stores and the value: “In the variation: Round 3, South
   * D, South 12, North 9, value +1.5” */
  variation = g_strdup_printf (_("In the variation: %s"), point);
  if (main_line == NULL)
    return g_steal_pointer (&variation);
  return g_strjoin (*separator == '\n' ? "\n" : ". ", main_line, variation, NULL);
}

static void
append_sentence (GString *text,
                 char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* The ply at which a side has its greatest lead; -1 if it never leads by MIN_LEAD. */
static int
find_lead (const AwaleGraphLine *line,
           AwaleSide             side)
{
  int best = -1, most = MIN_LEAD - 1;

  for (int ply = 0; ply < line->n; ply++)
    {
      const AwaleGraphPoint *point = &line->points[ply];
      int margin = point->has_evaluation ? awale_evaluation_get_margin (&point->evaluation) : 0;

      margin = side == AWALE_SOUTH ? margin : -margin;
      if (margin > most)
        {
          best = ply;
          most = margin;
        }
    }
  return best;
}

static void
append_lead (GString              *text,
             const AwaleGraphLine *line,
             AwaleSide             side)
{
  int ply = find_lead (line, side);
  g_autofree char *value = NULL;
  g_autofree char *move = NULL;

  if (ply < 0)
    return;
  value = awale_evaluation_describe (&line->points[ply].evaluation);
  move = awale_describe_move_in_round (line->nodes[ply]);
  append_sentence (text, g_strdup_printf (side == AWALE_SOUTH
                                            /* Translators: a value, and the move that led
                                             * to it: “+4.5 (Round 3, South D)”. */
                                            ? _("The best value for South is %s (%s).")
                                            /* Translators: a value, and the move that led
                                             * to it: “−4.5 (Round 3, North d)”. */
                                            : _("The best value for North is %s (%s)."),
                                          value, move));
}

static void
append_errors (GString              *text,
               const AwaleGraphLine *line)
{
  unsigned counts[AWALE_N_MOVE_CLASSES] = { 0 };

  for (int ply = 0; ply < line->n; ply++)
    counts[line->points[ply].move_class]++;
  for (int class = AWALE_MOVE_CLASS_BLUNDER; class >= AWALE_MOVE_CLASS_INACCURACY; class--)
    if (counts[class] > 0)
      /* Translators: a class of moves, and the number of moves in the class: “Blunder: 2.” */
      append_sentence (text, g_strdup_printf (_("%s: %u."),
                                              awale_move_class_get_name ((AwaleMoveClass) class),
                                              counts[class]));
}

char *
awale_graph_lines_summarize (const AwaleGraphLines *self)
{
  const AwaleGraphLine *line;
  GString *text;
  g_autofree char *last = NULL;
  unsigned n_moves;

  g_return_val_if_fail (self != NULL, NULL);

  line = &self->main;
  text = g_string_new (NULL);
  n_moves = (unsigned) line->n - 1;
  append_sentence (text, g_strdup_printf (ngettext ("The game has %u move.",
                                                    "The game has %u moves.", n_moves), n_moves));
  if (count_values (line) > 0)
    {
      append_lead (text, line, AWALE_SOUTH);
      append_lead (text, line, AWALE_NORTH);
      append_errors (text, line);
    }
  last = describe_standing (&line->points[n_moves]);
  /* Translators: “At the end: South 27, North 21, value +6.” */
  append_sentence (text, g_strdup_printf (_("At the end: %s."), last));
  return g_string_free (text, FALSE);
}
