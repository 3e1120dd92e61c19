/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-move-folds.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FOLD_BUTTON (awale_fold_button_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFoldButton, awale_fold_button, AWALE, FOLD_BUTTON, GtkButton)

/*
 * A button to collapse or expand the variations after a row. It is for pointers; the list's keys do
 * the same.
 *
 * Signals: "fold-toggled" (AwaleNode *): collapse or expand the variations beside this move.
 */

GtkWidget *awale_fold_button_new (void);

/** Shows the state in @folds of the variations after @row. */
void awale_fold_button_show (AwaleFoldButton *self,
                             AwaleMoveRow    *row,
                             AwaleMoveFolds  *folds);

G_END_DECLS
