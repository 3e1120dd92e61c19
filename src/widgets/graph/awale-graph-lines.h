/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-line.h"

G_BEGIN_DECLS

/**
 * The lines that a graph shows: the main line of a game, and where its cursor is in a variation,
 * that too, from where it leaves the main line.
 */
typedef struct _AwaleGraphLines AwaleGraphLines;

/** Reads the lines from @game as it is now. Returns: (transfer full) */
AwaleGraphLines *awale_graph_lines_new           (AwaleGame             *game,
                                                  bool                   with_evaluations);
void             awale_graph_lines_free          (AwaleGraphLines       *self);

AwaleGraphLine  *awale_graph_lines_get_main      (AwaleGraphLines       *self);

/** NULL while the cursor is on the main line. */
AwaleGraphLine  *awale_graph_lines_get_variation (AwaleGraphLines       *self);

/** The one of them that the cursor is on. */
AwaleGraphLine  *awale_graph_lines_get_current   (AwaleGraphLines       *self);

/** The last ply that the variation has in common with the main line; there is one. */
int              awale_graph_lines_get_fork      (AwaleGraphLines       *self);

/** The number of points of the longer one. */
int              awale_graph_lines_get_n         (AwaleGraphLines       *self);

bool             awale_graph_lines_contain       (AwaleGraphLines       *self,
                                                  AwaleNode             *node);

/** Whether they are also the lines to show with the cursor at @cursor. */
bool             awale_graph_lines_fit           (AwaleGraphLines       *self,
                                                  AwaleNode             *cursor);

/** Lays out a graph that has room for all points, see awale_graph_layout_init_scaled(). */
void             awale_graph_lines_lay_out       (AwaleGraphLines       *self,
                                                  AwaleGraphLayout      *layout,
                                                  double                 width,
                                                  double                 height,
                                                  double                 text_scale);

/**
 * What is at @ply and the height @y: of the main line, or of the variation if that alone reaches
 * there or has its value nearer to @y.
 */
AwaleNode       *awale_graph_lines_pick          (AwaleGraphLines        *self,
                                                  const AwaleGraphLayout *layout,
                                                  int                     ply,
                                                  double                  y);

/**
 * What is said of @ply: of the main line, parts apart by @separator, and beside that of the
 * variation. Translated. (transfer full)
 */
char            *awale_graph_lines_dup_words     (AwaleGraphLines        *self,
                                                  int                     ply,
                                                  const char             *separator);

G_END_DECLS
