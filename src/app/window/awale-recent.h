/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RECENT (awale_recent_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRecent, awale_recent, AWALE, RECENT, GObject)

/**
 * The games opened last, on this desktop: local files that still exist. A file of which the disk
 * does not say so yet is not among them; nobody waits for it.
 */
AwaleRecent *awale_recent_new       (GtkRecentManager *manager);

/** The latest ones first, at most eight. (transfer none) (element-type GFile) */
GListModel  *awale_recent_get_model (AwaleRecent      *self);

/** A menu of them, which opens each by win.open-uri. (transfer none) */
GMenuModel  *awale_recent_get_menu  (AwaleRecent      *self);

/** Adds @file to the desktop's recent files. */
void         awale_recent_add       (GFile            *file);

/** Removes @file from them, if it is there. */
void         awale_recent_remove    (GFile            *file);

G_END_DECLS
