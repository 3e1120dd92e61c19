/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ERROR_PREVIEW (awale_error_preview_get_type ())

/**
 * A small board beside a row of a report: the position in which the error was made, with an arrow
 * for the move that was played and one for the better move. It takes neither focus nor pointer.
 */
G_DECLARE_FINAL_TYPE (AwaleErrorPreview, awale_error_preview, AWALE, ERROR_PREVIEW, GtkPopover)

GtkWidget *awale_error_preview_new         (void);

/** How its board looks: one of picture's themes, or NULL for the default one. */
void       awale_error_preview_set_theme   (AwaleErrorPreview     *self,
                                            const char            *theme);

/**
 * Shows it for @move, beside @row, which is below its parent. Where a narrow window has no room
 * there it is not shown: it would cover the other rows.
 */
void       awale_error_preview_show        (AwaleErrorPreview     *self,
                                            GtkWidget             *row,
                                            const AwaleReportMove *move,
                                            const AwaleRuleset    *rules);

G_END_DECLS
