/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-library-page.h"
#include "library/awale-library-tasks.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TASK_CONTROLLER (awale_library_task_controller_get_type ())

/**
 * Brings games into the library, from files and folders that are chosen or dropped on its page, and
 * out of it, and has them analyzed there. It says what came of that, also of what a window began
 * that is gone by then.
 *
 * Signal: "changed": other actions make sense.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTaskController, awale_library_task_controller, AWALE,
                      LIBRARY_TASK_CONTROLLER, GObject)

AwaleLibraryTaskController *awale_library_task_controller_new (GtkWindow *window,
                                                               AwaleLibraryTasks *transfers,
                                                               AwaleNoticeBar *notice,
                                                               AwaleToasts *toasts);

/** The page of the window: files that are dropped on it are imported, and the games that are
 * selected there are those to be exported or analyzed. */
void awale_library_task_controller_set_page (AwaleLibraryTaskController *self,
                                             AwaleLibraryPage *page);

/** Whether one looks at the library. Who leaves it has seen what came of an import there, which is
 * not about the board. */
void awale_library_task_controller_set_in_library (AwaleLibraryTaskController *self,
                                                   bool                        in_library);

void awale_library_task_controller_add_actions (AwaleLibraryTaskController *self,
                                                AwaleActions *list);

G_END_DECLS
