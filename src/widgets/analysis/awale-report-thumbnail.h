/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_THUMBNAIL (awale_report_thumbnail_get_type ())

/**
 * A small board beside a row of a report: the position of the error, with arrows for the move
 * played and the better one. It takes neither focus nor pointer.
 */
G_DECLARE_FINAL_TYPE (AwaleReportThumbnail, awale_report_thumbnail, AWALE, REPORT_THUMBNAIL,
                      GtkPopover)

GtkWidget *awale_report_thumbnail_new       (void);

/** Sets the theme of the board; NULL is the default. */
void       awale_report_thumbnail_set_theme (AwaleReportThumbnail  *self,
                                             const char            *theme);

/**
 * Shows the board for @move beside @row, a descendant of its parent. It is not shown in a window
 * too narrow for it, where it would cover other rows.
 */
void       awale_report_thumbnail_show      (AwaleReportThumbnail  *self,
                                             GtkWidget             *row,
                                             const AwaleReportMove *move,
                                             const AwaleRuleset    *rules);

G_END_DECLS
