/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Opening books. This folder promises, for any ruleset, books that are probed at once:
 * positions from the start of a game on, each with its value by a search and, where its moves are
 * in the book, too, by theirs. A file that cannot be trusted gives nothing but a sentence that says
 * why. How books are built is told in awale-book-build.h, what the files are in awale-book-file.h.
 */
#pragma once

#include "awale-book-build.h"
#include "awale-book-node.h"
#include "rules/awale-position.h"

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

G_END_DECLS
