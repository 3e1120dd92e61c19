/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_LIST (awale_report_list_get_type ())

/**
 * The errors of a report, the worst first; or of these the greatest turning points. A row leads to
 * the position before its move, and shows that on a small board beside it while it has the pointer
 * or, by keys, the focus.
 *
 * Signals: "chosen" (AwaleNode): the row of that move was activated, the cursor stands before it.
 */
G_DECLARE_FINAL_TYPE (AwaleReportList, awale_report_list, AWALE, REPORT_LIST, GtkWidget)

/** @label: how a screen reader calls the list. */
GtkWidget *awale_report_list_new    (bool             turning_points,
                                     const char      *label);

/** Shows what @report (nullable) says now; rows that stay are left alone. Returns: their number */
unsigned   awale_report_list_update (AwaleReportList *self,
                                     AwaleReport     *report);

/** How the small boards look: one of picture's themes, or NULL for the default one. */
void       awale_report_list_set_theme (AwaleReportList *self,
                                        const char      *theme);

G_END_DECLS
