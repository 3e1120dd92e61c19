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
 * from the start gives away least, and is shortest. It grows in rounds; what a round asks for
 * depends on nothing but the nodes that there are, so that any number of programs can share the
 * work and come to the same book.
 */
typedef struct _AwaleBookTree AwaleBookTree;

/** What a ply of the way costs, as much as hundredths of a seed given away. */
enum
{
  AWALE_BOOK_PLY_COST = 25,
};

/** A tree of @nodes (of AwaleBookNode); of nothing but the start of a game if @nodes is NULL. */
AwaleBookTree *awale_book_tree_new         (const AwaleRuleset  *rules,
                                            const GArray        *nodes);
void           awale_book_tree_free        (AwaleBookTree       *self);

/** Its nodes with their values, by plies, then key. (transfer none) */
const GArray  *awale_book_tree_get_nodes   (AwaleBookTree       *self);

/**
 * What this round asks for: the keys (uint64_t, ascending) of positions that have to be searched to
 * expand the next nodes. It can be empty. (transfer full): NULL if there is nothing left to expand.
 */
GArray        *awale_book_tree_dup_wanted  (AwaleBookTree       *self);

/**
 * Expands the nodes of this round. @answers: the values that searches gave, by key (of uint64_t and
 * int, each by its address), among them all that are wanted.
 */
void           awale_book_tree_expand      (AwaleBookTree       *self,
                                            GHashTable          *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookTree, awale_book_tree_free)

G_END_DECLS
