/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SHARE_DIALOG (awale_share_dialog_get_type ())

/** A dialog with all ways to share a game, too many and too similar for a menu. */
G_DECLARE_FINAL_TYPE (AwaleShareDialog, awale_share_dialog, AWALE, SHARE_DIALOG, AdwWindow)

/** Creates the dialog for @parent, whose actions do the work; @actions gives their keys. */
GtkWidget *awale_share_dialog_new (GtkWindow    *parent,
                                   AwaleActions *actions);

G_END_DECLS
