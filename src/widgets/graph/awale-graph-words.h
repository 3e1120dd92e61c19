/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-line.h"

G_BEGIN_DECLS

/* A graph in words, for hint and screen readers. Texts are translated and (transfer full). */

/**
 * Describes the point at @ply: its move, the standing and the quality of the move, with parts
 * separated by @separator.
 */
char *awale_graph_words_for_point (AwaleGraphLine *line,
                                   int             ply,
                                   const char     *separator);

/** Summarizes the curve: its length, the greatest leads, the end and the errors. */
char *awale_graph_words_for_line  (AwaleGraphLine *line);

G_END_DECLS
