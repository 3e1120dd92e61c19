/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-tree.h"

G_BEGIN_DECLS

/*
 * Results of the searches of one round, in text files beside the book that grows. Each program that
 * takes part in the searches appends to a file of its own:
 *
 *   awale-book-answers 1 STATE       the book's checksum, in hexadecimal digits
 *   QUESTION VALUE                   a line for each search: its AwaleBookQuestion and its value
 *
 * A program that was killed may leave an incomplete line. A reader stops before that line, and a
 * writer removes it before it appends more.
 */

/** A file of results being written, locked against other programs. */
typedef struct _AwaleBookSearchCache AwaleBookSearchCache;

/**
 * Opens or creates the file of @part, from 1, of @n_parts beside the book at @path. Returns NULL
 * with @error, which is AWALE_BOOK_ERROR_BUSY if another program has it open. (transfer full)
 */
AwaleBookSearchCache *awale_book_search_cache_open  (const char           *path,
                                                     int                   part,
                                                     int                   n_parts,
                                                     GError              **error);

/**
 * Prepares the file for results about the book with the checksum @state; results about another
 * state of the book are dropped.
 */
bool                  awale_book_search_cache_begin (AwaleBookSearchCache *self,
                                                     uint32_t              state,
                                                     GError              **error);
bool                  awale_book_search_cache_add   (AwaleBookSearchCache *self,
                                                     AwaleBookQuestion     question,
                                                     int                   value,
                                                     GError              **error);

/** Syncs all results to the disk. */
bool                  awale_book_search_cache_sync  (AwaleBookSearchCache *self,
                                                     GError              **error);
void                  awale_book_search_cache_close (AwaleBookSearchCache *self);

/**
 * Creates an empty table of results: values (int) by question, both stored by address. (transfer
 * full)
 */
GHashTable           *awale_book_search_cache_table (void);

/**
 * Adds the results in @text, a NUL-terminated string, to @answers if they are about the book with
 * the checksum @state.
 *
 * Returns: the number of valid bytes; 0 if the text is about another state of the book
 */
size_t                awale_book_search_cache_parse (const char           *text,
                                                     uint32_t              state,
                                                     GHashTable           *answers);

/**
 * Reads the results about the book with the checksum @state from all files beside the book at
 * @path; NULL with @error. (transfer full)
 */
GHashTable           *awale_book_search_cache_read  (const char           *path,
                                                     uint32_t              state,
                                                     GError              **error);

/**
 * Removes the result files beside the book at @path that are not about the checksum @state, unless
 * they are being written.
 */
void                  awale_book_search_cache_tidy  (const char           *path,
                                                     uint32_t              state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookSearchCache, awale_book_search_cache_close)

G_END_DECLS
