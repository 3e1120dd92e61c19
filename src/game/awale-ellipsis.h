/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Characters that are shown at most of a name, a title or a cell, of a comment to be read, and of
 * one to be edited. */
#define AWALE_ELLIPSIS_NAME 200
#define AWALE_ELLIPSIS_COMMENT 20000
#define AWALE_ELLIPSIS_EDITOR 200000

/**
 * The beginning of @text, from a file, that can be shown without a noticeable delay: at most @max
 * characters, words and grapheme clusters of a bounded length, and “…” for what is left out. Pango
 * takes time that grows with the square of the marks on a letter and of the letters of a word.
 * Returns: (transfer full)
 */
char *awale_ellipsize (const char *text,
                       size_t      max);

G_END_DECLS
