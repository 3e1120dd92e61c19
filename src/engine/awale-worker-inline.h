/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation-inline.h"
#include "awale-search-moves-inline.h"
#include "awale-worker.h"
#include "rules/awale-sowing-inline.h"

#include <string.h>

G_BEGIN_DECLS

/* Move ordering: scores above anything that history gives, but for its killers. */
enum
{
  AWALE_ORDER_HASH_MOVE = 1 << 26,
  AWALE_ORDER_HARVESTED_SEED = 1 << 20,
  AWALE_ORDER_KILLER = 5000,
  AWALE_ORDER_LATER_KILLER = 4000,
};

/** Counts a node against the limits. Returns: whether the search is stopped */
AWALE_ALWAYS_INLINE bool
awale_worker_is_stopped (AwaleWorker *self)
{
  if (--self->patience <= 0)
    awale_worker_check_limits (self);
  return self->stopped;
}

/** Sets up the frame one ply below @ply: whether the move there was a harvest. */
AWALE_ALWAYS_INLINE void
awale_worker_descend (AwaleWorker *self,
                      int          ply,
                      bool         harvest)
{
  self->frames[ply + 1].quiet_plies = harvest ? 0 : self->frames[ply].quiet_plies + 1;
}

/** The principal variation from @ply on: @move, and the one below it. */
static inline void
awale_worker_note_line (AwaleWorker *self,
                        int          ply,
                        AwaleMove    move)
{
  AwaleSearchFrame *frame = &self->frames[ply];
  const AwaleSearchFrame *next = &self->frames[ply + 1];

  frame->length = MIN (next->length + 1, AWALE_SEARCH_MAX_LINE);
  frame->line[0] = (int8_t) move;
  memcpy (frame->line + 1, next->line, (size_t) frame->length - 1);
}

/**
 * The key of the position at @ply in the hash. Where a drought may end the game within @plies,
 * positions at different counts are different.
 */
AWALE_ALWAYS_INLINE uint64_t
awale_worker_hash_key (const AwaleWorker *self,
                       int                ply,
                       int                plies)
{
  int drought = self->shared->rules.drought;
  int quiet = self->frames[ply].quiet_plies;
  uint64_t key = self->path[ply] ^ self->shared->salt;

  if (drought == 0 || quiet + plies < drought)
    return key;
  return key + (uint64_t) (quiet + 1) * UINT64_C (0x9e3779b97f4a7c15);
}

/** Whether the bound of @entry is on the right side of the window to cut off. */
AWALE_ALWAYS_INLINE bool
awale_hash_entry_cuts (const AwaleHashEntry *entry,
                       int                   alpha,
                       int                   beta)
{
  return entry->bound == AWALE_HASH_EXACT ||
         (entry->bound == AWALE_HASH_LOWER && entry->value >= beta) ||
         (entry->bound == AWALE_HASH_UPPER && entry->value <= alpha);
}

/** What a value found within a window says of the true one. */
AWALE_ALWAYS_INLINE AwaleHashBound
awale_hash_bound_of (int value,
                     int alpha,
                     int beta)
{
  return value >= beta ? AWALE_HASH_LOWER : value <= alpha ? AWALE_HASH_UPPER : AWALE_HASH_EXACT;
}

/** Hundredths of a seed for the mover, South, from a score. */
AWALE_ALWAYS_INLINE int
awale_value_of_score (AwaleScore score)
{
  return (score.south - score.north) * AWALE_VALUE_SEED / 2;
}

/** What the mover has in the store more than the opponent, in hundredths of a seed. */
AWALE_ALWAYS_INLINE int
awale_worker_margin (const AwalePosition *position)
{
  return AWALE_VALUE_SEED * (position->stores[AWALE_SOUTH] - position->stores[AWALE_NORTH]);
}

AWALE_ALWAYS_INLINE int
awale_worker_seeds_on_board (const AwaleWorker   *self,
                             const AwalePosition *position)
{
  return self->total - position->stores[0] - position->stores[1];
}

/** A leaf: what the board says, an end for want of seeds included. */
AWALE_ALWAYS_INLINE int
awale_worker_value_of_leaf (const AwaleWorker   *self,
                            const AwalePosition *position)
{
  unsigned occupied = awale_occupied_pits (position->lanes);

  if (G_UNLIKELY ((occupied & AWALE_SIDE_BITS (AWALE_SOUTH)) == 0 ||
                  (occupied & AWALE_SIDE_BITS (AWALE_NORTH)) == 0) &&
      awale_legal_moves (*position, &self->shared->rules) == 0)
    return awale_value_of_score (awale_settle (&self->shared->rules, *position,
                                               AWALE_ENDING_NO_SOWING));

  return awale_evaluate_inline (self->network, position,
                                awale_worker_seeds_on_board (self, position));
}

/** Scores @moves: the hash move, harvests by their seeds, killers, then the history heuristic. */
AWALE_ALWAYS_INLINE void
awale_worker_order_moves (const AwaleWorker      *self,
                          AwaleMoveOrder         *order,
                          const AwaleSearchMoves *moves,
                          const AwalePosition    *position,
                          AwaleMove               hash_move,
                          int                     ply)
{
  const AwaleSearchFrame *frame = &self->frames[ply];
  const AwaleHistoryHeuristic *history = &self->history[ply & 1];

#pragma GCC unroll 6
  for (unsigned i = 0; i < AWALE_SIDE_PITS; i++)
    order->scores[i] = (moves->all >> i & 1) != 0
                       ? (history->scores[i][position->pits[i]] << AWALE_MOVE_ORDER_BITS) + (int) i
                       : AWALE_MOVE_TRIED;
  if (G_UNLIKELY (moves->all == 1u << AWALE_PASS))
    order->scores[0] = AWALE_PASS;

  for (unsigned left = moves->harvests; left != 0; left &= left - 1)
    {
      AwaleMove pit = __builtin_ctz (left);
      int seeds = awale_harvest_between (position, &moves->after[pit]);

      awale_move_order_raise (order, pit, seeds * AWALE_ORDER_HARVESTED_SEED);
    }
  if (frame->killers[0] != AWALE_NO_MOVE && (moves->all >> frame->killers[0] & 1) != 0)
    awale_move_order_raise (order, frame->killers[0], AWALE_ORDER_KILLER);
  if (frame->killers[1] != AWALE_NO_MOVE && (moves->all >> frame->killers[1] & 1) != 0)
    awale_move_order_raise (order, frame->killers[1], AWALE_ORDER_LATER_KILLER);
  if (hash_move != AWALE_NO_MOVE && (moves->all >> hash_move & 1) != 0)
    awale_move_order_raise (order, hash_move, AWALE_ORDER_HASH_MOVE);
}

/** Lets the memory come where the hash holds what is after @moves. */
AWALE_ALWAYS_INLINE void
awale_worker_prefetch_children (const AwaleWorker      *self,
                                const AwaleSearchMoves *moves,
                                const AwalePosition    *position)
{
  for (unsigned left = moves->all; left != 0; left &= left - 1)
    {
      AwalePosition after = awale_search_moves_play (moves, position, __builtin_ctz (left));

      awale_hash_prefetch (self->shared->hash, awale_hash_key (after, 0));
    }
}

G_END_DECLS
