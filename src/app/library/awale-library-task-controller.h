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
 * Imports, exports and analyzes games of the library. It reports results even if the window that
 * started the task is closed.
 *
 * Signal: "changed": the available actions changed.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTaskController, awale_library_task_controller, AWALE,
                      LIBRARY_TASK_CONTROLLER, GObject)

AwaleLibraryTaskController *awale_library_task_controller_new (GtkWindow *window,
                                                               AwaleLibraryTasks *tasks,
                                                               AwaleNoticeBar *notice,
                                                               AwaleToasts *toasts);

/**
 * Sets the page of the window: files dropped on it are imported, and its selected games can be
 * exported or analyzed.
 */
void awale_library_task_controller_set_page (AwaleLibraryTaskController *self,
                                             AwaleLibraryPage *page);

/** Tells whether the library is shown; leaving it dismisses the notice about an import. */
void awale_library_task_controller_set_in_library (AwaleLibraryTaskController *self,
                                                   bool                        in_library);

void awale_library_task_controller_add_actions (AwaleLibraryTaskController *self,
                                                AwaleActions *list);

G_END_DECLS
