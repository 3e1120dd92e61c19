/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NAME_DIALOG (awale_name_dialog_get_type ())

/**
 * Asks for a name.
 *
 * Signal: "named" (string): this one was chosen; the dialog goes.
 */
G_DECLARE_FINAL_TYPE (AwaleNameDialog, awale_name_dialog, AWALE, NAME_DIALOG, AdwWindow)

/** One over @parent, which proposes @name, with a button @accept, a label with a mnemonic. */
GtkWidget *awale_name_dialog_new (GtkWindow  *parent,
                                  const char *title,
                                  const char *accept,
                                  const char *name);

/** Shows @names below: one that is chosen is as good as one that is typed. */
void       awale_name_dialog_offer (AwaleNameDialog   *self,
                                    const char *const *names);

G_END_DECLS
