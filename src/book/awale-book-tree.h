/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-file.h"

G_BEGIN_DECLS

/**
 * A question for the search: a position and, under rules with a drought, the number of plies played
 * before it if nobody has harvested yet. After a harvest that number is 0, because lines of
 * different lengths may lead to the position. The question is stored as a number: the key of the
 * position, plus 2⁴⁸ times the plies.
 */
typedef uint64_t AwaleBookQuestion;

/** The question about the position with @key, reached @plies plies after the start. */
AwaleBookQuestion awale_book_question_new      (const AwaleRuleset *rules,
                                                uint64_t            key,
                                                int                 plies);

bool              awale_book_question_is_valid (uint64_t            number);

/**
 * A game that ends with the position of @question, South to move; the earlier positions are
 * arbitrary, but as many as the plies without a harvest in the question. (transfer full)
 * (element-type AwalePosition)
 */
GArray           *awale_book_question_dup_game (AwaleBookQuestion   question);

/**
 * A book that grows by drop-out expansion (Lincke, “Strategies for the Automatic Construction of
 * Opening Books”, 2000): the leaves expanded next are those at the end of the lines that lose least
 * and are shortest, where losses of both sides count the same. The book grows in rounds. The
 * questions of a round depend only on the nodes, so that any number of programs can share the work
 * and build the same book.
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
 * empty tree. The list is empty if the round needs no search; it is NULL if nothing is left to
 * expand. (element-type AwaleBookQuestion) (transfer full)
 */
GArray        *awale_book_tree_dup_wanted  (AwaleBookTree       *self);

/**
 * Expands the nodes of this round. @answers maps each AwaleBookQuestion to its value (an int), both
 * stored by address.
 *
 * Returns: false, without a change, if answers are missing
 */
bool           awale_book_tree_expand      (AwaleBookTree       *self,
                                            GHashTable          *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookTree, awale_book_tree_free)

G_END_DECLS
