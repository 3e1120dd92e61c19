/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-file.h"

G_BEGIN_DECLS

/**
 * A position to be searched and, under rules with a drought, the plies before it as long as nobody
 * has harvested. After a harvest they count as none, as lines of different lengths may lead to the
 * position. As a number: the key of the position, plus 2⁴⁸ times the plies.
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

/**
 * A book that grows by drop-out expansion (Lincke, “Strategies for the Automatic Construction of
 * Opening Books”, 2000): the next leaves to be expanded are those whose way from the start loses
 * least, and is shortest; moves of either side count the same. It grows in rounds. The questions of
 * a round depend only on the nodes, so any number of programs can share the work and build the same
 * book.
 */
typedef struct _AwaleBookTree AwaleBookTree;

/** Cost of a ply, in hundredths of a seed lost. */
enum
{
  AWALE_BOOK_PLY_COST = 25,
};

/** Creates a tree of @nodes (of AwaleBookNode); NULL: empty. */
AwaleBookTree *awale_book_tree_new         (const AwaleRuleset  *rules,
                                            const GArray        *nodes);
void           awale_book_tree_free        (AwaleBookTree       *self);

/** The nodes with their values, by plies, then key. (transfer none) */
const GArray  *awale_book_tree_get_nodes   (AwaleBookTree       *self);

/**
 * The questions of this round: the searches needed to expand the next nodes, or to begin an empty
 * tree; sorted. May be empty; NULL if nothing is left to expand. (element-type AwaleBookQuestion)
 * (transfer full)
 */
GArray        *awale_book_tree_dup_wanted  (AwaleBookTree       *self);

/**
 * Expands the nodes of this round. @answers: values (int) by AwaleBookQuestion, both by address
 *
 * Returns: false, without a change, if answers are missing
 */
bool           awale_book_tree_expand      (AwaleBookTree       *self,
                                            GHashTable          *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookTree, awale_book_tree_free)

G_END_DECLS
