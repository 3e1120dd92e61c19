/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The content of a worksheet, before the sheet lays it out.
 */
#pragma once

#include "awale-sheet-content.h"
#include "awale-sheet-task.h"

G_BEGIN_DECLS

/* Create the pages of boards with their questions, and those of the answers. */
AwaleSheetGame *awale_sheet_tasks_new   (const AwaleSheetPage *page,
                                         const char           *title,
                                         const AwaleSheetTask *tasks,
                                         size_t                n_tasks);
AwaleSheetGame *awale_sheet_answers_new (const AwaleSheetPage *page,
                                         const AwaleSheetTask *tasks,
                                         size_t                n_tasks);

G_END_DECLS
