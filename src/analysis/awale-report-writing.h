/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-report-judgments.h"
#include "awale-report-worker.h"

G_BEGIN_DECLS

/*
 * What a report writes of a move into its game. Nothing that a person wrote is replaced: moves that
 * are there stay, and so do glyphs but those that follow from what was known before.
 */

/** Whether it is an error whose better move is not in the game. */
bool awale_report_move_lacks_line  (const AwaleReportMove *self);

/**
 * Adds what was better than this error, as variations: the lines of @item (nullable), a search of
 * the position before it, or else what is known there.
 */
void awale_report_move_write_lines (const AwaleReportMove *self,
                                    AwaleGame             *game,
                                    const AwaleReportItem *item);

/**
 * Marks it with the glyph of its class, in place of the one that follows from @former (nullable):
 * what was known of the position before it when an earlier report may have been written.
 */
void awale_report_move_write_glyph (const AwaleReportMove *self,
                                    AwaleGame             *game,
                                    const AwaleMoveValues *former);

G_END_DECLS
