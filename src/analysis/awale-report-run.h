/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Starts @report and waits for its end; meanwhile it runs the main context of the thread, which
 * must have been the same one when @report was made. Returns: false with an error where it was
 * cancelled, or there was no thread to search with; what was found until then stays
 */
bool awale_report_run      (AwaleReport              *report,
                            const AwaleReportOptions *options,
                            GCancellable             *cancellable,
                            GError                  **error);

/** Whether a report with @options would find nothing in @game that is not known. */
bool awale_report_is_known (AwaleGame                *game,
                            const AwaleReportOptions *options);

G_END_DECLS
