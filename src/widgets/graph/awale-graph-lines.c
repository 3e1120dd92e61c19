/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-lines.h"

#include "awale-graph-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

struct _AwaleGraphLines
{
  AwaleGraphLine *main;
  AwaleGraphLine *variation;  /* NULL if there is none. */
  int             fork;       /* Last common ply. */
};

AwaleGraphLines *
awale_graph_lines_new (AwaleGame *game,
                       bool       with_evaluations)
{
  AwaleGraphLines *self;
  AwaleNode *cursor;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_new0 (AwaleGraphLines, 1);
  cursor = awale_game_get_cursor (game);
  self->main = awale_graph_line_new (game, awale_game_get_root (game), with_evaluations);
  if (awale_graph_line_contains (self->main, cursor))
    return self;
  self->variation = awale_graph_line_new (game, cursor, with_evaluations);
  while (awale_graph_line_get_node (self->main, self->fork + 1) ==
         awale_graph_line_get_node (self->variation, self->fork + 1))
    self->fork++;
  return self;
}

void
awale_graph_lines_free (AwaleGraphLines *self)
{
  awale_graph_line_free (self->main);
  g_clear_pointer (&self->variation, awale_graph_line_free);
  g_free (self);
}

AwaleGraphLine *
awale_graph_lines_get_main (AwaleGraphLines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->main;
}

AwaleGraphLine *
awale_graph_lines_get_variation (AwaleGraphLines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->variation;
}

AwaleGraphLine *
awale_graph_lines_get_current (AwaleGraphLines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->variation != NULL ? self->variation : self->main;
}

int
awale_graph_lines_get_fork (AwaleGraphLines *self)
{
  g_return_val_if_fail (self != NULL && self->variation != NULL, 0);

  return self->fork;
}

int
awale_graph_lines_get_n (AwaleGraphLines *self)
{
  int n;

  g_return_val_if_fail (self != NULL, 0);

  n = awale_graph_line_get_n (self->main);
  return self->variation != NULL ? MAX (n, awale_graph_line_get_n (self->variation)) : n;
}

bool
awale_graph_lines_contain (AwaleGraphLines *self,
                           AwaleNode       *node)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_graph_line_contains (self->main, node) ||
         (self->variation != NULL && awale_graph_line_contains (self->variation, node));
}

bool
awale_graph_lines_fit (AwaleGraphLines *self,
                       AwaleNode       *cursor)
{
  g_return_val_if_fail (self != NULL, false);

  if (self->variation == NULL || awale_graph_line_contains (self->main, cursor))
    return self->variation == NULL && awale_graph_line_contains (self->main, cursor);
  return awale_graph_line_contains (self->variation, cursor);
}

static void
append_points (GArray         *points,
               AwaleGraphLine *line)
{
  g_array_append_vals (points, awale_graph_line_get_points (line),
                       (unsigned) awale_graph_line_get_n (line));
}

void
awale_graph_lines_lay_out (AwaleGraphLines  *self,
                           AwaleGraphLayout *layout,
                           double            width,
                           double            height,
                           double            text_scale)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint));

  g_return_if_fail (self != NULL && layout != NULL);

  append_points (points, self->main);
  if (self->variation != NULL)
    append_points (points, self->variation);
  awale_graph_layout_init_scaled (layout, width, height, text_scale,
                                  (const AwaleGraphPoint *) (const void *) points->data,
                                  (int) points->len);
}

/* True if the variation has a move of its own at @ply. */
static bool
is_beside (AwaleGraphLines *self,
           int              ply)
{
  return self->variation != NULL && ply > self->fork &&
         ply < awale_graph_line_get_n (self->variation);
}

/* The distance of the value at @ply from @y, or a huge number if it has none. */
static double
get_distance (const AwaleGraphLayout *layout,
              AwaleGraphLine         *line,
              int                     ply,
              double                  y)
{
  const AwaleGraphPoint *point = &awale_graph_line_get_points (line)[ply];

  if (!point->has_evaluation)
    return HUGE_VAL;
  return fabs (y - awale_graph_axis_y_of_seeds (
                     &layout->value, awale_evaluation_get_margin (&point->evaluation) / 100.));
}

AwaleNode *
awale_graph_lines_pick (AwaleGraphLines        *self,
                        const AwaleGraphLayout *layout,
                        int                     ply,
                        double                  y)
{
  AwaleGraphLine *line;

  g_return_val_if_fail (self != NULL && layout != NULL, NULL);
  g_return_val_if_fail (ply >= 0 && ply < awale_graph_lines_get_n (self), NULL);

  line = self->main;
  if (ply >= awale_graph_line_get_n (self->main) ||
      (is_beside (self, ply) && get_distance (layout, self->variation, ply, y) <
                                  get_distance (layout, self->main, ply, y)))
    line = self->variation;
  return awale_graph_line_get_node (line, ply);
}

char *
awale_graph_lines_dup_words (AwaleGraphLines *self,
                             int              ply,
                             const char      *separator)
{
  g_autofree char *main_line = NULL;
  g_autofree char *point = NULL;
  g_autofree char *variation = NULL;

  g_return_val_if_fail (self != NULL && separator != NULL, NULL);

  if (ply < awale_graph_line_get_n (self->main))
    main_line = awale_graph_words_for_point (self->main, ply, separator);
  if (!is_beside (self, ply))
    return g_steal_pointer (&main_line);
  point = awale_graph_words_for_point (self->variation, ply, C_("list", ", "));
  /* Translators: a move of a variation and how it stands then: “In the variation: Round 3, South D,
   * South 12, North 9, value +1.5” */
  variation = g_strdup_printf (_("In the variation: %s"), point);
  if (main_line == NULL)
    return g_steal_pointer (&variation);
  return g_strjoin (*separator == '\n' ? "\n" : ". ", main_line, variation, NULL);
}
