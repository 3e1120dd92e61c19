/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Files of very many games are read game by game: where one ends, without reading it.
 */
#pragma once

#include "awale-ogn.h"

G_BEGIN_DECLS

/** The format of a file that begins with @text, bytes as they come. */
AwaleFormat awale_format_guess     (const char  *text,
                                    size_t       n_bytes);

/**
 * Where the first game of @text ends and what follows certainly belongs to others: what is read
 * of both apart is what is read of them together. There may be several in it, where that is not
 * certain.
 *
 * @is_end: whether all of the file that is left is in @text
 *
 * Returns: the number of bytes before that place; 0 if there is none as far as @text goes
 */
size_t      awale_format_find_next (AwaleFormat  format,
                                    const char  *text,
                                    size_t       n_bytes,
                                    bool         is_end);

/**
 * How many bytes to leave out of @text, which may begin within a line, to come to the first line
 * that may begin a game, if @found; else there is none before those.
 */
size_t      awale_format_find_start (AwaleFormat  format,
                                     const char  *text,
                                     size_t       n_bytes,
                                     bool         is_end,
                                     bool        *found);

/** How many lines end in @text. One ends in a newline, a carriage return, or both. */
unsigned    awale_text_count_lines (const char  *text,
                                    size_t       n_bytes,
                                    bool         is_end);

G_END_DECLS
