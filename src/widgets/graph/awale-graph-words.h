/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-line.h"

G_BEGIN_DECLS

/*
 * A graph in words, for a hint at the pointer and for those who do not see it. Translated;
 * strings are (transfer full).
 */

/** The point at @ply: its move, how it stands, and what the move was worth, parts apart by
 * @separator. */
char *awale_graph_words_for_point (AwaleGraphLine *line,
                                   int             ply,
                                   const char     *separator);

/** The whole curve: how long, who was ahead by how much and when, how it ends, what errors. */
char *awale_graph_words_for_line  (AwaleGraphLine *line);

G_END_DECLS
