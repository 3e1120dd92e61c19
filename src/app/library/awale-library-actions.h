/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Imports, exports and changes of the games selected in the library and of its collections.
 */
#pragma once

#include "awale-library-view.h"

G_BEGIN_DECLS

/**
 * Adds all actions of @view to those of its window, imports the files that are dropped onto its
 * page, and reports the tasks of the library that were begun in the window.
 */
void awale_library_actions_add (AwaleLibraryView *view,
                                AwaleActions     *list);

G_END_DECLS
