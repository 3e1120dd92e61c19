/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "game/awale-game.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_FOLDS (awale_move_folds_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveFolds, awale_move_folds, AWALE, MOVE_FOLDS, GObject)

/*
 * The collapsed variations of a move list: either all variations beside a move or none. A fork is a
 * first child with variations beside it; if another node becomes the first child, its variations
 * are expanded.
 *
 * Signals: "changed": variations were collapsed or expanded.
 */

AwaleMoveFolds *awale_move_folds_new (void);

/** The fork to collapse for @node, or NULL. */
AwaleNode *awale_move_folds_find_fork (AwaleNode *node);

/** True if @node has variations beside it, which a list shows after it. */
bool awale_move_folds_is_fork   (AwaleNode      *node);

/** The number of variations beside @fork. */
int  awale_move_folds_count     (AwaleNode      *fork);

bool awale_move_folds_is_folded (AwaleMoveFolds *self,
                                 AwaleNode      *fork);
void awale_move_folds_set_folded (AwaleMoveFolds *self,
                                  AwaleNode      *fork,
                                  bool            folded);

/** The forks in @row, whose variations come after it. Returns: (transfer full) */
GPtrArray *awale_move_folds_list_forks (AwaleMoveRow *row);

/** The number of variations after @row that are collapsed, or that are not. */
int awale_move_folds_count_after   (AwaleMoveFolds *self,
                                    AwaleMoveRow   *row,
                                    bool            folded);

/** Collapse all variations of @game, or expand all. */
void awale_move_folds_fold_all   (AwaleMoveFolds *self,
                                  AwaleGame      *game);
void awale_move_folds_unfold_all (AwaleMoveFolds *self);

/** True if nothing is collapsed, or if @node is in a collapsed variation. */
bool awale_move_folds_is_empty   (AwaleMoveFolds *self);
bool awale_move_folds_hides      (AwaleMoveFolds *self,
                                  AwaleNode      *node);

/** Expands the variations that hide @node. */
void awale_move_folds_reveal     (AwaleMoveFolds *self,
                                  AwaleNode      *node);

G_END_DECLS
