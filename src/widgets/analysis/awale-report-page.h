/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_PAGE (awale_report_page_get_type ())

/**
 * The report on a game: what to look at and how deeply; how far it is; and what came of it, the
 * errors as links. A game that carries values already has its report from the start.
 *
 * Properties: "theme" (string, write only: that of the small boards).
 *
 * Signals: "error-chosen" (AwaleNode): the cursor stands before that error, which is to be shown
 * beside the better move.
 *
 * What concerns more than the report is done by actions of the window: `win.start-report` with
 * awale_report_page_get_options(), and `win.write-report`.
 */
G_DECLARE_FINAL_TYPE (AwaleReportPage, awale_report_page, AWALE, REPORT_PAGE, GtkWidget)

GtkWidget         *awale_report_page_new         (void);

/** The report that is shown (nullable). */
void               awale_report_page_set_report  (AwaleReportPage *self,
                                                  AwaleReport     *report);

/** What was chosen, for the cursor where it is now. The threads and the memory are left open. */
AwaleReportOptions awale_report_page_get_options (AwaleReportPage *self);

/** Moves the focus to what one would do next: pause it, look at an error, start it. */
void               awale_report_page_focus       (AwaleReportPage *self);

G_END_DECLS
