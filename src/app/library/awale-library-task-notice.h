/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "library/awale-library-change.h"
#include "library/awale-library-tasks.h"

G_BEGIN_DECLS

/**
 * Says what came of @transfer, which has ended: in @toasts, or, where something went wrong or could
 * not be read, in @notice. Returns: whether it is said in that
 */
bool           awale_library_task_notice_show   (AwaleLibraryTask *task,
                                                 AwaleNoticeBar   *notice,
                                                 AwaleToasts      *toasts);

/** The same in short, where there is no window. NULL: nothing is to be said. (transfer full) */
GNotification *awale_library_task_notice_create (AwaleLibraryTask *task);

/** Says that the library had a game that was to be added, and offers to merge what is new in it, or
 * to show that; or, after merging, to take it back. */
void           awale_library_task_notice_show_known (const AwaleLibraryChange *known,
                                                     AwaleToasts             *toasts);

G_END_DECLS
