/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-equations.h"

#include "rules/awale-ending.h"
#include "rules/awale-sowing.h"

bool
awale_equations_settle (const AwaleRuleset *rules,
                        AwalePosition       position,
                        int                *net)
{
  AwaleEnding ending = AWALE_ENDING_NONE;
  AwaleScore score;

  if (awale_legal_moves (position, rules) == 0)
    ending = AWALE_ENDING_NO_SOWING;
  else if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    ending = AWALE_ENDING_DEAD;
  if (ending == AWALE_ENDING_NONE)
    return false;
  score = awale_settle (rules, position, ending);
  *net = (score.south - score.north) / 2;
  return true;
}

AwaleBounds
awale_equations_solve (const AwaleLayerInput *problem,
                       AwalePosition          position,
                       AwaleEquationsLookup   lookup,
                       const void            *data)
{
  const AwaleRuleset *rules = &problem->mover->rules;
  unsigned legal = awale_legal_moves (position, rules);
  int low = -AWALE_WORD_BIAS;
  int high = -AWALE_WORD_BIAS;

  for (; legal != 0; legal &= legal - 1)
    {
      int gain;
      AwalePosition after = awale_play (position, rules, __builtin_ctz (legal), &gain);
      uint64_t rank =
          awale_board_index_rank (&problem->mover->index, awale_pits_from_position (after));
      const AwaleLayer *layer = problem->layers[(int) problem->seeds - gain];
      AwaleBounds bounds = gain > 0 ? awale_layer_get_checked (layer, rank) : lookup (data, rank);

      low = MAX (low, gain - bounds.high);
      high = MAX (high, gain - bounds.low);
    }
  return (AwaleBounds) { (int8_t) low, (int8_t) high };
}
