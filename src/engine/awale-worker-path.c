/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What a worker learns from the path that led to a position, and from the tables: endings, and
 * values that are proven. All this is rare.
 */
#include "awale-worker-inline.h"

/* How often the position at @ply occurred before on the path, the game's own past included. */
static int
count_occurrences (const AwaleWorker *self,
                   int                ply)
{
  const uint64_t *here = &self->path[ply];
  int n = 0;

  for (int back = self->shared->shortest_cycle; back <= self->frames[ply].quiet_plies; back += 2)
    n += here[-back] == here[0];
  return n;
}

AwaleEnding
awale_worker_ending_by_path (const AwaleWorker *self,
                             AwalePosition      position,
                             int                ply)
{
  const AwaleRuleset *rules = &self->shared->rules;
  int quiet = self->frames[ply].quiet_plies;

  if (rules->drought != 0 && quiet >= rules->drought &&
      awale_position_seeds_of_side (position, AWALE_SOUTH) > 0 &&
      awale_position_seeds_of_side (position, AWALE_NORTH) > 0)
    return AWALE_ENDING_DROUGHT;

  if (rules->repetition != 0 && quiet >= self->shared->shortest_cycle)
    {
      /* Who can repeat once can repeat again: the full search takes the first time for the last. */
      int enough = self->shared->limits.plain ? rules->repetition - 1 : 1;

      if (count_occurrences (self, ply) >= enough)
        return AWALE_ENDING_REPETITION;
    }

  if (rules->majority == AWALE_MAJORITY_ENDS &&
      MAX (position.stores[0], position.stores[1]) > AWALE_SEEDS / 2)
    return AWALE_ENDING_MAJORITY;

  return AWALE_ENDING_NONE;
}

AwaleTableValue
awale_worker_ask_tables (AwaleWorker         *self,
                         const AwalePosition *position,
                         int                  ply)
{
  const AwaleSharedSearch *shared = self->shared;
  int quiet = self->frames[ply].quiet_plies;
  AwaleTableValue proven = awale_table_value_ask (shared->tables, &shared->rules, *position, quiet,
                                                  quiet <= ply ? 1 : shared->occurrences);

  self->table_hits += proven.is_known;
  return proven;
}

bool
awale_worker_violates_proof (AwaleWorker         *self,
                             const AwalePosition *position,
                             int                  ply,
                             int                  depth,
                             int                 *value)
{
  const AwaleSharedSearch *shared = self->shared;
  int target = ply % 2 == 0 ? shared->proven.low : -shared->proven.low;
  AwaleTableValue proven;

  if (awale_worker_ending_by_path (self, *position, ply) != AWALE_ENDING_NONE ||
      awale_worker_seeds_on_board (self, position) != shared->table_reach + 1)
    return false;

  proven = awale_worker_ask_tables (self, position, ply);
  if (!proven.is_known)
    return false;
  if (proven.low != proven.high || proven.low != target)
    {
      *value = proven.low > target ? proven.low : proven.high;
      return proven.low == proven.high;
    }

  *value = ply % 2 == 0 ? target - 1 : target + 1;
  return depth <= 0;
}

int
awale_worker_value_of_ending (const AwaleWorker *self,
                              AwalePosition      position,
                              AwaleEnding        ending)
{
  const AwaleRuleset *rules = &self->shared->rules;

  if (awale_legal_moves (position, rules) == 0)
    ending = AWALE_ENDING_NO_SOWING;
  else if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    ending = AWALE_ENDING_DEAD;

  return awale_value_of_score (awale_settle (rules, position, ending));
}
