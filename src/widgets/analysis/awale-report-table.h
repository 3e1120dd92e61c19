/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

/**
 * The statistics of both players side by side: moves by class, loss, accuracy. Each row is a list
 * item that screen readers read as a sentence.
 */
typedef struct _AwaleReportTable AwaleReportTable;

/** Creates a table that adds its rows to @list; the list must outlive the table. */
AwaleReportTable *awale_report_table_new    (GtkListBox       *list);
void              awale_report_table_free   (AwaleReportTable *self);

void              awale_report_table_update (AwaleReportTable *self,
                                             AwaleReport      *report);

G_END_DECLS
