/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The plain search, which tests compare with minimax and which measures the full one: the same
 * window and order, but every move to the same depth, without pruning, quiescence or tables. Of the
 * hash it takes only what was searched to that very depth.
 */
#include "awale-worker-inline.h"

/* Nearer to the leaves the hash finds less than its memory costs. */
enum
{
  HASH_MIN_DEPTH = 4,
};

/* The last ply: leaves are judged where they stand. */
static int
search_leaves (AwaleWorker            *self,
               const AwaleSearchMoves *moves,
               const AwalePosition    *position,
               int                     ply,
               int                     beta)
{
  int best = -AWALE_VALUE_INFINITE;

  for (unsigned left = moves->all; left != 0; left &= left - 1)
    {
      AwaleMove move = __builtin_ctz (left);
      AwalePosition after = awale_search_moves_play (moves, position, move);
      int value;

      self->nodes++;
      value = -awale_worker_value_of_leaf (self, &after);
      if (value > best)
        {
          best = value;
          self->frames[ply].line[0] = (int8_t) move;
          if (value >= beta)
            break;
        }
    }

  self->frames[ply].length = 1;
  return best;
}

int
awale_worker_search_plain (AwaleWorker         *self,
                           const AwalePosition *position,
                           int                  ply,
                           int                  depth,
                           int                  alpha,
                           int                  beta)
{
  const AwaleSharedSearch *shared = self->shared;
  const AwaleRuleset *rules = &shared->rules;
  AwaleSearchFrame *frame = &self->frames[ply];
  const bool is_pv = beta - alpha > 1;
  const bool uses_hash = depth >= HASH_MIN_DEPTH;
  const int old_alpha = alpha;
  AwaleHashEntry entry = { .bound = AWALE_HASH_NONE, .move = AWALE_NO_MOVE };
  AwaleSearchMoves moves;
  AwaleMoveOrder order;
  AwaleMove move, best_move = AWALE_NO_MOVE;
  int best = -AWALE_VALUE_INFINITE;
  int margin, most;
  uint64_t key = 0;

  frame->length = 0;
  if (depth <= 0)
    return awale_worker_value_of_leaf (self, position);

  if (awale_worker_is_stopped (self))
    return 0;
  if (is_pv)
    self->seldepth = MAX (self->seldepth, ply);

  if (frame->quiet_plies >= shared->least_quiet)
    {
      AwaleEnding ending = awale_worker_ending_by_path (self, *position, ply);

      if (ending != AWALE_ENDING_NONE)
        return awale_worker_value_of_ending (self, *position, ending);
    }

  margin = awale_worker_margin (position);
  most = AWALE_VALUE_SEED * awale_worker_seeds_on_board (self, position);
  if (margin + most <= alpha)
    return margin + most;
  if (margin - most >= beta)
    return margin - most;

  awale_search_moves_generate (&moves, position, rules);
  if (uses_hash)
    {
      key = awale_worker_hash_key (self, ply, rules->drought);
      entry = awale_hash_probe (shared->hash, key);
      if (entry.depth == depth && awale_hash_entry_cuts (&entry, alpha, beta))
        {
          frame->length = 1;
          frame->line[0] = (int8_t) entry.move;
          return entry.value;
        }
    }

  if (G_UNLIKELY (moves.all == 0))
    return awale_value_of_score (awale_settle (rules, *position, AWALE_ENDING_NO_SOWING));
  if (rules->dead == AWALE_DEAD_ENDS && moves.harvests == 0 && awale_is_dead (*position, rules))
    return awale_value_of_score (awale_settle (rules, *position, AWALE_ENDING_DEAD));

  if (depth == 1)
    return search_leaves (self, &moves, position, ply, beta);

  if (depth > HASH_MIN_DEPTH)
    awale_worker_prefetch_children (self, &moves, position);
  awale_worker_order_moves (self, &order, &moves, position, entry.move, ply);
  for (int index = 0; (move = awale_move_order_pick (&order)) != AWALE_NO_MOVE; index++)
    {
      AwalePosition after = awale_search_moves_play (&moves, position, move);
      bool harvest = (moves.harvests >> move & 1) != 0;
      int value = 0;

      awale_worker_descend (self, ply, harvest);
      self->path[ply + 1] = awale_hash_key (after, 0);
      self->nodes++;
      if (index > 0)
        value = -awale_worker_search_plain (self, &after, ply + 1, depth - 1, -alpha - 1, -alpha);
      if (index == 0 || (value > alpha && value < beta))
        value = -awale_worker_search_plain (self, &after, ply + 1, depth - 1, -beta, -alpha);
      if (self->stopped)
        return 0;

      if (value <= best)
        continue;
      best = value;
      best_move = move;
      if (value <= alpha)
        continue;
      alpha = value;
      if (is_pv)
        awale_worker_note_line (self, ply, move);
      if (value >= beta)
        {
          if (!harvest)
            awale_worker_reward_move (self, position, move, ply, depth);
          break;
        }
    }

  if (uses_hash)
    awale_hash_store (shared->hash, key, (AwaleHashEntry) {
      .value = best,
      .depth = depth,
      .bound = awale_hash_bound_of (best, old_alpha, beta),
      .move = best_move,
    });
  return best;
}
