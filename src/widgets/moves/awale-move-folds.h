/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "game/awale-game.h"
#include "game/awale-move-row.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_FOLDS (awale_move_folds_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveFolds, awale_move_folds, AWALE, MOVE_FOLDS, GObject)

/*
 * Which variations of a move list are collapsed: all those beside a move, or none of them. A move
 * with variations beside it is a fork's first child; when another one takes that place, what was
 * collapsed is open again.
 *
 * Signal "changed": something was collapsed or opened.
 */

AwaleMoveFolds *awale_move_folds_new (void);

/** The move with variations beside it that collapsing at @node is about, or NULL. */
AwaleNode *awale_move_folds_find_fork (AwaleNode *node);

/** Whether @node has variations beside it that a list tells after it. */
bool awale_move_folds_is_fork   (AwaleNode      *node);

/** How many variations stand beside @fork. */
int  awale_move_folds_count     (AwaleNode      *fork);

bool awale_move_folds_is_folded (AwaleMoveFolds *self,
                                 AwaleNode      *fork);
void awale_move_folds_set_folded (AwaleMoveFolds *self,
                                  AwaleNode      *fork,
                                  bool            folded);

/** The moves of @row beside which variations stand, which come after it. (transfer full) */
GPtrArray *awale_move_folds_list_forks (AwaleMoveRow *row);

/** How many variations come after @row: of those that are collapsed, or of the others. */
int awale_move_folds_count_after   (AwaleMoveFolds *self,
                                    AwaleMoveRow   *row,
                                    bool            folded);

/** Collapses all variations of @game, or opens all. */
void awale_move_folds_fold_all   (AwaleMoveFolds *self,
                                  AwaleGame      *game);
void awale_move_folds_unfold_all (AwaleMoveFolds *self);

/** Whether nothing is collapsed; whether @node is in a variation that is. */
bool awale_move_folds_is_empty   (AwaleMoveFolds *self);
bool awale_move_folds_hides      (AwaleMoveFolds *self,
                                  AwaleNode      *node);

/** Opens what hides @node. */
void awale_move_folds_reveal     (AwaleMoveFolds *self,
                                  AwaleNode      *node);

G_END_DECLS
