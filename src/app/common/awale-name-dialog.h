/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NAME_DIALOG (awale_name_dialog_get_type ())

/**
 * A dialog that asks for a name.
 *
 * Signals: "named" (string): the name was chosen; the dialog closes.
 */
G_DECLARE_FINAL_TYPE (AwaleNameDialog, awale_name_dialog, AWALE, NAME_DIALOG, AdwWindow)

/**
 * Creates a dialog over @parent that proposes @name; @accept labels its button and has a mnemonic.
 */
GtkWidget *awale_name_dialog_new (GtkWindow  *parent,
                                  const char *title,
                                  const char *accept,
                                  const char *name);

/** Offers @names as choices below the entry. */
void       awale_name_dialog_offer (AwaleNameDialog   *self,
                                    const char *const *names);

G_END_DECLS
