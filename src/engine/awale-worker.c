/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search below the root, in the numbered steps of search_node(). There are two of it, made
 * from one text: the full one, and the plain one that tests compare with minimax.
 */
#include "awale-worker.h"

#include <string.h>

#include "awale-search-moves-inline.h"
#include "awale-worker-inline.h"

/* Scores of the move ordering, above anything that history gives. */
enum
{
  ORDER_HASH_MOVE = 1 << 26,
  ORDER_HARVESTED_SEED = 1 << 20,
  ORDER_KILLER = 5000,
  ORDER_LATER = 1000,
  HISTORY_LIMIT = 30000,
};

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
  HASH_LEAST_DEPTH = 2,
  HASH_LEAST_DEPTH_PLAIN = 4,
};

/* ABDADA: nearer to the leaves, threads that search the same lose less than the marks cost. */
enum
{
  PENDING_LEAST_DEPTH = 6,
};

typedef int (*Search) (AwaleWorker         *self,
                       const AwalePosition *position,
                       int                  ply,
                       int                  depth,
                       int                  alpha,
                       int                  beta);

static int search_plain_south (AwaleWorker *, const AwalePosition *, int, int, int, int);
static int search_plain_north (AwaleWorker *, const AwalePosition *, int, int, int, int);
static int search_full_south  (AwaleWorker *, const AwalePosition *, int, int, int, int);
static int search_full_north  (AwaleWorker *, const AwalePosition *, int, int, int, int);

/* Nodes until the next look at the limits: fewer the nearer a limit of nodes is, below which there
 * are leaves too. */
static int
patience_after (const AwaleSharedSearch *shared,
                uint64_t                 nodes)
{
  uint64_t left = shared->limits.nodes > nodes ? shared->limits.nodes - nodes : 0;

  if (shared->limits.nodes == 0)
    return AWALE_WORKER_PATIENCE;
  return (int) CLAMP (left / (uint64_t) (4 * MAX (shared->limits.threads, 1)), 1,
                      AWALE_WORKER_PATIENCE);
}

static bool
is_over (const AwaleSharedSearch *shared,
         uint64_t                 nodes)
{
  return atomic_load_explicit (&shared->finished, memory_order_relaxed) ||
         (shared->stop != NULL && atomic_load_explicit (shared->stop, memory_order_relaxed)) ||
         (shared->limits.nodes != 0 && nodes >= shared->limits.nodes) ||
         (shared->deadline != 0 && g_get_monotonic_time () >= shared->deadline);
}

static void
look_at_limits (AwaleWorker *self)
{
  AwaleSharedSearch *shared = self->shared;
  uint64_t all;

  awale_worker_publish (self);
  all = atomic_load_explicit (&shared->nodes, memory_order_relaxed);
  self->patience = patience_after (shared, all);
  /* The first iteration is always finished: there is a best move then. */
  if (self->depth > 1 && is_over (shared, all))
    self->stopped = true;
  else if (shared->team != NULL && awale_team_overtakes (shared->team, self->depth))
    self->stopped = self->overtaken = true;
}

/* The key of a position at a number of plies since the last harvest. Where a drought may end the
 * game within the search, positions at different counts are different. */
AWALE_ALWAYS_INLINE uint64_t
hash_key_at (const AwaleWorker *self,
             uint64_t           key,
             int                quiet_plies,
             int                depth,
             bool               plain)
{
  int drought = self->shared->rules.drought;

  key ^= self->shared->salt;
  if (drought == 0 || (!plain && quiet_plies + depth + 4 < drought))
    return key;
  return key + (uint64_t) (quiet_plies + 1) * UINT64_C (0x9e3779b97f4a7c15);
}

AWALE_ALWAYS_INLINE void
prefetch_children (const AwaleHash        *hash,
                   const AwaleSearchMoves *moves,
                   const AwalePosition    *position)
{
  for (unsigned left = moves->all; left != 0; left &= left - 1)
    {
      AwalePosition after = awale_search_moves_play (moves, position, __builtin_ctz (left));

      awale_hash_prefetch (hash, awale_hash_key (after, 0));
    }
}

/* Scores the moves: the hash move, harvests by their seeds, killers, then the history heuristic. */
AWALE_ALWAYS_INLINE void
order_moves (const AwaleWorker      *self,
             AwaleMoveOrder         *order,
             const AwaleSearchMoves *moves,
             const AwalePosition    *position,
             const unsigned          side,
             AwaleMove               hash_move,
             int                     ply)
{
  const AwaleFrame *frame = &self->frames[ply];

#pragma GCC unroll 6
  for (unsigned i = 0; i < AWALE_SIDE_PITS; i++)
    {
      unsigned pit = i + AWALE_SIDE_PITS * side;
      int history = self->history[pit][position->pits[pit]];

      order->scores[i] = (moves->all >> pit & 1) != 0
                         ? (history << AWALE_MOVE_ORDER_BITS) + (int) pit : AWALE_MOVE_TRIED;
    }
  if (G_UNLIKELY (moves->all == 1u << AWALE_PASS))
    order->scores[0] = AWALE_PASS;

  for (unsigned left = moves->harvests; left != 0; left &= left - 1)
    {
      AwaleMove pit = __builtin_ctz (left);
      int seeds = awale_harvest_between (position, &moves->after[pit], side);

      awale_move_order_raise (order, pit, side, seeds * ORDER_HARVESTED_SEED);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (frame->killers); i++)
    if (frame->killers[i] != AWALE_NO_MOVE && (moves->all >> frame->killers[i] & 1) != 0)
      awale_move_order_raise (order, frame->killers[i], side, ORDER_KILLER - (int) i * ORDER_LATER);
  if (hash_move != AWALE_NO_MOVE && (moves->all >> hash_move & 1) != 0)
    awale_move_order_raise (order, hash_move, side, ORDER_HASH_MOVE);
}

/* A quiet move that fails high becomes a killer of its ply and gains history, by depth squared. */
static void
reward_move (AwaleWorker         *self,
             const AwalePosition *position,
             AwaleMove            pit,
             int                  ply,
             int                  depth)
{
  AwaleFrame *frame = &self->frames[ply];
  int32_t *entry = &self->history[pit][pit < AWALE_PITS ? position->pits[pit] : 0];

  if (frame->killers[0] != pit)
    {
      frame->killers[1] = frame->killers[0];
      frame->killers[0] = pit;
    }

  *entry += depth * depth;
  if (*entry > HISTORY_LIMIT)
    for (size_t i = 0; i < G_N_ELEMENTS (self->history); i++)
      for (size_t j = 0; j < G_N_ELEMENTS (self->history[i]); j++)
        self->history[i][j] /= 2;
}

/* The principal variation from @ply on: @pit, and the one below it. */
static void
note_line (AwaleWorker *self,
           int          ply,
           AwaleMove    pit)
{
  AwaleFrame *frame = &self->frames[ply];
  const AwaleFrame *next = &self->frames[ply + 1];

  frame->length = MIN (next->length + 1, AWALE_SEARCH_MAX_LINE);
  frame->line[0] = (int8_t) pit;
  memcpy (frame->line + 1, next->line, (size_t) frame->length - 1);
}

/* Sets up the frame of the position that @ply + 1 plies lead to. */
AWALE_ALWAYS_INLINE void
descend (AwaleWorker *self,
         int          ply,
         bool         harvest)
{
  self->frames[ply + 1].quiet_plies = harvest ? 0 : self->frames[ply].quiet_plies + 1;
}

/* The last ply of a plain search: its leaves are judged where they stand. */
AWALE_ALWAYS_INLINE int
best_leaf (AwaleWorker            *self,
           const AwaleSearchMoves *moves,
           const AwalePosition    *position,
           const unsigned          side,
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
      value = -awale_worker_value_of_leaf (self, &after, !side);
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

/* Step 9, late-move reductions: how much shallower a later move is searched at first. */
AWALE_ALWAYS_INLINE int
reduction_for (int  index,
               int  depth,
               bool harvest,
               bool is_open)
{
  int reduction;

  if (index == 0 || depth < 3 || harvest)
    return 0;
  reduction = 1 + (index >= 3) + (depth >= 8 && index >= 2);
  if (is_open)
    reduction--;
  return reduction;
}

/* Whether the entry is deep enough, and its bound on the right side of the window, to cut off. */
AWALE_ALWAYS_INLINE bool
is_cut_off (const AwaleHashEntry *entry,
            int                   depth,
            int                   alpha,
            int                   beta,
            bool                  is_open,
            bool                  plain)
{
  return (plain ? entry->depth == depth : entry->depth >= depth && !is_open) &&
         (entry->bound == AWALE_HASH_EXACT ||
          (entry->bound == AWALE_HASH_LOWER && entry->value >= beta) ||
          (entry->bound == AWALE_HASH_UPPER && entry->value <= alpha));
}

AWALE_ALWAYS_INLINE int
search_node (AwaleWorker         *self,
             const AwalePosition *position,
             int                  ply,
             int                  depth,
             int                  alpha,
             int                  beta,
             const unsigned       side,
             const bool           plain)
{
  const Search search_child = plain ? side == AWALE_SOUTH ? search_plain_north : search_plain_south
                                    : side == AWALE_SOUTH ? search_full_north : search_full_south;
  const AwaleSharedSearch *shared = self->shared;
  const AwaleRuleset *rules = &shared->rules;
  AwaleFrame *frame = &self->frames[ply];
  const bool is_open = beta - alpha > 1;
  const int hash_depth = plain ? HASH_LEAST_DEPTH_PLAIN : HASH_LEAST_DEPTH;
  const bool uses_hash = depth >= hash_depth;
  AwaleHashEntry entry = { .bound = AWALE_HASH_NONE, .move = AWALE_NO_MOVE };
  AwaleMove best_move = AWALE_NO_MOVE;
  int best = -AWALE_VALUE_INFINITE;
  int old_alpha = alpha;
  uint64_t key = 0, mark = 0;
  unsigned deferred = 0;
  AwaleMove later[AWALE_SIDE_PITS];
  bool parts;
  AwaleSearchMoves moves;
  AwaleMoveOrder order;
  int least_value = -AWALE_VALUE_INFINITE, most_value = AWALE_VALUE_INFINITE;
  int most, margin;

  frame->length = 0;

  /* Step 1: leaves, by quiescence search. */
  if (!plain && G_UNLIKELY (shared->is_exact))
    {
      int value;

      if (awale_worker_strays_from_proof (self, position, ply, depth, &value))
        return value;
    }
  if (!plain && depth <= 0)
    return side == AWALE_SOUTH
           ? awale_worker_search_harvests_south (self, position, ply, alpha, beta)
           : awale_worker_search_harvests_north (self, position, ply, alpha, beta);
  if (ply >= AWALE_WORKER_MAX_PLY)
    return awale_worker_value_of_leaf (self, position, side);

  /* Step 2: limits. */
  if (--self->patience <= 0)
    look_at_limits (self);
  if (self->stopped)
    return 0;
  if (is_open)
    self->seldepth = MAX (self->seldepth, ply);

  /* Step 3: endings by what was played before. */
  if (frame->quiet_plies >= shared->least_quiet)
    {
      AwaleEnding ending = awale_worker_ending_by_path (self, *position, ply);

      if (ending != AWALE_ENDING_NONE)
        return awale_worker_value_of_ending (self, *position, ending);
    }

  /* Step 4: no more can be won or lost than lies on the board. */
  margin = AWALE_VALUE_SEED * (position->stores[side] - position->stores[!side]);
  most = AWALE_VALUE_SEED * awale_worker_seeds_on_board (self, position);
  if (margin + most <= alpha)
    return margin + most;
  if (margin - most >= beta)
    return margin - most;

  /* Step 5: the tables. Even what they cannot prove here is a better guess than any other. */
  if (!plain && most <= AWALE_VALUE_SEED * shared->table_reach)
    {
      AwaleProven proven = awale_worker_ask_tables (self, position, ply);

      if (proven.is_known)
        {
          if (proven.low == proven.high || proven.low >= beta)
            return proven.low;
          if (proven.high <= alpha)
            return proven.high;
          least_value = proven.low;
          most_value = proven.high;
        }
    }

  /* Step 6: null windows: a game that is decided, then reverse futility pruning. */
  if (!plain && !is_open)
    {
      if (rules->majority != AWALE_MAJORITY_PLAYS_ON &&
          MAX (position->stores[0], position->stores[1]) > AWALE_SEEDS / 2 &&
          MAX (shared->root.stores[0], shared->root.stores[1]) <= AWALE_SEEDS / 2)
        return awale_worker_value_of_leaf (self, position, side);
      if (depth <= FUTILITY_DEPTH)
        {
          int value = awale_worker_value_of_leaf (self, position, side);

          if (value - FUTILITY_MARGIN * depth >= beta)
            return value;
        }
    }

  /* Step 7: the hash; the moves are generated while its memory comes. */
  awale_search_moves_generate (&moves, position, rules, side);
  if (uses_hash)
    {
      key = hash_key_at (self, self->path[ply], frame->quiet_plies, depth, plain);
      entry = awale_hash_probe (shared->hash, key);
      if (is_cut_off (&entry, depth, alpha, beta, is_open, plain))
        {
          if (entry.move != AWALE_NO_MOVE)
            {
              frame->length = 1;
              frame->line[0] = (int8_t) entry.move;
            }
          return entry.value;
        }
    }
  /* Internal iterative reduction: without a hash move the moves are in poor order. */
  if (!plain && !is_open && depth >= 4 && entry.move == AWALE_NO_MOVE)
    depth--;

  /* Step 8: the moves, and endings by the board. */
  if (G_UNLIKELY (moves.all == 0))
    return awale_value_of_score (awale_settle (rules, *position, AWALE_ENDING_NO_SOWING), side);
  if (rules->dead == AWALE_DEAD_ENDS && moves.harvests == 0 && awale_is_dead (*position, rules))
    return awale_value_of_score (awale_settle (rules, *position, AWALE_ENDING_DEAD), side);

  if (plain && depth <= 1)
    return best_leaf (self, &moves, position, side, ply, beta);

  if (depth > hash_depth)
    prefetch_children (shared->hash, &moves, position);
  order_moves (self, &order, &moves, position, side, entry.move, ply);
  /* A single reply: a forced move costs no depth. */
  if (!plain && (moves.all & (moves.all - 1)) == 0 && ply < AWALE_SEARCH_MAX_DEPTH)
    depth++;

  /* Step 9: the children by principal variation search: the first with the whole window, the
   * others with a null window, reduced if they come late, and again where they beat alpha. As in
   * ABDADA, moves that another thread is searching are deferred: it may have stored its result in
   * the hash by then. */
  parts = self->pending != NULL && depth >= PENDING_LEAST_DEPTH;
  for (int i = 0;; i++)
    {
      AwaleMove move = awale_move_order_pick (&order, side);
      AwalePosition after;
      bool harvest;
      int index = i, value = 0;

      if (move == AWALE_NO_MOVE)
        {
          if (G_LIKELY (deferred == 0))
            break;
          index = __builtin_ctz (deferred);
          deferred &= deferred - 1;
          move = later[index];
        }
      after = awale_search_moves_play (&moves, position, move);
      harvest = (moves.harvests >> move & 1) != 0;
      descend (self, ply, harvest);
      if (depth > 1 || shared->is_exact)
        self->path[ply + 1] = awale_hash_key (after, 0);
      if (G_UNLIKELY (parts))
        {
          mark = awale_pending_mark (self->path[ply + 1], depth);
          if (i > 0)
            {
              if (index == i && awale_pending_has (self->pending, mark))
                {
                  later[i] = move;
                  deferred |= 1u << i;
                  continue;
                }
              if (!is_open)
                {
                  entry = awale_hash_probe (shared->hash, key);
                  if (is_cut_off (&entry, depth, alpha, beta, is_open, plain))
                    return entry.value;
                }
            }
          awale_pending_begin (self->pending, mark);
        }
      self->nodes++;
      if (index > 0)
        {
          int reduction = plain ? 0 : reduction_for (index, depth, harvest, is_open);

          value = -search_child (self, &after, ply + 1, depth - 1 - reduction, -alpha - 1, -alpha);
          if (reduction > 0 && value > alpha)
            value = -search_child (self, &after, ply + 1, depth - 1, -alpha - 1, -alpha);
        }
      if (index == 0 || (value > alpha && value < beta))
        value = -search_child (self, &after, ply + 1, depth - 1, -beta, -alpha);
      if (G_UNLIKELY (parts))
        awale_pending_end (self->pending, mark);
      if (self->stopped)
        return 0;

      if (value > best)
        {
          best = value;
          best_move = move;
          if (value > alpha)
            {
              alpha = value;
              if (is_open)
                note_line (self, ply, best_move);
              if (value >= beta)
                {
                  if (!harvest)
                    reward_move (self, position, best_move, ply, depth);
                  break;
                }
            }
        }
    }

  /* Step 10: remember. */
  best = CLAMP (best, least_value, most_value);
  if (uses_hash)
    awale_hash_store (shared->hash, key,
                      (AwaleHashEntry) {
                        .value = best,
                        .depth = depth,
                        .bound = best >= beta ? AWALE_HASH_LOWER
                                 : best <= old_alpha ? AWALE_HASH_UPPER : AWALE_HASH_EXACT,
                        .move = best_move,
                      });
  return best;
}

static int
search_plain_south (AwaleWorker         *self,
                    const AwalePosition *position,
                    int                  ply,
                    int                  depth,
                    int                  alpha,
                    int                  beta)
{
  return search_node (self, position, ply, depth, alpha, beta, AWALE_SOUTH, true);
}

static int
search_plain_north (AwaleWorker         *self,
                    const AwalePosition *position,
                    int                  ply,
                    int                  depth,
                    int                  alpha,
                    int                  beta)
{
  return search_node (self, position, ply, depth, alpha, beta, AWALE_NORTH, true);
}

static int
search_full_south (AwaleWorker         *self,
                   const AwalePosition *position,
                   int                  ply,
                   int                  depth,
                   int                  alpha,
                   int                  beta)
{
  return search_node (self, position, ply, depth, alpha, beta, AWALE_SOUTH, false);
}

static int
search_full_north (AwaleWorker         *self,
                   const AwalePosition *position,
                   int                  ply,
                   int                  depth,
                   int                  alpha,
                   int                  beta)
{
  return search_node (self, position, ply, depth, alpha, beta, AWALE_NORTH, false);
}

void
awale_worker_descend (AwaleWorker *self,
                      int          ply,
                      uint64_t     key,
                      bool         harvest)
{
  descend (self, ply, harvest);
  self->path[ply + 1] = key;
}

int
awale_worker_search (AwaleWorker   *self,
                     AwalePosition  position,
                     int            ply,
                     int            depth,
                     int            alpha,
                     int            beta)
{
  static const Search searches[2][2] = {
    { search_full_south, search_full_north },
    { search_plain_south, search_plain_north },
  };

  if (self->shared->limits.plain && depth <= 0)
    return awale_worker_value_of_leaf (self, &position, position.side);

  return searches[self->shared->limits.plain][position.side] (self, &position, ply, depth, alpha,
                                                              beta);
}

void
awale_worker_publish (AwaleWorker *self)
{
  atomic_fetch_add_explicit (&self->shared->nodes, self->nodes - self->published,
                             memory_order_relaxed);
  self->published = self->nodes;
}
