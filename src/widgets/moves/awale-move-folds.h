/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

/*
 * The collapsed variations of a move list: at each fork, all variations are collapsed or none. A
 * fork is a first child with variations beside it; if another node becomes the first child, the
 * variations there are expanded.
 */

/** Creates an empty set of collapsed forks (element-type AwaleNode). */
GHashTable *awale_move_folds_new         (void);

/** The fork that a command at @node collapses, or NULL. */
AwaleNode  *awale_move_folds_find_fork   (AwaleNode    *node);

/** True if @node has variations beside it, which the list shows after it. */
bool        awale_move_folds_is_fork     (AwaleNode    *node);

/** The number of variations beside @fork. */
int         awale_move_folds_count       (AwaleNode    *fork);

bool        awale_move_folds_is_folded   (GHashTable   *self,
                                          AwaleNode    *fork);

/** Collapses or expands the variations beside @fork. Returns: true if that changed anything. */
bool        awale_move_folds_set_folded  (GHashTable   *self,
                                          AwaleNode    *fork,
                                          bool          folded);

/** The forks in @row, whose variations follow the row. Returns: (transfer full) */
GPtrArray  *awale_move_folds_list_forks  (AwaleMoveRow *row);

/** The number of variations after @row that are collapsed, if @folded, or expanded. */
int         awale_move_folds_count_after (GHashTable   *self,
                                          AwaleMoveRow *row,
                                          bool          folded);

/** Collapses all variations of @game. */
void        awale_move_folds_fold_all    (GHashTable   *self,
                                          AwaleGame    *game);

/** True if @node is in a collapsed variation. */
bool        awale_move_folds_hides       (GHashTable   *self,
                                          AwaleNode    *node);

/** Expands the variations that hide @node. Returns: true if any did. */
bool        awale_move_folds_reveal      (GHashTable   *self,
                                          AwaleNode    *node);

G_END_DECLS
