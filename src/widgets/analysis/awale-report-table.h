/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_TABLE (awale_report_table_get_type ())

/**
 * What a report says of the two players, side by side: moves by class, seeds given away, accuracy.
 * Each row is one item of a list, which a screen reader hears as a sentence.
 */
G_DECLARE_FINAL_TYPE (AwaleReportTable, awale_report_table, AWALE, REPORT_TABLE, GtkWidget)

/** Shows what @report says now. */
void       awale_report_table_update (AwaleReportTable *self,
                                      AwaleReport      *report);

G_END_DECLS
