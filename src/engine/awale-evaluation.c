/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-evaluation.h"

#include "awale-evaluation-inline.h"
#include "awale-evaluation-weights.h"

/* Each list of numbers is one aligned run of memory, whatever halves it is read in. */
const AwaleHidden awale_evaluation_rows[AWALE_PITS][AWALE_EVALUATION_COUNTS] =
  AWALE_EVALUATION_ROWS;
const AwaleHidden awale_evaluation_bias = AWALE_EVALUATION_BIAS;
const AwaleHidden awale_evaluation_weights = AWALE_EVALUATION_WEIGHTS;
const int awale_evaluation_base = AWALE_EVALUATION_BASE;

int
awale_evaluate (AwalePosition position,
                int           on_board)
{
  return position.side == AWALE_SOUTH ? awale_evaluate_inline (position, on_board, AWALE_SOUTH)
                                      : awale_evaluate_inline (position, on_board, AWALE_NORTH);
}
