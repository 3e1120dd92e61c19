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
  int              n;          /**< At least 1, or 0 if there is no such line. */
  AwaleNode      **nodes;
  AwaleGraphPoint *points;
  AwaleJudgment   *judgments;  /**< Without a class where values are missing. */
} AwaleGraphLine;

/**
 * The lines of a graph: the main line of a game and, if its cursor is elsewhere, the variation of
 * the cursor, also from the start.
 */
typedef struct
{
  AwaleGraphLine  main;
  AwaleGraphLine  variation;
  AwaleGraphLine *current;    /**< The line of the cursor. */
  int             fork;       /**< Last ply that a variation has in common with the main line. */
  int             n;          /**< Number of points of the longer line. */
} AwaleGraphLines;

/** Reads the lines from the present state of @game. Returns: (transfer full) */
AwaleGraphLines *awale_graph_lines_new        (AwaleGame             *game,
                                               bool                   with_evaluations);
void             awale_graph_lines_free       (AwaleGraphLines       *self);

bool             awale_graph_lines_contain    (const AwaleGraphLines *self,
                                               AwaleNode             *node);

/** True if these are still the lines to show for the cursor at @cursor. */
bool             awale_graph_lines_fit        (const AwaleGraphLines *self,
                                               AwaleNode             *cursor);

/** True if the main line has enough values for a meaningful curve. */
bool             awale_graph_lines_have_curve (const AwaleGraphLines *self);

/** Lays out a graph with room for all points; see awale_graph_layout_init_scaled(). */
void             awale_graph_lines_lay_out    (const AwaleGraphLines *self,
                                               AwaleGraphLayout      *layout,
                                               double                 width,
                                               double                 height,
                                               double                 text_scale);

/**
 * The node at @ply and height @y: that of the main line, or of the variation if only that reaches
 * @ply or has its value nearer to @y.
 */
AwaleNode       *awale_graph_lines_pick       (const AwaleGraphLines  *self,
                                               const AwaleGraphLayout *layout,
                                               int                     ply,
                                               double                  y);

/**
 * Describes @ply on the main line and, if there is one, on the variation: the move, the standing
 * and the quality of the move, with parts separated by @separator. Translated. Returns: (transfer
 * full)
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
