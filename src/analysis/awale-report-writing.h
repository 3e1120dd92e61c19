/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-report-judgments.h"
#include "awale-report-worker.h"

G_BEGIN_DECLS

/* Writing of a report into its game. A person's work is never replaced: existing moves stay, and so
 * do glyphs other than those that follow from earlier values. */

/** True for an error whose better move is not in the game. */
bool awale_report_move_lacks_line  (const AwaleReportMove *self);

/**
 * Adds the better moves as variations: the lines of @item (nullable), a search of the position
 * before the error, or else the known best move.
 */
void awale_report_move_write_lines (const AwaleReportMove *self,
                                    AwaleGame             *game,
                                    const AwaleReportItem *item);

/**
 * Sets the glyph of the move's class. It replaces the glyph of its @former class, which an earlier
 * report may have written.
 */
void awale_report_move_write_glyph (const AwaleReportMove *self,
                                    AwaleGame             *game,
                                    AwaleMoveClass         former);

G_END_DECLS
