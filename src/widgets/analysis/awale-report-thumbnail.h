/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_THUMBNAIL (awale_report_thumbnail_get_type ())

/**
 * A small board beside a row of a report: the position in which the error was made, with an arrow
 * for the move that was played and one for the better move. It takes neither focus nor pointer.
 */
G_DECLARE_FINAL_TYPE (AwaleReportThumbnail, awale_report_thumbnail, AWALE, REPORT_THUMBNAIL,
                      GtkPopover)

GtkWidget *awale_report_thumbnail_new       (void);

/** How its board looks: one of picture's themes, or NULL for the default one. */
void       awale_report_thumbnail_set_theme (AwaleReportThumbnail  *self,
                                             const char            *theme);

/**
 * Shows it for @move, beside @row, which is below its parent. Where a narrow window has no room
 * there it is not shown: it would cover the other rows.
 */
void       awale_report_thumbnail_show      (AwaleReportThumbnail  *self,
                                             GtkWidget             *row,
                                             const AwaleReportMove *move,
                                             const AwaleRuleset    *rules);

G_END_DECLS
