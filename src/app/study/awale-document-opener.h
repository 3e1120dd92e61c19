/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/** A function that is called once games have been opened in @study or added to its document. */
typedef void (*AwaleOpenedFunc) (AwaleStudy *study,
                                 gpointer    data);

/**
 * Opens @document in this window if it is untouched, or in a new one. If @study holds the user's
 * own work, @question first asks whether to add the games to it or to open a new window. Calls
 * @opened unless the user cancels or has closed the window, and frees @data with @destroy in any
 * case.
 */
void awale_document_opener_open (AwaleStudy     *study,
                                 AwaleDocument  *document,
                                 bool            unsaved,
                                 const char     *question,
                                 AwaleOpenedFunc opened,
                                 gpointer        data,
                                 GDestroyNotify  destroy);

/**
 * Shows a notice if there were problems in reading the open document, or if it is not in UTF-8.
 * Returns false if there is nothing to show.
 */
bool awale_document_opener_show_diagnostics (AwaleStudy *study);

G_END_DECLS
