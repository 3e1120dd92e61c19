/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

/**
 * Creates the row of @move, an error in @game: the move and the better one, the loss, and whether
 * that is proven. A turning point instead describes the change of the expected result in a
 * sentence.
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

/** Creates the icon of a class of moves, in its color and shape; it has no words of its own. */
GtkWidget *awale_report_row_create_icon (AwaleMoveClass      move_class);

G_END_DECLS
