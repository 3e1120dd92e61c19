/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_THEME_CHOOSER (awale_theme_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AwaleThemeChooser, awale_theme_chooser, AWALE, THEME_CHOOSER, GtkWidget)

/*
 * A row of buttons to choose the theme of the board, each of which shows a corner of a board in its
 * theme.
 *
 * Property: "theme" (string, never NULL), as in AwaleBoard.
 */

G_END_DECLS
