/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

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

/** The node after the move. Returns: (transfer none) */
AwaleNode *awale_report_row_get_node (GtkListBoxRow         *row);

/** True if the row's text is up to date for @move. */
bool       awale_report_row_fits     (GtkListBoxRow         *row,
                                      const AwaleReportMove *move,
                                      AwaleGame             *game,
                                      bool                   is_turn);

/**
 * Creates the icon of a class of moves in the color and shape of that class, without an accessible
 * name of its own.
 */
GtkWidget *awale_report_row_create_icon (AwaleMoveClass      move_class);

G_END_DECLS
