/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_MENU_BUTTONS (awale_menu_buttons_get_type ())

/**
 * A row of buttons in a menu. Left and Right move along the row, Up and Down leave it. In other
 * boxes of GTK 4.8, Down would go back and forth between buttons of equal height.
 */
G_DECLARE_FINAL_TYPE (AwaleMenuButtons, awale_menu_buttons, AWALE, MENU_BUTTONS, GtkBox)

G_END_DECLS
