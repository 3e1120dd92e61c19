/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-tasks.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Creates a row with the progress of @task, and buttons to cancel it and to pause an analysis. */
GtkWidget *awale_library_task_row_new (AwaleLibraryTask *task);

G_END_DECLS
