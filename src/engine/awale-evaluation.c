/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-evaluation.h"

#include <stdlib.h>

#include "awale-evaluation-inline.h"
#include "awale-evaluation-weights.h"

const AwaleHidden awale_evaluation_rows[AWALE_PITS][AWALE_EVALUATION_COUNTS] =
  AWALE_EVALUATION_ROWS;
const AwaleHidden awale_evaluation_bias = AWALE_EVALUATION_BIAS;
const AwaleHidden awale_evaluation_weights = AWALE_EVALUATION_WEIGHTS;
const int awale_evaluation_base = AWALE_EVALUATION_BASE;

static const AwaleHidden *
row_of (unsigned pit,
        unsigned seeds)
{
  return &awale_evaluation_rows[pit][MIN (seeds, AWALE_EVALUATION_COUNTS - 1)];
}

AwaleHidden
awale_hidden_sum_singly (AwalePosition position,
                         unsigned      side)
{
  AwaleHidden sum = awale_evaluation_bias;

  for (unsigned i = 0; i < AWALE_PITS; i++)
    awale_hidden_add (&sum, row_of (i, position.pits[(i + AWALE_SIDE_PITS * side) % AWALE_PITS]));
  return sum;
}

AwaleEvaluationPairs *
awale_evaluation_pairs_new (void)
{
  AwaleEvaluationPairs *self = aligned_alloc (64, sizeof *self);

  g_assert (self != NULL);
  for (unsigned i = 0; i < AWALE_EVALUATION_PAIRS; i++)
    for (unsigned first = 0; first < AWALE_EVALUATION_PAIRED; first++)
      for (unsigned second = 0; second < AWALE_EVALUATION_PAIRED; second++)
        {
          AwalePosition pits = { .pits = { (uint8_t) first, (uint8_t) second } };
          unsigned index = awale_pair_indexes ((AwalePitPairs) pits.lanes)[0];
          AwaleHidden row = i == 0 ? awale_evaluation_bias : (AwaleHidden) { { { 0 } } };

          awale_hidden_add (&row, row_of (2 * i, first));
          awale_hidden_add (&row, row_of (2 * i + 1, second));
          self->rows[i][index] = row;
        }
  return self;
}

void
awale_evaluation_pairs_free (AwaleEvaluationPairs *self)
{
  free (self);
}

int
awale_evaluate (const AwaleEvaluationPairs *pairs,
                AwalePosition               position,
                int                         on_board)
{
  return position.side == AWALE_SOUTH
         ? awale_evaluate_inline (pairs, position, on_board, AWALE_SOUTH)
         : awale_evaluate_inline (pairs, position, on_board, AWALE_NORTH);
}
