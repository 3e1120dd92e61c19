/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Opening books. This folder promises, for any ruleset, books that are probed at once:
 * positions from the start of a game on, each with its value by a search and, where its moves are
 * in the book, too, by theirs. A file that cannot be trusted gives nothing but a sentence that says
 * why. awale-book-build.h describes how books are built, awale-book-file.h their files.
 */
#pragma once

#include "awale-book-file.h"
#include "engine/awale-search-types.h"

G_BEGIN_DECLS

/** An opening book: immutable, shared by any number of threads. */
typedef struct _AwaleBook AwaleBook;

/** A move and its value: the expected final margin for its mover, in hundredths of a seed. */
typedef struct
{
  AwaleMove move;
  int       value;
} AwaleBookMove;

/** Entry of a position. */
typedef struct
{
  int           value;    /**< For its mover, in hundredths of a seed. */
  int           n_moves;  /**< 0 if the moves are not in the book. */
  AwaleBookMove moves[AWALE_SIDE_PITS];  /**< Best first. */
} AwaleBookEntry;

/**
 * Opens the book of @rules in @directory; NULL: the user's own or, if there is none, or it is
 * unusable, which is logged, the one that comes with Awalé.
 *
 * Returns: (transfer full): NULL with @error; AWALE_BOOK_ERROR_MISSING: there is none
 */
AwaleBook     *awale_book_open      (const AwaleRuleset  *rules,
                                     const char          *directory,
                                     GError             **error);
AwaleBook     *awale_book_ref       (AwaleBook           *book);
void           awale_book_unref     (AwaleBook           *book);

AwaleBookSize  awale_book_get_size  (const AwaleBook     *book);

/** Looks up @position in @book. Returns: false if it is not there */
bool           awale_book_probe     (const AwaleBook     *book,
                                     AwalePosition        position,
                                     AwaleBookEntry      *entry);

/**
 * Finds the best moves of both sides from @position on, as far as the book goes, at most
 * @n_moves. Returns: their number
 */
int            awale_book_find_line (const AwaleBook     *book,
                                     AwalePosition        position,
                                     int8_t              *moves,
                                     int                  n_moves);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBook, awale_book_unref)

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
