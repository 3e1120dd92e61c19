/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-node.h"
#include "rules/awale-ruleset.h"

#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/** Called when the book has grown; @size is what there is now. */
typedef void (* AwaleBookGrownFunc)    (const AwaleBookSize *size,
                                        void                *user_data);

/** Called when @n_done of the @n_wanted searches of this part of the round are done. */
typedef void (* AwaleBookSearchedFunc) (size_t               n_done,
                                        size_t               n_wanted,
                                        void                *user_data);

/** What a build is to do. */
typedef struct
{
  int                    depth;      /**< Of its searches, in plies; 0: the book's own, else 22. */
  size_t                 positions;  /**< Go on until there are so many. */
  int                    part;       /**< Of awale_book_build_part(), from 1. */
  int                    n_parts;
  AwaleBookGrownFunc     grown;      /**< Nullable. */
  AwaleBookSearchedFunc  searched;   /**< Nullable. */
  void                  *user_data;
} AwaleBookJob;

enum
{
  AWALE_BOOK_STANDARD_DEPTH = 22,
};

/**
 * What tells this engine from others: a checksum of what a few searches under @rules look at, and
 * find. Books have that of the engine that searched them.
 */
uint32_t awale_book_get_engine (const AwaleRuleset  *rules);

/**
 * Lets the book of @rules at @path grow, from nothing if there is none, round by round. What was
 * searched is kept beside it, so that a build that was killed goes on where it was; and with the
 * same engine nothing but how deep it searches, and how large it is, makes a difference to the
 * book's bytes. Other programs may build parts and merge meanwhile.
 */
bool     awale_book_build      (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                GError             **error);

/** Does one part of the searches of the present round, for awale_book_merge() to add up. */
bool     awale_book_build_part (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                GError             **error);

/**
 * Ends the round if all of its searches are done. @n_missing: how many are not.
 *
 * Returns: false with @error; that searches are missing is none.
 */
bool     awale_book_merge      (const AwaleRuleset  *rules,
                                const char          *path,
                                const AwaleBookJob  *job,
                                size_t              *n_missing,
                                GError             **error);

G_END_DECLS
