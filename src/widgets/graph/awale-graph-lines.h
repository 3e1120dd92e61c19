/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-picture.h"

G_BEGIN_DECLS

/** A line of a game from the start to its end, as points of a graph; indices are plies. */
typedef struct
{
  int              n;          /**< Number of points, at least 1; 0 if there is no such line. */
  AwaleNode      **nodes;
  AwaleGraphPoint *points;
  AwaleJudgment   *judgments;  /**< Judgments of the moves; a move whose values are missing has
                                * no class. */
} AwaleGraphLine;

/**
 * The lines of a graph: the main line of a game and, if the cursor is in a variation, that
 * variation from the start of the game.
 */
typedef struct
{
  AwaleGraphLine  main;
  AwaleGraphLine  variation;
  AwaleGraphLine *current;    /**< The line that contains the cursor. */
  int             fork;       /**< Last ply that the variation shares with the main line. */
  int             n;          /**< Number of points of the longer line. */
} AwaleGraphLines;

/** Reads the lines from the present state of @game. Returns: (transfer full) */
AwaleGraphLines *awale_graph_lines_new        (AwaleGame             *game,
                                               bool                   with_evaluations);
void             awale_graph_lines_free       (AwaleGraphLines       *self);

bool             awale_graph_lines_contain    (const AwaleGraphLines *self,
                                               AwaleNode             *node);

/** True if these lines are still the ones to show for @cursor. */
bool             awale_graph_lines_fit        (const AwaleGraphLines *self,
                                               AwaleNode             *cursor);

/** True if the main line has enough values for a meaningful curve. */
bool             awale_graph_lines_have_curve (const AwaleGraphLines *self);

/** Computes the layout of a graph that holds all points; see awale_graph_layout_init_scaled(). */
void             awale_graph_lines_lay_out    (const AwaleGraphLines *self,
                                               AwaleGraphLayout      *layout,
                                               double                 width,
                                               double                 height,
                                               double                 text_scale);

/**
 * The node at @ply and height @y: that of the main line, or that of the variation if only the
 * variation reaches @ply or if its value is nearer to @y.
 */
AwaleNode       *awale_graph_lines_pick       (const AwaleGraphLines  *self,
                                               const AwaleGraphLayout *layout,
                                               int                     ply,
                                               double                  y);

/**
 * Describes @ply on the main line and, if there is one, on the variation: the move, the score and
 * the quality of the move, with @separator between the parts. Translated. Returns: (transfer full)
 */
char            *awale_graph_lines_describe_ply (const AwaleGraphLines *self,
                                                 int                    ply,
                                                 const char            *separator);

/**
 * Summarizes the main line: its length, the greatest leads, the errors and the end. Translated.
 * Returns: (transfer full)
 */
char            *awale_graph_lines_summarize  (const AwaleGraphLines *self);

G_END_DECLS
