/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/study/awale-study-view.h"

G_BEGIN_DECLS

/**
 * Keeps the keyboard focus in a sensible place of @window, which contains @study and @library. If
 * the focused widget is hidden or removed, the focus goes to the board or the library rather than
 * to the first button of the header, where GTK would put it. When a menu closes, the focus returns
 * to the widget that had it before the menu, or to the board or the library if that is hidden.
 */
void awale_window_focus_watch (GtkWindow      *window,
                               AwaleStudyView *study,
                               GtkWidget      *library);

G_END_DECLS
