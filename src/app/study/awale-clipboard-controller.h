/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/**
 * Adds the actions that copy and paste games, lines and positions and copy pictures and text, and
 * opens files that are pasted into the window or dropped on @widget.
 */
void awale_clipboard_controller_add (AwaleStudy *study,
                                     GtkWidget  *widget);

G_END_DECLS
