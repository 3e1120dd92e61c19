/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-reasons-finder.h"
#include "analysis/awale-report.h"

G_BEGIN_DECLS

/**
 * The lists of a report page: the errors, worst first, and the greatest turning points. Activating
 * a row moves the cursor to the position before the move and emits "error-chosen" on the page. A
 * row with the pointer or the keyboard focus shows that position on a small board.
 */
typedef struct _AwaleReportList AwaleReportList;

/**
 * Creates the object that fills two lists of @page. The page must outlive it, but must destroy the
 * rows of the lists first.
 */
AwaleReportList *awale_report_list_new (GtkWidget  *page,
                                        GtkListBox *turning_points,
                                        GtkListBox *errors);
void       awale_report_list_free      (AwaleReportList *self);

/**
 * Lists the moves of @report (nullable) and keeps rows that are still right. Sets the numbers (out)
 * of turning points listed, of those left out, which are among the errors, and of errors listed.
 */
void       awale_report_list_update    (AwaleReportList *self,
                                        AwaleReport     *report,
                                        unsigned        *n_turning_points,
                                        unsigned        *n_left_out,
                                        unsigned        *n_errors);

/** Adds the reasons that @finder knows to the errors, and asks it for the next ones. */
void       awale_report_list_explain   (AwaleReportList    *self,
                                        AwaleReasonsFinder *finder);

/** Sets the theme of the small board; NULL for the default. */
void       awale_report_list_set_theme (AwaleReportList *self,
                                        const char      *theme);

G_END_DECLS
