/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Folds @text for a search: lower case, no accents, `œ` as `oe`, a plain apostrophe for a
 * typographic one, and a plain space for spaces of any kind. (transfer full)
 */
char *awale_casefold      (const char *text);

/**
 * Finds @folded, a folded text that is not empty, in @text from byte *@start on. Returns: false if
 * there is no match; otherwise *@start and *@end are its bounds in bytes
 */
bool  awale_casefold_find (const char *text,
                           const char *folded,
                           size_t     *start,
                           size_t     *end);

G_END_DECLS
