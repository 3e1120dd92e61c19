/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * @text as searching sees it: lower case, without accents, `œ` as `oe`, any apostrophe or white
 * space as the plain one. Returns: (transfer full)
 */
char *awale_fold      (const char *text);

/**
 * Looks for @folded (not empty) in @text from byte *@start on. Returns: whether it is there; then
 * *@start and *@end are the bytes of @text that it covers.
 */
bool  awale_fold_find (const char *text,
                       const char *folded,
                       size_t     *start,
                       size_t     *end);

G_END_DECLS
