/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"

G_BEGIN_DECLS

/** A move that was played in a position, and how those games went. */
typedef struct
{
  AwaleMove move;
  gint64    n_games;
  gint64    n_south_wins;
  gint64    n_draws;
  gint64    n_north_wins;  /**< What is left of all games has no known result. */
  double    margin;        /**< The mover's seeds less the opponent's, on average. */
  char      last[16];      /**< The date of the last one; empty if none is known. */
} AwaleLibraryMove;

/**
 * The moves that were played in the games of @filter where its position first came up, the most
 * frequent first. Where it came up as seen from the other side of the board, moves and results are
 * those that are seen from here. (transfer full) (nullable) (element-type AwaleLibraryMove)
 */
GArray *awale_library_explore (AwaleLibrary              *self,
                               const AwaleLibraryFilter  *filter,
                               GError                   **error);

G_END_DECLS
