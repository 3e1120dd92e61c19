/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The seeds that each player of a game gave away, which a library keeps beside the game: its text
 * would have to be read and judged again for each question about a player.
 */
#pragma once

#include "analysis/awale-report-judgments.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/** Sums of losses in a game, by AwaleSide. */
typedef struct
{
  AwaleReportPhase phases[2][AWALE_N_PHASES];
} AwaleLibraryLoss;

/**
 * Judges the main line of @game by the values that it carries. Returns: the average loss of a
 * move in seeds; -1, and no sums, if not all moves can be judged. An exercise has no sums, as
 * nobody played it
 */
double awale_library_loss_find  (AwaleGame                 *game,
                                 AwaleLibraryLoss          *loss);

/**
 * Writes the sums of the game @id, which has none yet, with @statement, an insertion into
 * “judged”.
 */
bool   awale_library_loss_write (AwaleStatement            *statement,
                                 gint64                     id,
                                 const AwaleLibraryLoss    *loss,
                                 GError                   **error);

G_END_DECLS
