/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-recent-files.h"
#include "session/awale-services.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_START_PAGE (awale_start_page_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStartPage, awale_start_page, AWALE, START_PAGE, GtkWidget)

/*
 * The page of a window without a game. Its buttons activate actions of the window that begin
 * something, such as win.new-game and win.open; the rows of recent games and examples open them
 * with win.open-uri.
 */

/** Creates a page with the examples and the tour of @services, and with the @recent games. */
GtkWidget *awale_start_page_new (AwaleServices *services,
                                 GListModel    *recent);

G_END_DECLS
