/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * The boundaries of games in a file, found without reading the games.
 */
#pragma once

#include "awale-ogn.h"

G_BEGIN_DECLS

/** The format of a file that begins with @text, bytes as they come. */
AwaleFormat awale_format_guess     (const char  *text,
                                    size_t       n_bytes);

/**
 * The number of bytes up to a place behind the first game of @text, or several, where both sides
 * give the same games apart as together; all of them if there is no such place.
 */
size_t      awale_format_find_next (AwaleFormat  format,
                                    const char  *text,
                                    size_t       n_bytes);

/** Number of lines that end in @text, in a newline, a carriage return, or both. @is_end: nothing
 * follows @text */
unsigned    awale_text_count_lines (const char  *text,
                                    size_t       n_bytes,
                                    bool         is_end);

G_END_DECLS
