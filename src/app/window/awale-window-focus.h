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
 * Where the keyboard is in a window. What is hidden or removed while it has the focus leaves it
 * to the board, or to the library if that is in view: GTK by itself would go to the first button of
 * the header bar. The main menu
 * gives it back to whoever had it.
 */

/** Looks after the focus in @window, which has @study, @library and @menu_button in it. */
AwaleWindowFocus *awale_window_focus_new         (GtkWindow        *window,
                                                  AwaleStudyView   *study,
                                                  GtkWidget        *library,
                                                  GtkMenuButton    *menu_button);

/** Adds the key that opens the menu. */
void              awale_window_focus_add_actions (AwaleWindowFocus *self,
                                                  AwaleActions     *list);

G_END_DECLS
