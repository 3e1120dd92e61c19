/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-reasons-finder.h"
#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_PAGE (awale_report_page_get_type ())

/**
 * The report on a game: its options, its progress, and the result, in which errors are links. A
 * game with stored values has a result from the start.
 *
 * Properties: "theme" (string, write only), the theme of the small boards.
 *
 * Signals: "error-chosen" (AwaleNode): the cursor is now on the position before this error, and the
 * board should show the error and the better move.
 *
 * Buttons of the page activate actions of the window: `win.start-report`, which reads
 * awale_report_page_get_options(), `win.write-report`, `win.try-errors` and `win.worksheet`.
 */
G_DECLARE_FINAL_TYPE (AwaleReportPage, awale_report_page, AWALE, REPORT_PAGE, GtkWidget)

GtkWidget         *awale_report_page_new         (void);

/** Sets the report (nullable). */
void               awale_report_page_set_report  (AwaleReportPage *self,
                                                  AwaleReport     *report);

/**
 * Shows with the errors the reasons that @finder knows, and asks it about others. Called again for
 * each answer, and with NULL before the finder is freed.
 */
void               awale_report_page_explain     (AwaleReportPage    *self,
                                                  AwaleReasonsFinder *finder);

/**
 * The options that the user has chosen; “from here” and “up to here” mean the current cursor. The
 * numbers of threads and megabytes are left unset.
 */
AwaleReportOptions awale_report_page_get_options (AwaleReportPage *self);

/**
 * Focuses the widget that the user most likely needs next: the pause button, the result, or the
 * start button.
 */
void               awale_report_page_focus       (AwaleReportPage *self);

G_END_DECLS
