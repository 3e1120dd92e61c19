/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_MENU_BUTTONS (awale_menu_buttons_get_type ())

/**
 * Buttons side by side in a menu. Left and Right go along the row, Up and Down leave it; in other
 * boxes Down goes to the nearest button of the same height (as of GTK 4.8), to and fro for ever.
 */
G_DECLARE_FINAL_TYPE (AwaleMenuButtons, awale_menu_buttons, AWALE, MENU_BUTTONS, GtkBox)

G_END_DECLS
