/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-file.h"

G_BEGIN_DECLS

/**
 * A question: a position to be searched and, under rules with a drought, the number of plies before
 * it as long as nobody has harvested. After a harvest that number is 0, because lines of different
 * lengths may lead to the position. As a number: the key of the position, plus 2⁴⁸ times the plies.
 */
typedef uint64_t AwaleBookQuestion;

/** The question about the position with @key, reached @plies after the start. */
AwaleBookQuestion awale_book_question_new      (const AwaleRuleset *rules,
                                                uint64_t            key,
                                                int                 plies);

/** True if @number is a valid question. */
bool              awale_book_question_is_valid (uint64_t            number);

/**
 * A game that leads to the position of @question, with South to move, after its number of plies
 * without a harvest; the earlier positions are arbitrary. (transfer full) (element-type
 * AwalePosition)
 */
GArray           *awale_book_question_dup_game (AwaleBookQuestion   question);

/**
 * A book that grows by drop-out expansion (Lincke, “Strategies for the Automatic Construction of
 * Opening Books”, 2000): the next leaves to expand are those whose line from the start loses least
 * and is shortest; losses of both sides count the same. The book grows in rounds. The questions of
 * a round depend only on the nodes, so that any number of programs can share the work and build the
 * same book.
 */
typedef struct _AwaleBookTree AwaleBookTree;

/** Cost of a ply, in hundredths of a seed lost. */
enum
{
  AWALE_BOOK_PLY_COST = 25,
};

/** Creates a tree of @nodes (element-type AwaleBookNode); NULL for an empty one. */
AwaleBookTree *awale_book_tree_new         (const AwaleRuleset  *rules,
                                            const GArray        *nodes);
void           awale_book_tree_free        (AwaleBookTree       *self);

/** The nodes with their values, sorted by plies, then key. (transfer none) */
const GArray  *awale_book_tree_get_nodes   (AwaleBookTree       *self);

/**
 * The sorted questions of this round: the searches needed to expand the next nodes, or to begin an
 * empty tree. The list may be empty; NULL if nothing is left to expand. (element-type
 * AwaleBookQuestion) (transfer full)
 */
GArray        *awale_book_tree_dup_wanted  (AwaleBookTree       *self);

/**
 * Expands the nodes of this round. @answers: values (int) by AwaleBookQuestion, both stored by
 * address
 *
 * Returns: false, without a change, if answers are missing
 */
bool           awale_book_tree_expand      (AwaleBookTree       *self,
                                            GHashTable          *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookTree, awale_book_tree_free)

G_END_DECLS
