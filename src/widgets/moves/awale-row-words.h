/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-folds.h"

G_BEGIN_DECLS

/**
 * The accessible name of a row: the move at @cursor (nullable) if it is in the row, because
 * stepping is about that move, otherwise the whole row; and the variations after it that @folds has
 * collapsed. Returns: (transfer full)
 */
char *awale_row_words_describe (AwaleMoveRow   *row,
                                AwaleNode      *cursor,
                                AwaleMoveFolds *folds);

G_END_DECLS
