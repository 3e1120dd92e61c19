/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-folds.h"

G_BEGIN_DECLS

/**
 * What a row of the move list is called by a screen reader: all that it says, or only the move in
 * view, @cursor (nullable), when that is in the row: that is what a step is for; and what @folds
 * has collapsed after it. (transfer full)
 */
char *awale_row_words_describe (AwaleMoveRow   *row,
                                AwaleNode      *cursor,
                                AwaleMoveFolds *folds);

G_END_DECLS
