/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-evaluation.h"

#include <stdlib.h>
#include <string.h>

#include "awale-evaluation-inline.h"

static void
add_row (AwaleRow       *sum,
         const AwaleRow *row)
{
  for (unsigned i = 0; i < AWALE_WEIGHTS_HIDDEN; i++)
    (*sum)[i] = (int16_t) ((*sum)[i] + (*row)[i]);
}

/* Adds what the learned rows have for neighboring pits with these seeds. */
static void
add_pair (const AwaleWeights *weights,
          unsigned            pair,
          unsigned            first,
          unsigned            second,
          AwaleRow           *sum)
{
  add_row (sum, &weights->singles[2 * pair][MIN (first, AWALE_WEIGHTS_COUNTS - 1)]);
  add_row (sum, &weights->singles[2 * pair + 1][MIN (second, AWALE_WEIGHTS_COUNTS - 1)]);
  add_row (sum, &weights->pairs[pair][MIN (first, AWALE_WEIGHTS_PAIRED - 1)]
                               [MIN (second, AWALE_WEIGHTS_PAIRED - 1)]);
}

void
awale_network_add_singly (const AwaleNetwork *self,
                             const AwalePosition   *position,
                             AwaleRow              *sum)
{
  add_row (sum, &self->weights->biases[self->ruleset]);
  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    add_pair (self->weights, i, position->pits[2 * i], position->pits[2 * i + 1], sum);
}

AwaleNetwork *
awale_network_new (const AwaleRuleset *rules)
{
  AwaleNetwork *self = aligned_alloc (64, sizeof *self);
  g_autoptr (GBytes) file = awale_weights_dup_file ();

  g_assert (self != NULL);
  memset (self, 0, sizeof *self);
  self->ruleset = awale_weights_choose (rules);
  self->weights = awale_weights_read (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  g_assert (self->weights != NULL);

  memcpy (self->threats, self->weights->threats, sizeof self->threats);
  memcpy (self->heads, self->weights->heads[self->ruleset], sizeof self->heads);
  for (unsigned i = 0; i < AWALE_WEIGHTS_PHASES; i++)
    self->bases[i] = self->weights->bases[self->ruleset][i];
  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    for (unsigned first = 0; first < AWALE_WEIGHTS_PAIRED; first++)
      for (unsigned second = 0; second < AWALE_WEIGHTS_PAIRED; second++)
        {
          AwalePosition pits = { .pits = { (uint8_t) first, (uint8_t) second } };
          AwaleRow *row = &self->pairs[i][awale_pair_indexes ((AwalePitPairs) pits.lanes)[0]];

          if (i == 0)
            add_row (row, &self->weights->biases[self->ruleset]);
          add_pair (self->weights, i, first, second, row);
        }
  return self;
}

void
awale_network_free (AwaleNetwork *self)
{
  if (self == NULL)
    return;

  g_free (self->weights);
  free (self);
}

int
awale_evaluate (const AwaleNetwork *self,
                AwalePosition          position,
                int                    on_board)
{
  AwalePosition seen = awale_see_from_mover (position);

  return awale_evaluate_inline (self, &seen, on_board);
}
