/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The games opened last, on this desktop: local files that still exist. */

/** Adds @file to the desktop's recent files. */
void        awale_recent_add  (GFile *file);

/** The latest ones first, at most eight. (transfer full) (element-type GFile) */
GListStore *awale_recent_list (void);

/** A menu of @files (element-type GFile), each of which it opens by win.open-uri. */
GMenuModel *awale_recent_create_menu (GListModel *files);

G_END_DECLS
