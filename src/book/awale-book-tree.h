/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-node.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * A book that grows, by drop-out expansion (Lincke, “Strategies for the Automatic Construction of
 * Opening Books”, 2000): of all positions that were only searched those are expanded next whose way
 * from the start gives away least, and is shortest; here moves of either side count the same. It
 * grows in rounds; what a round asks for depends on nothing but the nodes that there are, so that
 * any number of programs can share the work and come to the same book.
 */
typedef struct _AwaleBookTree AwaleBookTree;

/** What a ply of the way costs, as much as hundredths of a seed given away. */
enum
{
  AWALE_BOOK_PLY_COST = 25,
};

/** A tree of @nodes (of AwaleBookNode), or if that is NULL of none yet. */
AwaleBookTree *awale_book_tree_new         (const AwaleRuleset  *rules,
                                            const GArray        *nodes);
void           awale_book_tree_free        (AwaleBookTree       *self);

/** Its nodes with their values, by plies, then key. (transfer none) */
const GArray  *awale_book_tree_get_nodes   (AwaleBookTree       *self);

/**
 * What this round asks for (of AwaleBookQuestion, ascending): what has to be searched to expand
 * the next nodes, or before there are any, the start. It can be empty. (transfer full): NULL if
 * there is nothing left to expand.
 */
GArray        *awale_book_tree_dup_wanted  (AwaleBookTree       *self);

/**
 * Expands the nodes of this round. @answers: the values that searches gave, by question (of
 * AwaleBookQuestion and int, each by its address).
 *
 * Returns: false, and nothing has changed, if some that are wanted are missing.
 */
bool           awale_book_tree_expand      (AwaleBookTree       *self,
                                            GHashTable          *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookTree, awale_book_tree_free)

G_END_DECLS
