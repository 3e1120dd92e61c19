/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_LIST (awale_report_list_get_type ())

/**
 * The errors of a report, worst first, or its greatest turning points. Activating a row moves the
 * cursor to the position before the move; a row with the pointer or the keyboard focus shows that
 * position on a small board.
 *
 * Signals: "chosen" (AwaleNode): the row of that move was activated and the cursor is on the
 * position before the move.
 */
G_DECLARE_FINAL_TYPE (AwaleReportList, awale_report_list, AWALE, REPORT_LIST, GtkWidget)

/**
 * Creates a list of the errors, or of the turning points if @turning_points, with the accessible
 * name @label.
 */
GtkWidget *awale_report_list_new    (bool             turning_points,
                                     const char      *label);

/** Shows the moves of @report (nullable), keeping unchanged rows. Returns the number of rows. */
unsigned   awale_report_list_update (AwaleReportList *self,
                                     AwaleReport     *report);

/** Sets the theme of the small boards; NULL is the default. */
void       awale_report_list_set_theme (AwaleReportList *self,
                                        const char      *theme);

G_END_DECLS
