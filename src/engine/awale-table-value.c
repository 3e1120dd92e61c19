/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-table-value.h"

#include "awale-evaluation.h"

/* True if a majority may end the game and exclude seeds that the tables count. */
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
