/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The actions of the library: imports, exports, and changes of collections and of the selected
 * games.
 */
#pragma once

#include "awale-library-view.h"

G_BEGIN_DECLS

/**
 * Adds the actions of @view to @list, accepts files dropped onto its page for import, and reports
 * finished library tasks that were started in the window, or in no window if this one was used
 * last.
 */
void awale_library_actions_add (AwaleLibraryView *view,
                                AwaleActions     *list);

G_END_DECLS
