/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toast-overlay.h"
#include "library/awale-library-change.h"
#include "library/awale-library-tasks.h"

G_BEGIN_DECLS

/**
 * Reports the finished @task in @toasts, or in @notice if there is more to say. A cancelled export
 * is not reported. Returns true if @notice was used.
 */
bool           awale_library_task_notice_show   (AwaleLibraryTask  *task,
                                                 AwaleNoticeBar    *notice,
                                                 AwaleToastOverlay *toasts);

/**
 * Creates a desktop notification about the problems of @task, for use without a window; NULL if
 * there were none, or if it is an analysis. Returns: (transfer full) (nullable)
 */
GNotification *awale_library_task_notice_create (AwaleLibraryTask  *task);

/**
 * Reports that the library already has the game of @known, and offers to merge what only the new
 * copy has, or to show the game. After a merge, reports the merge and offers to undo it.
 */
void           awale_library_task_notice_show_known (const AwaleLibraryChange *known,
                                                     AwaleToastOverlay             *toasts);

G_END_DECLS
