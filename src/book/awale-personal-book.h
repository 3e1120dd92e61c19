/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book.h"
#include "engine/awale-search-types.h"

G_BEGIN_DECLS

/** The opening book of a player. All zeros: not yet opened. */
typedef struct
{
  bool          was_opened;
  AwaleBook    *book;   /**< NULL if there is none, or it is unreadable. */
  AwaleRuleset  rules;  /**< Rules that it was opened for. */
  char         *directory;
} AwalePersonalBook;

void  awale_personal_book_clear   (AwalePersonalBook       *self);

/**
 * Opens the book of @rules in @directory, as awale_book_open() does, unless it is open; again
 * if @is_fresh.
 *
 * Returns: false with @error if it is unusable, once for each opening
 */
bool  awale_personal_book_prepare (AwalePersonalBook       *self,
                                   const AwaleRuleset      *rules,
                                   const char              *directory,
                                   bool                     is_fresh,
                                   GError                 **error);

/**
 * Chooses a move in @position by the book: at full strength one about as good as the best, at
 * other levels the one such a player takes for the best, drawn from @rand.
 *
 * Returns: false if its moves are not in the book. @result: the moves, the chosen one first
 */
bool  awale_personal_book_choose  (const AwalePersonalBook *self,
                                   AwalePosition            position,
                                   int                      level,
                                   GRand                   *rand,
                                   AwaleSearchResult       *result);

G_END_DECLS
