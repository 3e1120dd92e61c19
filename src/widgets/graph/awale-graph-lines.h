/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-picture.h"

G_BEGIN_DECLS

/**
 * A line of a game from its start to its end, as points of a graph. The arrays are indexed by ply.
 */
typedef struct
{
  int              n;          /**< Number of points; 0 if there is no such line. */
  AwaleNode      **nodes;
  AwaleGraphPoint *points;
  AwaleJudgment   *judgments;  /**< Judgments of the moves; without a class if values are
                                * missing. */
} AwaleGraphLine;

/**
 * The lines that a graph shows: the main line of a game and, if the cursor is in a variation, the
 * line through that variation, also from the start of the game.
 */
typedef struct
{
  AwaleGraphLine  main;
  AwaleGraphLine  variation;
  AwaleGraphLine *current;    /**< The one of the two lines that contains the cursor. */
  int             fork;       /**< Last ply that the variation shares with the main line. */
  int             n;          /**< Number of points of the longer line. */
} AwaleGraphLines;

/** Reads the lines of @game for its current cursor. Returns: (transfer full) */
AwaleGraphLines *awale_graph_lines_new        (AwaleGame             *game,
                                               bool                   with_evaluations);
void             awale_graph_lines_free       (AwaleGraphLines       *self);

bool             awale_graph_lines_contain    (const AwaleGraphLines *self,
                                               AwaleNode             *node);

/**
 * True if a graph can keep these lines when the cursor moves to @cursor; otherwise it needs new
 * ones.
 */
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
 * The node at @ply that the user means at height @y: that of the main line, or that of the
 * variation if only the variation reaches @ply or if its curve is nearer to @y.
 */
AwaleNode       *awale_graph_lines_pick       (const AwaleGraphLines  *self,
                                               const AwaleGraphLayout *layout,
                                               int                     ply,
                                               double                  y);

/**
 * Describes @ply on the main line and, if there is one, on the variation: the move, the score, the
 * value and the quality of the move, with @separator between these parts. The text is translated.
 * Returns: (transfer full)
 */
char            *awale_graph_lines_describe_ply (const AwaleGraphLines *self,
                                                 int                    ply,
                                                 const char            *separator);

/**
 * Summarizes the main line: its length, the best values of both sides, the errors and the end. The
 * text is translated. Returns: (transfer full)
 */
char            *awale_graph_lines_summarize  (const AwaleGraphLines *self);

G_END_DECLS
