/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Takes the chosen name; the dialog then closes. */
typedef void (*AwaleNamedFunc) (const char *name,
                                gpointer    data);

/**
 * Creates a dialog over @parent that asks for a name and proposes @name, with @names (nullable) as
 * choices below the entry; @accept labels its button and has a mnemonic. @destroy frees @data.
 */
GtkWidget *awale_name_dialog_new (GtkWindow         *parent,
                                  const char        *title,
                                  const char        *accept,
                                  const char        *name,
                                  const char *const *names,
                                  AwaleNamedFunc     named,
                                  gpointer           data,
                                  GDestroyNotify     destroy);

G_END_DECLS
