/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-actions.h"

G_BEGIN_DECLS

/** Creates a window that lists the keys of @rows (element-type AwaleAction) by group. */
GtkWindow *awale_shortcuts_window_new (GPtrArray *rows);

G_END_DECLS
