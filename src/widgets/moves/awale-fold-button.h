/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-move-folds.h"
#include "game/awale-move-row.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FOLD_BUTTON (awale_fold_button_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFoldButton, awale_fold_button, AWALE, FOLD_BUTTON, GtkButton)

/*
 * The button of a row after which variations come: collapses or opens them. It is for the pointer,
 * the keys of the list do the same.
 *
 * Signal "fold-toggled" (AwaleNode *): the variations beside this move are to be collapsed or
 * opened.
 */

GtkWidget *awale_fold_button_new (void);

/** Shows what of @row, after which variations come, is collapsed by @folds now. */
void awale_fold_button_show (AwaleFoldButton *self,
                             AwaleMoveRow    *row,
                             AwaleMoveFolds  *folds);

G_END_DECLS
