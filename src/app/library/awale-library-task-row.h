/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-tasks.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TASK_ROW (awale_library_task_row_get_type ())

/** The progress of a task in the library, with a button to cancel it. */
G_DECLARE_FINAL_TYPE (AwaleLibraryTaskRow, awale_library_task_row, AWALE, LIBRARY_TASK_ROW,
                      GtkListBoxRow)

GtkWidget *awale_library_task_row_new (AwaleLibraryTask *task);

G_END_DECLS
