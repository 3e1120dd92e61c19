/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Errors of reading or building a book. */
typedef enum
{
  AWALE_BOOK_ERROR_DAMAGED,  /**< The file is damaged, or of another version or ruleset. */
  AWALE_BOOK_ERROR_MISSING,  /**< There is no such book. */
  AWALE_BOOK_ERROR_FILE,     /**< Any other failure of a file. */
  AWALE_BOOK_ERROR_BUSY,     /**< Another program is building the same part. */
} AwaleBookError;

#define AWALE_BOOK_ERROR (awale_book_error_quark ())
GQuark awale_book_error_quark (void);

/** Sets @error to the system's error for the file at @path. */
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

/** The number of positions, less than 2⁴⁸. */
uint64_t      awale_book_key_count        (void);

/**
 * Sets @key to the number of @position. Returns: false if it has none, as seeds are missing or
 * were halved by a settlement
 */
bool          awale_book_key_of           (AwalePosition  position,
                                           uint64_t      *key);

/** The position number @key, below awale_book_key_count(), with South to move. */
AwalePosition awale_book_key_get_position (uint64_t       key);

/** Source of a position's value. */
typedef enum
{
  AWALE_BOOK_LEAF,      /**< A search. */
  AWALE_BOOK_EXPANDED,  /**< Its successors, all of which are in the book. */
  AWALE_BOOK_OVER,      /**< The rules: the game has ended. */
} AwaleBookState;

enum
{
  AWALE_BOOK_MAX_PLIES = 200,
  AWALE_BOOK_MAX_VALUE = 100 * AWALE_SEEDS,
};

/**
 * A position of a book. One reachable in different numbers of plies has a node for each, so
 * that moves always lead to later nodes, and values never depend on themselves. Values are
 * expected final margins for the mover, in hundredths of a seed.
 */
typedef struct
{
  uint64_t       key;
  int            plies;     /**< Plies from the start of the game. */
  AwaleBookState state;
  int            searched;  /**< Value of its search, or the score. */
  int            value;     /**< Value in the book; that of the best move if it is expanded. */
} AwaleBookNode;

/** Size of a book. */
typedef struct
{
  int    depth;      /**< Depth of its searches in plies. */
  size_t positions;
  size_t expanded;   /**< Positions whose moves are in the book. */
  int    plies;      /**< Maximum plies of a position from the start. */
  int    value;      /**< Value of the start for South, in hundredths of a seed. */
} AwaleBookSize;

/** The size of a book of @nodes (of AwaleBookNode), searched to @depth. */
AwaleBookSize awale_book_measure (const GArray *nodes,
                                  int           depth);

/**
 * A position to be searched and, under rules with a drought, the plies without a harvest before
 * it. These are known while nobody has harvested; after that they count as none, as lines of
 * different lengths may lead to the position. As a number: the key of the position, plus 2⁴⁸
 * times the plies.
 */
typedef uint64_t AwaleBookQuestion;

/** The question on the position @key, reached @plies after the start. */
AwaleBookQuestion awale_book_question_new      (const AwaleRuleset *rules,
                                                uint64_t            key,
                                                int                 plies);

/** True if @number is a question. */
bool              awale_book_question_is_valid (uint64_t            number);

/**
 * A game (of AwalePosition) that leads to the position, with South to move, after that many
 * plies without a harvest, by arbitrary positions. (transfer full)
 */
GArray           *awale_book_question_dup_game (AwaleBookQuestion   question);

G_END_DECLS
