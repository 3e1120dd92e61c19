/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Maximum numbers of characters shown: of a name, title or cell; of a comment to read; of a comment
 * to edit.
 */
#define AWALE_ELLIPSIS_NAME 200
#define AWALE_ELLIPSIS_COMMENT 20000
#define AWALE_ELLIPSIS_EDITOR 200000

/**
 * Shortens @text, which may come from any file, to at most @max characters and a final “…”. Also
 * shortens words and sequences of combining marks that are too long for Pango, whose time is
 * quadratic in their length. (transfer full)
 */
char *awale_ellipsize (const char *text,
                       size_t      max);

G_END_DECLS
