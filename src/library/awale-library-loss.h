/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The seeds that each player of a game gave away, which a library keeps beside the game: its text
 * would have to be read and judged again for each question about a player.
 */
#pragma once

#include "analysis/awale-report-judgments.h"
#include "awale-statement.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** The sums of a game, by AwaleSide. */
typedef struct
{
  AwaleReportPhase phases[2][AWALE_N_PHASES];
} AwaleLibraryLoss;

/**
 * Judges the main line of @game by the values that it carries. Returns: the seeds that a move gave
 * away on average; -1, and no sums, where they do not judge all of it. An exercise has no sums:
 * nobody played it.
 */
double awale_library_loss_find  (AwaleGame                 *game,
                                 AwaleLibraryLoss          *loss);

/** What keeps sums, for SQL, */
#define AWALE_GIVEN_INSERT "INSERT INTO judged (game, side, phase, moves, given)" \
                           " VALUES (?, ?, ?, ?, ?)"

/** and does so, as @statement, with those of the game @id, which has none yet. */
bool   awale_library_loss_write (AwaleStatement            *statement,
                                 gint64                     id,
                                 const AwaleLibraryLoss    *loss,
                                 GError                   **error);

/** Notes, for games that @db has from a version without sums, that they lack; and whether none
 * does. */
bool   awale_library_loss_request   (sqlite3        *db,
                                     GError        **error);
bool   awale_library_loss_is_filled (sqlite3        *db);

/**
 * Keeps the sums that lack, in many small sets of changes: others may write meanwhile, or do the
 * same, and who is interrupted goes on another time.
 */
bool   awale_library_loss_fill      (sqlite3        *db,
                                     GCancellable   *cancellable,
                                     GError        **error);

G_END_DECLS
