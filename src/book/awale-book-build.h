/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book.h"

G_BEGIN_DECLS

/** Called each time the book has grown, with its new @size. */
typedef void (* AwaleBookGrownFunc)    (const AwaleBookSize *size,
                                        void                *user_data);

/** Called when @n_done of the @n_wanted searches in this part of the round are complete. */
typedef void (* AwaleBookSearchedFunc) (size_t               n_done,
                                        size_t               n_wanted,
                                        void                *user_data);

typedef struct
{
  int                    depth;      /**< Depth of the searches in plies; 0 for the depth of the
                                      * existing book, or 22 for a new one. */
  size_t                 positions;  /**< Number of positions at which awale_book_build() stops,
                                      * after a whole round. */
  int                    part;       /**< Number of the part that awale_book_build_part() runs, from
                                      * 1. */
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
 * An id of the program's engine: a checksum of the nodes and results of a short search under
 * @rules. A book stores the id of the engine that built it.
 */
uint32_t awale_book_get_engine (const AwaleRuleset  *rules);

/**
 * Grows the book of @rules at @path round by round; a missing book is created. Results of searches
 * are kept in files beside it, so that an interrupted build can continue. With the same engine, the
 * bytes of the book depend on the rules, the depth and the number of positions alone. Other
 * programs may build parts and merge them at the same time.
 */
bool     awale_book_build      (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                GError             **error);

/**
 * Runs one part of the searches of the current round; awale_book_merge() later adds the results to
 * the book.
 */
bool     awale_book_build_part (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                GError             **error);

/**
 * Ends the round if all of its searches are complete.
 *
 * Returns: false with @error. @n_missing (out): the number of incomplete searches, which are not an
 * error
 */
bool     awale_book_merge      (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                size_t              *n_missing,
                                GError             **error);

G_END_DECLS
