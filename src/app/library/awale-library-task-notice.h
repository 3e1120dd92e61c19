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
 * Reports the finished @task in @toasts, or its problems in @notice. Returns true if it used
 * @notice.
 */
bool           awale_library_task_notice_show   (AwaleLibraryTask  *task,
                                                 AwaleNoticeBar    *notice,
                                                 AwaleToastOverlay *toasts);

/**
 * Creates a desktop notification about @task, for use without a window. Returns: (transfer full)
 * (nullable)
 */
GNotification *awale_library_task_notice_create (AwaleLibraryTask  *task);

/**
 * Reports that the library has the game already, and offers to merge new parts or to show the game;
 * after a merge, offers to undo it.
 */
void           awale_library_task_notice_show_known (const AwaleLibraryChange *known,
                                                     AwaleToastOverlay             *toasts);

G_END_DECLS
