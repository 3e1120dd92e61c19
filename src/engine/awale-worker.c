/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search below the root: principal variation search, in the numbered steps of search_node().
 */
#include "awale-worker.h"

#include "awale-worker-inline.h"

/* Reverse futility pruning: so near the leaves a position whose evaluation exceeds beta by so much
 * a ply is taken to stay above it. */
enum
{
  FUTILITY_DEPTH = 4,
  FUTILITY_MARGIN = 120,
};

/* Nearer to the leaves the hash finds less than its memory costs. */
enum
{
  HASH_MIN_DEPTH = 2,
};

/* Plies by which quiescence and extensions may exceed the depth, for a drought that ends there. */
enum
{
  BEYOND_DEPTH = 4,
};

/* Internal iterative reduction: below this depth it would save too little. */
enum
{
  REDUCTION_MIN_DEPTH = 4,
};

/* Singular extensions: a hash move that is better than all others by so much a ply, as a search of
 * half the depth has it, is searched one ply deeper. Its own value must come from a search not
 * shallower by more than the lag. */
enum
{
  SINGULAR_MIN_DEPTH = 6,
  SINGULAR_MARGIN = 4,
  SINGULAR_LAG = 3,
};

/* ABDADA: nearer to the leaves, threads that search the same lose less than the marks cost. */
enum
{
  PENDING_MIN_DEPTH = 6,
};

/* The moves of a node, best first; then those that were deferred, with the places they had. */
typedef struct
{
  AwaleMoveOrder order;
  int            n_picked;
  unsigned       deferred;  /* Places, as a set. */
  bool           is_again;  /* The move picked last is a deferred one. */
  AwaleMove      moves[AWALE_SIDE_PITS];
} MovePicker;

static int search_node (AwaleWorker         *self,
                        const AwalePosition *position,
                        int                  ply,
                        int                  depth,
                        int                  alpha,
                        int                  beta);

/* Takes the next move and its @index, its place in the order; AWALE_NO_MOVE after the last. */
AWALE_ALWAYS_INLINE AwaleMove
pick_move (MovePicker *picker,
           int        *index)
{
  AwaleMove move = awale_move_order_pick (&picker->order);

  *index = picker->n_picked;
  if (move != AWALE_NO_MOVE)
    {
      picker->n_picked++;
      return move;
    }
  if (G_LIKELY (picker->deferred == 0))
    return AWALE_NO_MOVE;

  *index = __builtin_ctz (picker->deferred);
  picker->deferred &= picker->deferred - 1;
  picker->is_again = true;
  return picker->moves[*index];
}

AWALE_ALWAYS_INLINE void
defer_move (MovePicker *picker,
            AwaleMove   move,
            int         index)
{
  picker->moves[index] = move;
  picker->deferred |= 1u << index;
}

/* Whether a game that was open at the root is decided: who has won by majority need not look at how
 * much is still to be had. */
AWALE_ALWAYS_INLINE bool
is_decided (const AwaleSharedSearch *shared,
            const AwalePosition     *position)
{
  return shared->rules.majority != AWALE_MAJORITY_PLAYS_ON &&
         MAX (position->stores[0], position->stores[1]) > AWALE_SEEDS / 2 &&
         MAX (shared->root.stores[0], shared->root.stores[1]) <= AWALE_SEEDS / 2;
}

/* Late-move reductions: how much shallower a later move is searched at first. */
AWALE_ALWAYS_INLINE int
reduction_for (int  index,
               int  depth,
               bool harvest,
               bool is_pv)
{
  if (index == 0 || depth < 3 || harvest)
    return 0;
  return 1 + (index >= 3) + (depth >= 8 && index >= 2) - is_pv;
}

/* Whether what the hash holds of a node cuts it off; never on the principal variation, so that its
 * line is known. */
AWALE_ALWAYS_INLINE bool
is_cut_off (const AwaleHashEntry *entry,
            int                   depth,
            int                   alpha,
            int                   beta,
            bool                  is_pv)
{
  return !is_pv && entry->depth >= depth && awale_hash_entry_cuts (entry, alpha, beta);
}

/* Whether the hash move may be singular. Extensions lead at most as deep again as the iteration. */
AWALE_ALWAYS_INLINE bool
may_be_singular (const AwaleWorker      *self,
                 const AwaleHashEntry   *entry,
                 const AwaleSearchMoves *moves,
                 int                     ply,
                 int                     depth)
{
  return depth >= SINGULAR_MIN_DEPTH && ply < 2 * self->depth &&
         self->frames[ply].excluded == AWALE_NO_MOVE &&
         (entry->bound == AWALE_HASH_LOWER || entry->bound == AWALE_HASH_EXACT) &&
         entry->depth >= depth - SINGULAR_LAG &&
         (moves->all >> entry->move & 1) != 0 && (moves->all & (moves->all - 1)) != 0;
}

/* The value of a node without its hash move, within a null window below @beta. */
static int
search_without (AwaleWorker         *self,
                const AwalePosition *position,
                int                  ply,
                int                  depth,
                int                  beta,
                AwaleMove            move)
{
  AwaleSearchFrame *frame = &self->frames[ply];
  int value;

  frame->excluded = move;
  value = search_node (self, position, ply, depth, beta - 1, beta);
  frame->excluded = AWALE_NO_MOVE;
  frame->length = 0;
  return value;
}

/* The value of the board @after a move: the first move with the whole window, the others with a
 * null window, reduced if they come late, and again where they beat alpha. */
AWALE_ALWAYS_INLINE int
search_child (AwaleWorker         *self,
              const AwalePosition *after,
              int                  ply,
              int                  depth,
              int                  alpha,
              int                  beta,
              int                  index,
              int                  reduction)
{
  int value = 0;

  if (index > 0)
    {
      value = -search_node (self, after, ply + 1, depth - 1 - reduction, -alpha - 1, -alpha);
      if (reduction > 0 && value > alpha)
        value = -search_node (self, after, ply + 1, depth - 1, -alpha - 1, -alpha);
    }
  if (index == 0 || (value > alpha && value < beta))
    value = -search_node (self, after, ply + 1, depth - 1, -beta, -alpha);
  return value;
}

static int
search_node (AwaleWorker         *self,
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
  const bool is_whole = frame->excluded == AWALE_NO_MOVE;
  const bool uses_hash = depth >= HASH_MIN_DEPTH && is_whole;
  const int old_alpha = alpha;
  AwaleHashEntry entry = { .bound = AWALE_HASH_NONE, .move = AWALE_NO_MOVE };
  AwaleSearchMoves moves;
  MovePicker picker;
  AwaleMove move, best_move = AWALE_NO_MOVE;
  int best = -AWALE_VALUE_INFINITE;
  int low = -AWALE_VALUE_INFINITE, high = AWALE_VALUE_INFINITE;
  int index, margin, most, extension = 0;
  uint64_t key = 0;
  bool has_company;

  frame->length = 0;

  /* Step 1: below a root whose value is proven, what strays from it. */
  if (G_UNLIKELY (shared->is_exact))
    {
      int value;

      if (awale_worker_violates_proof (self, position, ply, depth, &value))
        return value;
    }

  /* Step 2: leaves, by quiescence search. */
  if (depth <= 0)
    return awale_worker_search_harvests (self, position, ply, alpha, beta);
  if (ply >= AWALE_WORKER_MAX_PLY)
    return awale_worker_value_of_leaf (self, position);

  /* Step 3: limits. */
  if (awale_worker_is_stopped (self))
    return 0;
  if (is_pv)
    self->seldepth = MAX (self->seldepth, ply);

  /* Step 4: endings by what was played before: repetition, drought, majority. */
  if (frame->quiet_plies >= shared->least_quiet)
    {
      AwaleEnding ending = awale_worker_ending_by_path (self, *position, ply);

      if (ending != AWALE_ENDING_NONE)
        return awale_worker_value_of_ending (self, *position, ending);
    }

  /* Step 5: no more can be won or lost than lies on the board. */
  margin = awale_worker_margin (position);
  most = AWALE_VALUE_SEED * awale_worker_seeds_on_board (self, position);
  if (margin + most <= alpha)
    return margin + most;
  if (margin - most >= beta)
    return margin - most;

  /* Step 6: the tables. Even what they cannot prove here is a better guess than any other. */
  if (most <= AWALE_VALUE_SEED * shared->table_reach)
    {
      AwaleTableValue proven = awale_worker_ask_tables (self, position, ply);

      if (proven.is_known)
        {
          if (proven.low == proven.high || proven.low >= beta)
            return proven.low;
          if (proven.high <= alpha)
            return proven.high;
          low = proven.low;
          high = proven.high;
        }
    }

  /* Step 7: null windows: decided games, then reverse futility pruning. */
  if (!is_pv && is_whole)
    {
      if (is_decided (shared, position))
        return awale_worker_value_of_leaf (self, position);
      if (depth <= FUTILITY_DEPTH)
        {
          int value = awale_worker_value_of_leaf (self, position);

          if (value - FUTILITY_MARGIN * depth >= beta)
            return value;
        }
    }

  /* Step 8: the hash (transposition table); the moves are generated while its memory comes. */
  awale_search_moves_generate (&moves, position, rules);
  if (uses_hash)
    {
      key = awale_worker_hash_key (self, ply, depth + BEYOND_DEPTH);
      entry = awale_hash_probe (shared->hash, key);
      if (is_cut_off (&entry, depth, alpha, beta, is_pv))
        {
          if (entry.move != AWALE_NO_MOVE)
            {
              frame->length = 1;
              frame->line[0] = (int8_t) entry.move;
            }
          return entry.value;
        }
    }

  /* Step 9: internal iterative reduction: without a hash move the moves are in poor order. */
  if (!is_pv && is_whole && depth >= REDUCTION_MIN_DEPTH && entry.move == AWALE_NO_MOVE)
    depth--;

  /* Step 10: endings by the board. */
  if (G_UNLIKELY (moves.all == 0))
    return awale_value_of_score (awale_settle (rules, *position, AWALE_ENDING_NO_SOWING));
  if (rules->dead == AWALE_DEAD_ENDS && moves.harvests == 0 && awale_is_dead (*position, rules))
    return awale_value_of_score (awale_settle (rules, *position, AWALE_ENDING_DEAD));

  /* Step 11: singular extensions; multi-cut, if beta is beaten without the hash move too. */
  if (may_be_singular (self, &entry, &moves, ply, depth))
    {
      int bound = entry.value - SINGULAR_MARGIN * depth;
      int value = search_without (self, position, ply, (depth - 1) / 2, bound, entry.move);

      if (self->stopped)
        return 0;
      if (value < bound)
        extension = 1;
      else if (bound >= beta)
        return bound;
    }

  /* Step 12: the order of the moves. A forced one costs no depth. */
  if (depth > HASH_MIN_DEPTH)
    awale_worker_prefetch_children (self, &moves, position);
  picker = (MovePicker) { .n_picked = 0 };
  if ((moves.all & (moves.all - 1)) == 0 && ply < AWALE_SEARCH_MAX_DEPTH)
    depth++;
  if (!is_whole)
    awale_search_moves_remove (&moves, frame->excluded);
  awale_worker_order_moves (self, &picker.order, &moves, position, entry.move, ply);

  /* Step 13: the children. As in ABDADA, moves that another thread is searching are deferred: it
   * may have stored its result in the hash by then. */
  has_company = self->pending != NULL && depth >= PENDING_MIN_DEPTH;
  while ((move = pick_move (&picker, &index)) != AWALE_NO_MOVE)
    {
      AwalePosition after = awale_search_moves_play (&moves, position, move);
      bool harvest = (moves.harvests >> move & 1) != 0;
      uint64_t mark = 0;
      int value;

      awale_worker_descend (self, ply, harvest);
      if (depth > 1 || shared->is_exact)
        self->path[ply + 1] = awale_hash_key (after, 0);
      if (G_UNLIKELY (has_company))
        {
          mark = awale_searched_positions_mark (self->path[ply + 1], depth);
          if (index > 0 && !picker.is_again && awale_searched_positions_has (self->pending, mark))
            {
              defer_move (&picker, move, index);
              continue;
            }
          if (index > 0 && is_whole)
            {
              entry = awale_hash_probe (shared->hash, key);
              if (is_cut_off (&entry, depth, alpha, beta, is_pv))
                return entry.value;
            }
          awale_searched_positions_begin (self->pending, mark);
        }
      self->nodes++;
      value = search_child (self, &after, ply, depth + (index == 0 ? extension : 0), alpha, beta,
                            index, reduction_for (index, depth, harvest, is_pv));
      if (G_UNLIKELY (has_company))
        awale_searched_positions_end (self->pending, mark);
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

  /* Step 14: remember. */
  best = CLAMP (best, low, high);
  if (uses_hash)
    awale_hash_store (shared->hash, key, (AwaleHashEntry) {
      .value = best,
      .depth = depth,
      .bound = awale_hash_bound_of (best, old_alpha, beta),
      .move = best_move,
    });
  return best;
}

int
awale_worker_search (AwaleWorker         *self,
                     const AwalePosition *position,
                     int                  ply,
                     int                  depth,
                     int                  alpha,
                     int                  beta)
{
  return search_node (self, position, ply, depth, alpha, beta);
}
