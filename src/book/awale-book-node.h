/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** What a book knows of a position by. */
typedef enum
{
  AWALE_BOOK_LEAF,      /**< By a search. */
  AWALE_BOOK_EXPANDED,  /**< By the positions after all of its moves, which are in the book, too. */
  AWALE_BOOK_OVER,      /**< By the rules: the game has ended. */
} AwaleBookState;

enum
{
  AWALE_BOOK_MAX_PLIES = 200,
  AWALE_BOOK_MAX_VALUE = 100 * AWALE_SEEDS,
};

/**
 * A position of a book. One that can be reached in several numbers of plies is in it once for each:
 * so its moves always lead to later ones, and values never go round in a circle. Values are
 * expected final margins for the mover, in hundredths of a seed.
 */
typedef struct
{
  uint64_t       key;
  int            plies;     /**< From the start of the game. */
  AwaleBookState state;
  int            searched;  /**< What the search of it said, or the score. */
  int            value;     /**< What the book says: of an expanded one, its best move's. */
} AwaleBookNode;

/** How large a book is. */
typedef struct
{
  int    depth;      /**< Of its searches, in plies. */
  size_t positions;
  size_t expanded;   /**< Those whose moves are in the book, too. */
  int    plies;      /**< The most that a position is from the start of the game. */
  int    value;      /**< Of the start, for South, in hundredths of a seed. */
} AwaleBookSize;

/** The size of a book of @nodes (of AwaleBookNode), searched to @depth. */
AwaleBookSize awale_book_measure (const GArray *nodes,
                                  int           depth);

G_END_DECLS
