/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_TABLE (awale_report_table_get_type ())

/**
 * The statistics of both players side by side: moves by class, loss, accuracy. Each row is a list
 * item that screen readers read as a sentence.
 */
G_DECLARE_FINAL_TYPE (AwaleReportTable, awale_report_table, AWALE, REPORT_TABLE, GtkWidget)

/** Updates the table from @report. */
void       awale_report_table_update (AwaleReportTable *self,
                                      AwaleReport      *report);

G_END_DECLS
