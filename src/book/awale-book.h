/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Opening books: positions from the start of a game on, each with a value that a search has found
 * or, if the moves of the position are in the book too, that follows from theirs; where the game
 * has ended, the rules give the value. A damaged file gives no values, only an error.
 * awale-book-build.h describes how books are built, awale-book-file.h their files.
 */
#pragma once

#include "awale-book-file.h"
#include "engine/awale-search-types.h"

G_BEGIN_DECLS

/** An opening book. It is immutable, so that any number of threads can share it. */
typedef struct _AwaleBook AwaleBook;

/** A move and its value: the expected final margin for its mover, in hundredths of a seed. */
typedef struct
{
  AwaleMove move;
  int       value;
} AwaleBookMove;

typedef struct
{
  int           value;    /**< Value for the player to move, in hundredths of a seed. */
  int           n_moves;  /**< Number of moves; 0 if the moves are not in the book. */
  AwaleBookMove moves[AWALE_SIDE_PITS];  /**< Moves, best first. */
} AwaleBookEntry;

/**
 * Opens the book of @rules in @directory. If @directory is NULL, opens the user's own book or, if
 * that is missing or unusable (the latter is logged), the one that comes with Awalé.
 *
 * Returns: (transfer full): NULL with @error about the book in @directory or the user's own one, or
 * about the one that comes with Awalé if only that exists; AWALE_BOOK_ERROR_MISSING if none exists
 */
AwaleBook     *awale_book_open      (const AwaleRuleset  *rules,
                                     const char          *directory,
                                     GError             **error);
AwaleBook     *awale_book_ref       (AwaleBook           *book);
void           awale_book_unref     (AwaleBook           *book);

AwaleBookSize  awale_book_get_size  (const AwaleBook     *book);

/** Looks up @position in @book. Returns: false, without an @entry, if the book does not have it */
bool           awale_book_probe     (const AwaleBook     *book,
                                     AwalePosition        position,
                                     AwaleBookEntry      *entry);

/**
 * Finds the best moves of both sides from @position on, as far as the book goes but at most
 * @n_moves, and stores them in @moves. Returns: the number of moves
 */
int            awale_book_find_line (const AwaleBook     *book,
                                     AwalePosition        position,
                                     int8_t              *moves,
                                     int                  n_moves);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBook, awale_book_unref)

/** The opening book that a player uses. A structure of zeros means that no book has been opened. */
typedef struct
{
  bool          was_opened;
  AwaleBook    *book;   /**< Book; NULL if there is none or it is unusable. */
  AwaleRuleset  rules;
  char         *directory;
} AwalePersonalBook;

void  awale_personal_book_clear   (AwalePersonalBook       *self);

/**
 * Opens the book of @rules in @directory like awale_book_open(), unless that was tried before; with
 * @is_fresh, opens it in any case.
 *
 * Returns: false with @error if the book could not be opened; later calls for the same book without
 * @is_fresh return true
 */
bool  awale_personal_book_prepare (AwalePersonalBook       *self,
                                   const AwaleRuleset      *rules,
                                   const char              *directory,
                                   bool                     is_fresh,
                                   GError                 **error);

/**
 * Chooses a move in @position from the book: at full strength one that is about as good as the
 * best, at other levels the one that a player of @level takes for the best. @rand decides.
 *
 * Returns: false if there is no book or the moves of the position are not in it. @result: the
 * moves, the chosen one first
 */
bool  awale_personal_book_choose  (const AwalePersonalBook *self,
                                   AwalePosition            position,
                                   int                      level,
                                   GRand                   *rand,
                                   AwaleSearchResult       *result);

G_END_DECLS
