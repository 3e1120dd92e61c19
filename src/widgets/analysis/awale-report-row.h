/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_ROW (awale_report_row_get_type ())

/** An error in a list: the move, its class, what it gave away, and whether that is certain. */
G_DECLARE_FINAL_TYPE (AwaleReportRow, awale_report_row, AWALE, REPORT_ROW, GtkListBoxRow)

GtkWidget *awale_report_row_new      (const AwaleReportMove *move);

/** The node after the move. (transfer none) */
AwaleNode *awale_report_row_get_node (AwaleReportRow        *self);

/** Whether it says just what there is to say of @move now. */
bool       awale_report_row_fits     (AwaleReportRow        *self,
                                      const AwaleReportMove *move);

G_END_DECLS
