/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book.h"

G_BEGIN_DECLS

/** Called when the book has grown to @size. */
typedef void (* AwaleBookGrownFunc)    (const AwaleBookSize *size,
                                        void                *user_data);

/** Called when @n_done of the @n_wanted searches of this part of the round are done. */
typedef void (* AwaleBookSearchedFunc) (size_t               n_done,
                                        size_t               n_wanted,
                                        void                *user_data);

/** Options of a build. */
typedef struct
{
  int                    depth;      /**< Depth of its searches in plies; 0: the book's own, else
                                      * 22. */
  size_t                 positions;  /**< Number of positions to reach. */
  int                    part;       /**< For awale_book_build_part(), from 1. */
  int                    n_parts;
  AwaleBookGrownFunc     grown;
  AwaleBookSearchedFunc  searched;
  void                  *user_data;
} AwaleBookJob;

enum
{
  AWALE_BOOK_STANDARD_DEPTH = 22,
};

/**
 * An id of this engine: a checksum of the nodes and results of a few searches under @rules. A
 * book has that of its engine.
 */
uint32_t awale_book_get_engine (const AwaleRuleset  *rules);

/**
 * Grows the book of @rules at @path round by round, creating it if missing. Searches are kept
 * beside it, so that a killed build can continue. With the same engine only depth and size
 * affect the book's bytes. Other programs may build parts and merge meanwhile.
 */
bool     awale_book_build      (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                GError             **error);

/** Does one part of the searches of the present round, to be merged by awale_book_merge(). */
bool     awale_book_build_part (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                GError             **error);

/**
 * Ends the round if all of its searches are done. @n_missing: those that are not
 *
 * Returns: false with @error; missing searches are not an error
 */
bool     awale_book_merge      (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                size_t              *n_missing,
                                GError             **error);

G_END_DECLS
