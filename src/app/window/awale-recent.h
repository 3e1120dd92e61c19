/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RECENT (awale_recent_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRecent, awale_recent, AWALE, RECENT, GObject)

/**
 * The recent games of the desktop: local files that exist. A file is listed only after the disk has
 * confirmed it, without blocking.
 */
AwaleRecent *awale_recent_new       (GtkRecentManager *manager);

/** The files, latest first, at most eight. Returns: (transfer none) (element-type GFile) */
GListModel  *awale_recent_get_model (AwaleRecent      *self);

/** A menu of the files, whose items activate win.open-uri. Returns: (transfer none) */
GMenuModel  *awale_recent_get_menu  (AwaleRecent      *self);

/** Adds @file to the recent files of the desktop. */
void         awale_recent_add       (GFile            *file);

/** Removes @file from the recent files of the desktop. */
void         awale_recent_remove    (GFile            *file);

G_END_DECLS
