/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-combination.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  KROU_SEEDS = AWALE_PITS,  /* Minimum number of seeds that a sowing carries round the whole
                             * board. */
  TRAP_MOVES = 3,           /* Maximum number of further moves until the opponent is starved. */
  THREAT_SEEDS = 3,         /* Minimum number of seeds by which a defence reduces the opponent's
                             * largest harvest. */
};

static const struct
{
  const char *id;
  const char *name;
} kinds[] = {
  [AWALE_COMBINATION_KROU] = { "krou", N_("Krou") },
  [AWALE_COMBINATION_HARVEST] = { "harvest", N_("Multiple capture") },
  [AWALE_COMBINATION_TRAP] = { "trap", N_("Starvation trap") },
  [AWALE_COMBINATION_DEFENCE] = { "defence", N_("Defense") },
  [AWALE_COMBINATION_QUIET] = { "quiet", N_("Move without a capture") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == AWALE_COMBINATION_N_KINDS);

const char *
awale_combination_kind_get_id (AwaleCombinationKind kind)
{
  g_return_val_if_fail (kind < AWALE_COMBINATION_N_KINDS, NULL);

  return kinds[kind].id;
}

AwaleCombinationKind
awale_combination_kind_from_id (const char *id)
{
  AwaleCombinationKind kind = 0;

  g_return_val_if_fail (id != NULL, AWALE_COMBINATION_N_KINDS);

  while (kind < AWALE_COMBINATION_N_KINDS && strcmp (kinds[kind].id, id) != 0)
    kind++;
  return kind;
}

const char *
awale_combination_kind_get_name (AwaleCombinationKind kind)
{
  g_return_val_if_fail (kind < AWALE_COMBINATION_N_KINDS, NULL);

  return _(kinds[kind].name);
}

/* --- Kind of a move -------------------------------------------------------------------------- */

/* The largest possible harvest of the player to move. */
static int
find_greatest_harvest (const AwaleRuleset *rules,
                       AwalePosition       position)
{
  unsigned moves = awale_legal_moves (position, rules);
  int most = 0;

  for (; moves != 0; moves &= moves - 1)
    {
      int harvest = 0;

      awale_play (position, rules, __builtin_ctz (moves), &harvest);
      most = MAX (most, harvest);
    }
  return most;
}

/* True if @side has no seeds and gets none with the next move: it is itself to move, or the other
 * side has no legal move. */
static bool
is_starved (const AwaleRuleset *rules,
            AwalePosition       position,
            AwaleSide           side)
{
  return awale_position_seeds_of_side (position, side) == 0
         && (position.side == side || awale_legal_moves (position, rules) == 0);
}

static bool is_trap (const AwaleRuleset *rules,
                     AwalePosition       after,
                     int                 n_moves);

/* True if the opponent is starved, or if the player to move can starve them within @n_moves. */
static bool
can_starve (const AwaleRuleset *rules,
            AwalePosition       position,
            int                 n_moves)
{
  unsigned moves = awale_legal_moves (position, rules);

  if (is_starved (rules, position, 1 - position.side))
    return true;
  if (n_moves == 0)
    return false;
  for (; moves != 0; moves &= moves - 1)
    if (is_trap (rules, awale_play (position, rules, __builtin_ctz (moves), NULL), n_moves - 1))
      return true;
  return false;
}

/* True if the player to move in @after is starved, or will be within @n_moves more moves of the
 * other player, whatever they answer. */
static bool
is_trap (const AwaleRuleset *rules,
         AwalePosition       after,
         int                 n_moves)
{
  unsigned answers = awale_legal_moves (after, rules);

  if (is_starved (rules, after, after.side))
    return true;
  if (answers == 0)
    return false;
  for (; answers != 0; answers &= answers - 1)
    if (!can_starve (rules, awale_play (after, rules, __builtin_ctz (answers), NULL), n_moves))
      return false;
  return true;
}

static bool
is_defence (const AwaleRuleset *rules,
            AwalePosition       before,
            AwalePosition       after)
{
  AwalePosition threat = before;

  threat.side = after.side;
  return find_greatest_harvest (rules, threat)
         >= find_greatest_harvest (rules, after) + THREAT_SEEDS;
}

AwaleCombinationKind
awale_combination_classify (const AwaleRuleset *rules,
                            AwalePosition       position,
                            AwaleMove           move)
{
  AwaleSowing sowing;

  g_return_val_if_fail (rules != NULL, AWALE_COMBINATION_N_KINDS);
  g_return_val_if_fail (move >= 0 && move < AWALE_PITS, AWALE_COMBINATION_N_KINDS);

  sowing = awale_sow (position, rules, move);
  if (sowing.seeds >= KROU_SEEDS)
    return AWALE_COMBINATION_KROU;
  if (__builtin_popcount (sowing.harvested) > 1)
    return AWALE_COMBINATION_HARVEST;
  if (is_trap (rules, sowing.after, TRAP_MOVES))
    return AWALE_COMBINATION_TRAP;
  if (sowing.harvest > 0)
    return AWALE_COMBINATION_N_KINDS;
  return is_defence (rules, position, sowing.after) ? AWALE_COMBINATION_DEFENCE
                                                    : AWALE_COMBINATION_QUIET;
}

int
awale_combination_get_margin (const AwaleSearchLine *best,
                              const AwaleSearchLine *second)
{
  int sure, most;

  g_return_val_if_fail (best != NULL && second != NULL, 0);

  sure = best->proof != AWALE_PROOF_ESTIMATE ? best->low : best->value;
  most = second->proof != AWALE_PROOF_ESTIMATE ? second->high : second->value;
  return sure - most;
}
