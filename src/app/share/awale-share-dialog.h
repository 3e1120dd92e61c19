/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SHARE_DIALOG (awale_share_dialog_get_type ())

/**
 * All the ways in which a game can be shown to others, each with what it is good for: too many for
 * a menu, and too alike to be chosen by a name alone.
 */
G_DECLARE_FINAL_TYPE (AwaleShareDialog, awale_share_dialog, AWALE, SHARE_DIALOG, AdwWindow)

/** For what @parent shows. What is chosen is done by its actions, with the keys in @actions. */
GtkWidget *awale_share_dialog_new (GtkWindow    *parent,
                                   AwaleActions *actions);

G_END_DECLS
