/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Imports, exports and changes of the games selected in the library and of its collections.
 */
#pragma once

#include "awale-library-view.h"

G_BEGIN_DECLS

/**
 * Adds all actions of @view to those of its window, accepts files dropped onto its page for import,
 * and reports the finished library tasks that were started in the window.
 */
void awale_library_actions_add (AwaleLibraryView *view,
                                AwaleActions     *list);

G_END_DECLS
