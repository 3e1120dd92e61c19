/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Why a book could not be read or built. */
typedef enum
{
  AWALE_BOOK_ERROR_DAMAGED,  /**< A file is not what it says, or of another version or ruleset. */
  AWALE_BOOK_ERROR_MISSING,  /**< There is no such book. */
  AWALE_BOOK_ERROR_FILE,     /**< Any other failure of a file. */
  AWALE_BOOK_ERROR_BUSY,     /**< Another program builds the same part. */
} AwaleBookError;

#define AWALE_BOOK_ERROR (awale_book_error_quark ())
GQuark awale_book_error_quark (void);

/** Sets @error to tell what the system said of the file at @path. */
void   awale_book_set_failed  (GError     **error,
                               const char  *path,
                               int          error_number);

/**
 * The numbering of positions of all 48 seeds, as their mover sees them: 0 … C(61, 13) − 1.
 *
 * With s(i) the seeds in the first i of the twelve pits and two stores, the mover's first, i = 1 …
 * 13, the numbers s(i) + i − 1 ascend strictly: so Σ C(s(i) + i − 1, i), the combinatorial number
 * system, numbers them without gaps.
 */

/** How many there are: less than 2⁴⁸. */
uint64_t      awale_book_key_count        (void);

/**
 * The number of @position. Returns: false if it has none, since seeds are missing or were halved
 * when a game was settled.
 */
bool          awale_book_key_of           (AwalePosition  position,
                                           uint64_t      *key);

/** The position that has the number @key, less than awale_book_key_count(), with South to move. */
AwalePosition awale_book_key_get_position (uint64_t       key);

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

/**
 * What a book has searched: a position, and under rules with a drought how many plies without a
 * harvest have led to it. That is certain as long as nobody has harvested, and taken for none
 * afterwards, when ways of several lengths may lead to a position. Written as a number: the key of
 * the position, and 2⁴⁸ times the plies.
 */
typedef uint64_t AwaleBookQuestion;

/** The position of @key, which has been reached @plies after the start. */
AwaleBookQuestion awale_book_question_new      (const AwaleRuleset *rules,
                                                uint64_t            key,
                                                int                 plies);

/** Whether @number is a question. */
bool              awale_book_question_is_valid (uint64_t            number);

/**
 * A game (of AwalePosition) that leads to the position, in which South is to move, after so many
 * plies without a harvest; which ones is of no matter. (transfer full)
 */
GArray           *awale_book_question_dup_game (AwaleBookQuestion   question);

G_END_DECLS
