/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

/*
 * The collapsed variations of a move list. A fork is a first child that has variations beside it,
 * all of which are collapsed or none. If another node becomes the first child, the variations are
 * expanded.
 */

/** Creates an empty set of collapsed forks (element-type AwaleNode). */
GHashTable *awale_move_folds_new         (void);

/** The fork whose variations are collapsed if the user asks for it at @node, or NULL. */
AwaleNode  *awale_move_folds_find_fork   (AwaleNode    *node);

bool        awale_move_folds_is_folded   (GHashTable   *self,
                                          AwaleNode    *fork);

/** Collapses or expands the variations beside @fork. Returns true if that changed anything. */
bool        awale_move_folds_set_folded  (GHashTable   *self,
                                          AwaleNode    *fork,
                                          bool          folded);

/**
 * The forks in @row, whose variations are shown after the row. Returns: (transfer full)
 * (element-type AwaleNode)
 */
GPtrArray  *awale_move_folds_list_forks  (AwaleMoveRow *row);

/**
 * The number of variations after @row that are collapsed if @folded is true, or expanded if it is
 * false.
 */
int         awale_move_folds_count_after (GHashTable   *self,
                                          AwaleMoveRow *row,
                                          bool          folded);

/** Collapses all variations of @game. */
void        awale_move_folds_fold_all    (GHashTable   *self,
                                          AwaleGame    *game);

/** True if @node is in a collapsed variation. */
bool        awale_move_folds_hides       (GHashTable   *self,
                                          AwaleNode    *node);

/** Expands the collapsed variations that contain @node. Returns true if there were any. */
bool        awale_move_folds_reveal      (GHashTable   *self,
                                          AwaleNode    *node);

G_END_DECLS
