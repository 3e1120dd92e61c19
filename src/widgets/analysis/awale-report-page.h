/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_PAGE (awale_report_page_get_type ())

/**
 * The report on a game: options, progress, and the result with errors as links. A game with stored
 * values has its report from the start.
 *
 * Properties: "theme" (string, write only), that of the small boards.
 *
 * Signals: "error-chosen" (AwaleNode): the cursor stands before that error, which is to be shown
 * beside the better move.
 *
 * Actions of the window do what concerns more than the report: `win.start-report` with
 * awale_report_page_get_options(), and `win.write-report`.
 */
G_DECLARE_FINAL_TYPE (AwaleReportPage, awale_report_page, AWALE, REPORT_PAGE, GtkWidget)

GtkWidget         *awale_report_page_new         (void);

/** Sets the report (nullable). */
void               awale_report_page_set_report  (AwaleReportPage *self,
                                                  AwaleReport     *report);

/** The chosen options, relative to the present cursor; threads and memory are left unset. */
AwaleReportOptions awale_report_page_get_options (AwaleReportPage *self);

/** Focuses the most likely next step: pause, an error, or start. */
void               awale_report_page_focus       (AwaleReportPage *self);

G_END_DECLS
