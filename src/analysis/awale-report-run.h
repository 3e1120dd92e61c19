/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Runs @report to its end and iterates the thread-default main context, which must be the one in
 * which @report was made. Returns false and sets @error if it was cancelled or no search thread
 * could be started; results so far are kept.
 */
bool awale_report_run      (AwaleReport              *report,
                            const AwaleReportOptions *options,
                            GCancellable             *cancellable,
                            GError                  **error);

/** True if a report with @options would find nothing new in @game. */
bool awale_report_is_known (AwaleGame                *game,
                            const AwaleReportOptions *options);

G_END_DECLS
