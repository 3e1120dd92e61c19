/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book.h"
#include "engine/awale-search-types.h"

G_BEGIN_DECLS

/** The opening book that a player plays from. All zeros: none was looked for yet. */
typedef struct
{
  bool          was_opened;
  AwaleBook    *book;   /**< NULL if there is none, or it cannot be read. */
  AwaleRuleset  rules;  /**< What it was opened for, and where. */
  char         *directory;
} AwalePersonalBook;

void  awale_personal_book_clear   (AwalePersonalBook       *self);

/**
 * Opens the book of @rules in @directory, as awale_book_open() does, unless that is done; anew if
 * @is_fresh.
 *
 * Returns: false with @error if it cannot be used, once for each time that it is opened.
 */
bool  awale_personal_book_prepare (AwalePersonalBook       *self,
                                   const AwaleRuleset      *rules,
                                   const char              *directory,
                                   bool                     is_fresh,
                                   GError                 **error);

/**
 * What to play in @position by the book: at full strength one of the moves that are about as good
 * as the best, at other levels what such a player would take for the best, drawn from @rand.
 *
 * Returns: false if its moves are not in the book. @result: the moves, the chosen one first.
 */
bool  awale_personal_book_choose  (const AwalePersonalBook *self,
                                   AwalePosition            position,
                                   int                      level,
                                   GRand                   *rand,
                                   AwaleSearchResult       *result);

G_END_DECLS
