/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/** A function called after games were opened in @study, or added to it. */
typedef void (*AwaleOpenedFunc) (AwaleStudy *study,
                                 gpointer    data);

/**
 * Opens @document in an untouched window. If the document of @study is the user's own, first asks
 * @question: if its games should be added to that document instead. Calls @opened unless the user
 * cancels, and frees @data by @destroy in any case.
 */
void awale_document_opener_open (AwaleStudy     *study,
                                 AwaleDocument  *document,
                                 bool            unsaved,
                                 const char     *question,
                                 AwaleOpenedFunc opened,
                                 gpointer        data,
                                 GDestroyNotify  destroy);

/** Shows the problems in reading the document, if any, in a notice that stays. */
void awale_document_opener_show_diagnostics (AwaleStudy *study);

G_END_DECLS
