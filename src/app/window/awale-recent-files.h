/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Lists the recent games of the desktop, latest first: at most eight local files that exist.
 * Existence is checked asynchronously, and a file is listed only after its check. Returns:
 * (transfer full) (element-type GFile)
 */
GListModel  *awale_recent_files_new         (GtkRecentManager *manager);

/**
 * Creates a menu that follows @files and whose items activate win.open-uri; without files it has a
 * disabled item that says so. Returns: (transfer full)
 */
GMenuModel  *awale_recent_files_create_menu (GListModel       *files);

void         awale_recent_files_add         (GFile            *file);

void         awale_recent_files_remove      (GFile            *file);

G_END_DECLS
