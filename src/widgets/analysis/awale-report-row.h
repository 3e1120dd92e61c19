/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-reasons-finder.h"
#include "analysis/awale-report.h"

G_BEGIN_DECLS

/**
 * Creates the row of @move, an error in @game: the move played, the better move, the seeds lost,
 * and a note if the loss is proven. The row of a turning point instead describes the change of the
 * expected result in a sentence.
 */
GtkWidget *awale_report_row_new      (const AwaleReportMove *move,
                                      AwaleGame             *game,
                                      bool                   is_turn);

/** The node after the move of @row. Returns: (transfer none) */
AwaleNode *awale_report_row_get_node (GtkListBoxRow         *row);

/** True if @row is about @move and its text is up to date. */
bool       awale_report_row_fits     (GtkListBoxRow         *row,
                                      const AwaleReportMove *move,
                                      AwaleGame             *game,
                                      bool                   is_turn);

/**
 * Adds the reasons of @move to @row, its row as an error, unless that has them already. Returns:
 * false if @finder does not know them yet
 */
bool       awale_report_row_explain  (GtkListBoxRow         *row,
                                      const AwaleReportMove *move,
                                      AwaleGame             *game,
                                      AwaleReasonsFinder    *finder);

/** Creates an icon in the color and shape of a class of moves. It has no accessible name. */
GtkWidget *awale_report_row_create_icon (AwaleMoveClass      move_class);

G_END_DECLS
