/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Boundaries of the games in a file, found without reading the games. */
#pragma once

#include "awale-ogn.h"

G_BEGIN_DECLS

/** Guesses the format of a file from @text, the raw bytes at its start. */
AwaleFormat awale_format_guess     (const char  *text,
                                    size_t       n_bytes);

/**
 * The number of bytes before a boundary that follows at least one game and where @text can be split
 * without changing the games; @n_bytes if there is none.
 */
size_t      awale_format_find_next (AwaleFormat  format,
                                    const char  *text,
                                    size_t       n_bytes);

/**
 * Counts the lines in @text that end in a newline, a carriage return, or both. @is_end: true if
 * nothing follows @text
 */
unsigned    awale_text_count_lines (const char  *text,
                                    size_t       n_bytes,
                                    bool         is_end);

G_END_DECLS
