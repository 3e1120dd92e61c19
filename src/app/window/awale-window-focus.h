/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/study/awale-study-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_WINDOW_FOCUS (awale_window_focus_get_type ())
G_DECLARE_FINAL_TYPE (AwaleWindowFocus, awale_window_focus, AWALE, WINDOW_FOCUS, GObject)

/*
 * Restores the keyboard focus in a window. When the focused widget is hidden or removed, the focus
 * goes to the board or the library, rather than to GTK's choice of the first button in the header.
 * Closing the main menu returns it to the earlier widget.
 */

/** Watches the focus in @window, which contains @study, @library and @menu_button. */
AwaleWindowFocus *awale_window_focus_new         (GtkWindow        *window,
                                                  AwaleStudyView   *study,
                                                  GtkWidget        *library,
                                                  GtkMenuButton    *menu_button);

void              awale_window_focus_add_actions (AwaleWindowFocus *self,
                                                  AwaleActions     *list);

G_END_DECLS
