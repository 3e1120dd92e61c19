/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-line.h"

G_BEGIN_DECLS

/**
 * The lines of a graph: the main line of a game and, if its cursor is in a variation, that
 * variation from where it leaves the main line.
 */
typedef struct _AwaleGraphLines AwaleGraphLines;

/** Reads the lines from the present state of @game. Returns: (transfer full) */
AwaleGraphLines *awale_graph_lines_new           (AwaleGame             *game,
                                                  bool                   with_evaluations);
void             awale_graph_lines_free          (AwaleGraphLines       *self);

AwaleGraphLine  *awale_graph_lines_get_main      (AwaleGraphLines       *self);

/** The variation, or NULL while the cursor is on the main line. */
AwaleGraphLine  *awale_graph_lines_get_variation (AwaleGraphLines       *self);

/** The line that the cursor is on. */
AwaleGraphLine  *awale_graph_lines_get_current   (AwaleGraphLines       *self);

/** The last ply common to the variation, which must exist, and the main line. */
int              awale_graph_lines_get_fork      (AwaleGraphLines       *self);

/** The number of points of the longer line. */
int              awale_graph_lines_get_n         (AwaleGraphLines       *self);

bool             awale_graph_lines_contain       (AwaleGraphLines       *self,
                                                  AwaleNode             *node);

/** True if these are still the lines to show for the cursor at @cursor. */
bool             awale_graph_lines_fit           (AwaleGraphLines       *self,
                                                  AwaleNode             *cursor);

/** Lays out a graph with room for all points; see awale_graph_layout_init_scaled(). */
void             awale_graph_lines_lay_out       (AwaleGraphLines       *self,
                                                  AwaleGraphLayout      *layout,
                                                  double                 width,
                                                  double                 height,
                                                  double                 text_scale);

/**
 * The node at @ply and height @y: that of the main line, or of the variation if only that reaches
 * @ply or has its value nearer to @y.
 */
AwaleNode       *awale_graph_lines_pick          (AwaleGraphLines        *self,
                                                  const AwaleGraphLayout *layout,
                                                  int                     ply,
                                                  double                  y);

/**
 * Describes @ply on the main line and, if there is one, on the variation, with parts separated by
 * @separator. Translated. Returns: (transfer full)
 */
char            *awale_graph_lines_dup_words     (AwaleGraphLines        *self,
                                                  int                     ply,
                                                  const char             *separator);

G_END_DECLS
