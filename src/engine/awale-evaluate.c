/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-evaluate.h"

#include <stdlib.h>
#include <string.h>

/* The index in AwaleWeights of the row that is @more rows after the one at @offset bytes. */
static uint16_t
row_at (size_t   offset,
        unsigned more)
{
  return (uint16_t) (offset / sizeof (AwaleWeightRow) + more);
}

AwaleFeatureRows
awale_seen_rows_of (const AwalePosition *position,
                    unsigned             ruleset)
{
  const uint8_t *pits = position->pits;
  AwaleFeatureRows seen;

  for (unsigned i = 0; i < AWALE_PITS; i++)
    seen.singles[i] = row_at (G_STRUCT_OFFSET (AwaleWeights, singles[i]),
                              MIN (pits[i], AWALE_WEIGHTS_COUNTS - 1));
  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    seen.pairs[i] = row_at (G_STRUCT_OFFSET (AwaleWeights, pairs[i]),
                            MIN (pits[2 * i], AWALE_WEIGHTS_PAIRED - 1) * AWALE_WEIGHTS_PAIRED +
                            MIN (pits[2 * i + 1], AWALE_WEIGHTS_PAIRED - 1));
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    seen.threats[side] = row_at (G_STRUCT_OFFSET (AwaleWeights, threats[side]),
                                 awale_threats_of (position, side));
  seen.bias = row_at (G_STRUCT_OFFSET (AwaleWeights, biases), ruleset);
  return seen;
}

static void
add_row (const AwaleWeights *weights,
         unsigned            number,
         AwaleWeightRow     *sum)
{
  const AwaleWeightRow *row = (const AwaleWeightRow *) weights + number;

  for (unsigned i = 0; i < AWALE_WEIGHTS_HIDDEN; i++)
    (*sum)[i] = (int16_t) ((*sum)[i] + (*row)[i]);
}

/* Adds the rows of two neighboring pits and of their pair to @sum. */
static void
add_pair (const AwaleWeights     *weights,
          const AwaleFeatureRows *seen,
          unsigned                pair,
          AwaleWeightRow         *sum)
{
  add_row (weights, seen->singles[2 * pair], sum);
  add_row (weights, seen->singles[2 * pair + 1], sum);
  add_row (weights, seen->pairs[pair], sum);
}

AwaleHiddenLayer
awale_network_add_rows (const AwaleNetwork     *self,
                        const AwaleFeatureRows *seen)
{
  AwaleHiddenLayer sum = { 0 };
  AwaleWeightRow *numbers = (AwaleWeightRow *) &sum;

  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    add_pair (self->weights, seen, i, numbers);
  add_row (self->weights, seen->threats[0], numbers);
  add_row (self->weights, seen->threats[1], numbers);
  add_row (self->weights, seen->bias, numbers);
  return sum;
}

static void
add_up_pairs (AwaleNetwork *self)
{
  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    for (unsigned n = 0; n < AWALE_WEIGHTS_PAIRED * AWALE_WEIGHTS_PAIRED; n++)
      {
        AwalePosition position = { 0 };
        AwaleFeatureRows seen;
        AwaleWeightRow *row;

        position.pits[2 * i] = (uint8_t) (n / AWALE_WEIGHTS_PAIRED);
        position.pits[2 * i + 1] = n % AWALE_WEIGHTS_PAIRED;
        seen = awale_seen_rows_of (&position, self->ruleset);
        row = &self->pairs[i][awale_pair_indexes ((AwalePitPairs) position.lanes)[i]];

        add_pair (self->weights, &seen, i, row);
        if (i == 0)
          add_row (self->weights, seen.bias, row);
      }
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
  add_up_pairs (self);
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
                AwalePosition       position,
                int                 on_board)
{
  AwalePosition seen = awale_see_from_mover (position);

  return awale_evaluate_inline (self, &seen, on_board);
}

/* True if the game may end by majority, which the tables ignore: seeds harvested afterwards would
 * not count. */
static bool
majority_may_end (const AwaleRuleset *rules,
                  AwalePosition       position,
                  int                 on_board)
{
  return rules->majority == AWALE_MAJORITY_ENDS &&
         MAX (position.stores[0], position.stores[1]) + on_board > AWALE_SEEDS / 2;
}

static bool
is_proof (const AwaleRuleset *rules,
          int                 quiet_plies,
          int                 most_occurrences)
{
  if (quiet_plies == 0)
    return true;
  return rules->repetition == 0 || most_occurrences < rules->repetition - 1;
}

AwaleTableValue
awale_table_value_ask (const AwaleTablebase *tables,
                       const AwaleRuleset   *rules,
                       AwalePosition         position,
                       int                   quiet_plies,
                       int                   most_occurrences)
{
  AwaleTableValue proven = { 0 };
  int margin = position.stores[position.side] - position.stores[!position.side];
  int low, high;

  if (tables == NULL || !awale_tablebase_is_usable (tables, quiet_plies) ||
      !awale_tablebase_probe (tables, position, &low, &high) ||
      majority_may_end (rules, position, awale_position_seeds_on_board (position)))
    return proven;

  proven.is_known = true;
  proven.is_proven = is_proof (rules, quiet_plies, most_occurrences);
  proven.low = (margin + low) * AWALE_VALUE_SEED;
  proven.high = (margin + high) * AWALE_VALUE_SEED;
  return proven;
}

void
awale_table_value_guess (const AwaleTablebase *tables,
                         AwalePosition         position,
                         int                  *value)
{
  int margin = position.stores[position.side] - position.stores[!position.side];
  int future;

  if (awale_tablebase_estimate (tables, position, &future))
    *value = margin * AWALE_VALUE_SEED + future;
}

AwaleTableValue
awale_table_value_flip (AwaleTableValue proven)
{
  int low = proven.low;

  proven.low = -proven.high;
  proven.high = -low;
  return proven;
}
