/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search below the root: principal variation search, in the numbered steps of search_node().
 */
#include "awale-worker.h"

#include "awale-evaluate.h"
#include "awale-search-moves-inline.h"
#include "rules/awale-sowing-inline.h"

#include <string.h>

enum
{
  /* Scores of the move order. The hash move and harvests come before all other moves; killers
   * compete with moves that have a good history. */
  ORDER_HASH_MOVE = 1 << 26,
  ORDER_HARVESTED_SEED = 1 << 20,
  ORDER_KILLER = 5000,
  ORDER_LATER_KILLER = 4000,
  HISTORY_LIMIT = 30000,

  /* Reverse futility pruning: up to this depth, a position whose evaluation exceeds beta by the
   * margin for each ply is assumed to stay above beta. */
  FUTILITY_DEPTH = 4,
  FUTILITY_MARGIN = 120,

  /* Delta pruning: the assumed gain of a harvest beyond its seeds, in hundredths of a seed. */
  DELTA_MARGIN = 150,

  /* Minimum depths at which the hash table is used: nearer to the leaves it finds less than its
   * memory accesses cost. */
  HASH_MIN_DEPTH = 2,
  PLAIN_HASH_MIN_DEPTH = 4,

  /* Plies by which quiescence and extensions usually exceed the depth; the hash key includes the
   * drought count if a drought may end within them. */
  BEYOND_DEPTH = 4,

  /* Internal iterative reduction: minimum depth, below which the reduction would save too
   * little. */
  REDUCTION_MIN_DEPTH = 4,

  /* Singular extensions: a hash move that is better than all others by the margin for each ply, in
   * a search to half the depth, is searched one ply deeper. Its own value must come from a search
   * at most SINGULAR_LAG plies shallower. */
  SINGULAR_MIN_DEPTH = 6,
  SINGULAR_MARGIN = 4,
  SINGULAR_LAG = 3,

  /* ABDADA: minimum depth, because nearer to the leaves two threads that search the same position
   * lose less than the marks cost. */
  PENDING_MIN_DEPTH = 6,
};

/* --- Limits. --- */

/* The number of nodes until the next check of the limits, which is smaller near a node limit so
 * that it is exceeded by little. */
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

void
awale_worker_publish (AwaleWorker *self)
{
  atomic_fetch_add_explicit (&self->shared->nodes, self->nodes - self->published,
                             memory_order_relaxed);
  self->published = self->nodes;
}

static void
check_limits (AwaleWorker *self)
{
  AwaleSharedSearch *shared = self->shared;
  uint64_t all;

  awale_worker_publish (self);
  all = atomic_load_explicit (&shared->nodes, memory_order_relaxed);
  self->patience = patience_after (shared, all);
  /* The limits do not end the first iteration, so that there is a best move. */
  if (self->depth > 1 && is_over (shared, all))
    self->stopped = true;
  else if (shared->team != NULL && awale_team_overtakes (shared->team, self->depth))
    self->stopped = self->overtaken = true;
}

/* Counts down to the next check of the limits, and makes it when due. Returns: true if the search
 * is stopped */
AWALE_ALWAYS_INLINE bool
is_stopped (AwaleWorker *self)
{
  if (--self->patience <= 0)
    check_limits (self);
  return self->stopped;
}

/* --- The path, and keys of the hash. --- */

/* Sets up the frame one ply below @ply, after a move; @harvest is true if the move harvests. */
AWALE_ALWAYS_INLINE void
descend (AwaleWorker *self,
         int          ply,
         bool         harvest)
{
  self->frames[ply + 1].quiet_plies = harvest ? 0 : self->frames[ply].quiet_plies + 1;
}

/* Sets the principal variation from @ply on to @move, followed by that of the next ply. */
static inline void
note_line (AwaleWorker *self,
           int          ply,
           AwaleMove    move)
{
  AwaleSearchFrame *frame = &self->frames[ply];
  const AwaleSearchFrame *next = &self->frames[ply + 1];

  frame->length = MIN (next->length + 1, AWALE_SEARCH_MAX_LINE);
  frame->line[0] = (int8_t) move;
  memcpy (frame->line + 1, next->line, (size_t) frame->length - 1);
}

/*
 * The hash key of the position at @ply. If a drought may end the game within @plies, the key
 * includes the number of plies without a harvest.
 */
AWALE_ALWAYS_INLINE uint64_t
make_key (const AwaleWorker *self,
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

/* True if the bound of @entry lies on the side of the window where it cuts off the node. */
AWALE_ALWAYS_INLINE bool
entry_cuts (const AwaleHashEntry *entry,
            int                   alpha,
            int                   beta)
{
  return entry->bound == AWALE_HASH_EXACT ||
         (entry->bound == AWALE_HASH_LOWER && entry->value >= beta) ||
         (entry->bound == AWALE_HASH_UPPER && entry->value <= alpha);
}

/* The type of bound that a value is, given the window in which it was found. */
AWALE_ALWAYS_INLINE AwaleHashBound
find_bound (int value,
            int alpha,
            int beta)
{
  return value >= beta ? AWALE_HASH_LOWER : value <= alpha ? AWALE_HASH_UPPER : AWALE_HASH_EXACT;
}

/* --- Values of positions. --- */

/* The value of a score for the player to move, who is South, in hundredths of a seed. */
AWALE_ALWAYS_INLINE int
value_score (AwaleScore score)
{
  return (score.south - score.north) * AWALE_VALUE_SEED / 2;
}

/* The lead of the player to move by the contents of the stores, in hundredths of a seed. */
AWALE_ALWAYS_INLINE int
get_margin (const AwalePosition *position)
{
  return AWALE_VALUE_SEED * (position->stores[AWALE_SOUTH] - position->stores[AWALE_NORTH]);
}

AWALE_ALWAYS_INLINE int
count_seeds (const AwaleWorker   *self,
             const AwalePosition *position)
{
  return self->total - position->stores[0] - position->stores[1];
}

/* The evaluation of the board, or its settlement if a side is empty and no legal move is left. */
AWALE_ALWAYS_INLINE int
value_leaf (const AwaleWorker   *self,
            const AwalePosition *position)
{
  unsigned occupied = awale_occupied_pits (position->lanes);

  if (G_UNLIKELY ((occupied & AWALE_SIDE_BITS (AWALE_SOUTH)) == 0 ||
                  (occupied & AWALE_SIDE_BITS (AWALE_NORTH)) == 0) &&
      awale_legal_moves (*position, &self->shared->rules) == 0)
    return value_score (awale_settle (&self->shared->rules, *position, AWALE_ENDING_NO_SOWING));

  return awale_evaluate_inline (self->network, position, count_seeds (self, position));
}

/* The number of earlier occurrences of the position at @ply, on the path and in the game before the
 * root. */
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

/* The ending at @position that the moves on the path cause, tested in the order of the rules. */
static AwaleEnding
find_path_ending (const AwaleWorker *self,
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
      /* The full search treats the first recurrence as the end, because a position that has
       * recurred once can recur again. */
      int enough = self->shared->limits.plain ? rules->repetition - 1 : 1;

      if (count_occurrences (self, ply) >= enough)
        return AWALE_ENDING_REPETITION;
    }

  if (rules->majority == AWALE_MAJORITY_ENDS &&
      MAX (position.stores[0], position.stores[1]) > AWALE_SEEDS / 2)
    return AWALE_ENDING_MAJORITY;

  return AWALE_ENDING_NONE;
}

/* The value of the position at @ply in the tables. After a harvest on the path, no repetition can
 * end the game soon. */
static AwaleTableValue
ask_tables (AwaleWorker         *self,
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

/*
 * Decides boards with as many seeds as a root whose value is exact: only those that keep the value
 * are searched. A line that keeps it without a harvest is valued a little less, so that the search
 * looks for the harvest. Returns: true if @value (out) is the value of the node
 */
static bool
violates_proof (AwaleWorker         *self,
                const AwalePosition *position,
                int                  ply,
                int                  depth,
                int                 *value)
{
  const AwaleSharedSearch *shared = self->shared;
  int target = ply % 2 == 0 ? shared->proven.low : -shared->proven.low;
  AwaleTableValue proven;

  if (find_path_ending (self, *position, ply) != AWALE_ENDING_NONE ||
      count_seeds (self, position) != shared->table_reach + 1)
    return false;

  proven = ask_tables (self, position, ply);
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

/* The value of @position if the path ends the game by @ending. An end by the board itself has
 * precedence. */
static int
value_ending (const AwaleWorker *self,
              AwalePosition      position,
              AwaleEnding        ending)
{
  const AwaleRuleset *rules = &self->shared->rules;

  if (awale_legal_moves (position, rules) == 0)
    ending = AWALE_ENDING_NO_SOWING;
  else if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    ending = AWALE_ENDING_DEAD;

  return value_score (awale_settle (rules, position, ending));
}

/* --- The order of moves. --- */

/* Scores @moves: the hash move first, then harvests by their seeds, killers, and others by the
 * history heuristic. */
AWALE_ALWAYS_INLINE void
order_moves (const AwaleWorker      *self,
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

      awale_move_order_raise (order, pit, seeds * ORDER_HARVESTED_SEED);
    }
  if (frame->killers[0] != AWALE_NO_MOVE && (moves->all >> frame->killers[0] & 1) != 0)
    awale_move_order_raise (order, frame->killers[0], ORDER_KILLER);
  if (frame->killers[1] != AWALE_NO_MOVE && (moves->all >> frame->killers[1] & 1) != 0)
    awale_move_order_raise (order, frame->killers[1], ORDER_LATER_KILLER);
  if (hash_move != AWALE_NO_MOVE && (moves->all >> hash_move & 1) != 0)
    awale_move_order_raise (order, hash_move, ORDER_HASH_MOVE);
}

/* Prefetches the hash entries of the positions after @moves, whose keys usually contain neither a
 * salt nor the drought count. */
AWALE_ALWAYS_INLINE void
prefetch_children (const AwaleWorker      *self,
                   const AwaleSearchMoves *moves,
                   const AwalePosition    *position)
{
  for (unsigned left = moves->all; left != 0; left &= left - 1)
    {
      AwalePosition after = awale_search_moves_play (moves, position, __builtin_ctz (left));

      awale_hash_prefetch (self->shared->hash, awale_position_hash (after, 0));
    }
}

static void
halve (AwaleHistoryHeuristic *history)
{
  for (size_t i = 0; i < G_N_ELEMENTS (history->scores); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (history->scores[i]); j++)
      history->scores[i][j] /= 2;
}

/* Makes @move, which failed high without a harvest, a killer, and adds the square of the depth to
 * its history score. */
static void
reward_move (AwaleWorker         *self,
             const AwalePosition *position,
             AwaleMove            move,
             int                  ply,
             int                  depth)
{
  AwaleSearchFrame *frame = &self->frames[ply];
  int32_t *score;

  /* A pass needs no score, because it is the only legal move. */
  if (move == AWALE_PASS)
    return;

  if (frame->killers[0] != move)
    {
      frame->killers[1] = frame->killers[0];
      frame->killers[0] = move;
    }

  score = &self->history[ply & 1].scores[move][position->pits[move]];
  *score += depth * depth;
  if (*score > HISTORY_LIMIT)
    {
      halve (&self->history[0]);
      halve (&self->history[1]);
    }
}

/* Picks the moves of a node, best first; moves that were deferred follow at the end, with the
 * indices they had. */
typedef struct
{
  AwaleMoveOrder order;
  int            n_picked;
  unsigned       deferred;  /* Bit set of the indices of deferred moves. */
  bool           is_again;  /* True if the last move picked was a deferred one. */
  AwaleMove      moves[AWALE_SIDE_PITS];
} MovePicker;

/* Picks the next move and sets @index to its place in the order; AWALE_NO_MOVE after the last
 * move. */
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

/* --- Quiescence search: harvests only, until the board is quiet. --- */

/* Searches harvests; the player may also decline to harvest. Each harvest takes at least two seeds,
 * so that the search ends. */
static int
search_harvests (AwaleWorker         *self,
                 const AwalePosition *position,
                 int                  ply,
                 int                  alpha,
                 int                  beta)
{
  AwaleSearchMoves moves;
  int stand_pat = value_leaf (self, position);
  int best = stand_pat;

  if (G_UNLIKELY (count_seeds (self, position) <= self->shared->table_reach))
    {
      AwaleTableValue proven =
          awale_table_value_ask (self->shared->tables, &self->shared->rules, *position, 0, 1);

      self->table_hits += proven.is_known;
      if (proven.is_known)
        {
          awale_table_value_guess (self->shared->tables, *position, &best);
          return CLAMP (best, proven.low, proven.high);
        }
    }
  if (best >= beta || ply >= AWALE_WORKER_MAX_PLY)
    return best;

  awale_search_moves_generate_harvests (&moves, position, &self->shared->rules);
  alpha = MAX (alpha, best);
  for (;;)
    {
      int gain, value;
      AwaleMove move = awale_search_moves_take_harvest (&moves, position, &gain);

      if (move == AWALE_NO_MOVE ||
          stand_pat + AWALE_VALUE_SEED * gain + DELTA_MARGIN <= alpha)
        break;
      self->nodes++;
      value = -search_harvests (self, &moves.after[move], ply + 1, -beta, -alpha);
      if (value > best)
        {
          best = value;
          alpha = MAX (alpha, value);
          if (value >= beta)
            break;
        }
    }

  return best;
}

/* --- The search. --- */

static int search_node (AwaleWorker         *self,
                        const AwalePosition *position,
                        int                  ply,
                        int                  depth,
                        int                  alpha,
                        int                  beta);

/* True if a game that was undecided at the root is won by majority, so that the margin no longer
 * matters. */
AWALE_ALWAYS_INLINE bool
is_decided (const AwaleSharedSearch *shared,
            const AwalePosition     *position)
{
  return shared->rules.majority != AWALE_MAJORITY_PLAYS_ON &&
         MAX (position->stores[0], position->stores[1]) > AWALE_SEEDS / 2 &&
         MAX (shared->root.stores[0], shared->root.stores[1]) <= AWALE_SEEDS / 2;
}

/* Late-move reductions: the number of plies by which the first search of the move at @index is
 * shallower. */
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

/* True if the hash entry of a node decides it; never true on the principal variation, whose line
 * must be found. */
AWALE_ALWAYS_INLINE bool
is_cut_off (const AwaleHashEntry *entry,
            int                   depth,
            int                   alpha,
            int                   beta,
            bool                  is_pv)
{
  return !is_pv && entry->depth >= depth && entry_cuts (entry, alpha, beta);
}

/* True if the hash move may be singular. Singular extensions end at twice the depth of the
 * iteration. */
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

/* The value of a node without its hash move @move, within a null window below @beta. */
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

/* The value of the board @after a move: the first move has the whole window, the others a null
 * window, reduced if they come late; a move that beats alpha is searched again. */
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

  /* Step 1: below a root whose value is exact, return from moves that do not keep the value. */
  if (G_UNLIKELY (shared->is_exact))
    {
      int value;

      if (violates_proof (self, position, ply, depth, &value))
        return value;
    }

  /* Step 2: evaluate leaves by quiescence search. */
  if (depth <= 0)
    return search_harvests (self, position, ply, alpha, beta);
  if (ply >= AWALE_WORKER_MAX_PLY)
    return value_leaf (self, position);

  /* Step 3: check the limits. */
  if (is_stopped (self))
    return 0;
  if (is_pv)
    self->seldepth = MAX (self->seldepth, ply);

  /* Step 4: test for endings by the path: repetition, drought, majority. */
  if (frame->quiet_plies >= shared->least_quiet)
    {
      AwaleEnding ending = find_path_ending (self, *position, ply);

      if (ending != AWALE_ENDING_NONE)
        return value_ending (self, *position, ending);
    }

  /* Step 5: bound the value by the seeds on the board. */
  margin = get_margin (position);
  most = AWALE_VALUE_SEED * count_seeds (self, position);
  if (margin + most <= alpha)
    return margin + most;
  if (margin - most >= beta)
    return margin - most;

  /* Step 6: use the tables, even if they prove nothing. */
  if (most <= AWALE_VALUE_SEED * shared->table_reach)
    {
      AwaleTableValue proven = ask_tables (self, position, ply);

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

  /* Step 7: in null windows, return from games decided by majority, then prune by reverse
   * futility. */
  if (!is_pv && is_whole)
    {
      if (is_decided (shared, position))
        return value_leaf (self, position);
      if (depth <= FUTILITY_DEPTH)
        {
          int value = value_leaf (self, position);

          if (value - FUTILITY_MARGIN * depth >= beta)
            return value;
        }
    }

  /* Step 8: probe the hash table; the moves are generated while its memory is fetched. */
  awale_search_moves_generate (&moves, position, rules);
  if (uses_hash)
    {
      key = make_key (self, ply, depth + BEYOND_DEPTH);
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

  /* Step 9: reduce the depth (internal iterative reduction) if there is no hash move, because the
   * moves are then in poor order. */
  if (!is_pv && is_whole && depth >= REDUCTION_MIN_DEPTH && entry.move == AWALE_NO_MOVE)
    depth--;

  /* Step 10: test for endings by the board. */
  if (G_UNLIKELY (moves.all == 0))
    return value_score (awale_settle (rules, *position, AWALE_ENDING_NO_SOWING));
  if (rules->dead == AWALE_DEAD_ENDS && moves.harvests == 0 && awale_is_dead (*position, rules))
    return value_score (awale_settle (rules, *position, AWALE_ENDING_DEAD));

  /* Step 11: test whether the hash move is singular and extend it; if other moves beat beta too,
   * cut off (multi-cut). */
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

  /* Step 12: order the moves. A forced move costs no depth. */
  if (depth > HASH_MIN_DEPTH)
    prefetch_children (self, &moves, position);
  picker = (MovePicker) { .n_picked = 0 };
  if ((moves.all & (moves.all - 1)) == 0 && ply < AWALE_SEARCH_MAX_DEPTH)
    depth++;
  if (!is_whole)
    awale_search_moves_remove (&moves, frame->excluded);
  order_moves (self, &picker.order, &moves, position, entry.move, ply);

  /* Step 13: search the children. As in ABDADA, moves that another thread is searching are
   * deferred, because that thread may store its result in the hash table meanwhile. */
  has_company = self->pending != NULL && depth >= PENDING_MIN_DEPTH;
  while ((move = pick_move (&picker, &index)) != AWALE_NO_MOVE)
    {
      AwalePosition after = awale_search_moves_play (&moves, position, move);
      bool harvest = (moves.harvests >> move & 1) != 0;
      uint64_t mark = 0;
      int value;

      descend (self, ply, harvest);
      if (depth > 1 || shared->is_exact)
        self->path[ply + 1] = awale_position_hash (after, 0);
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
        note_line (self, ply, move);
      if (value >= beta)
        {
          if (!harvest)
            reward_move (self, position, move, ply, depth);
          break;
        }
    }

  /* Step 14: store the result in the hash table. */
  best = CLAMP (best, low, high);
  if (uses_hash)
    awale_hash_store (shared->hash, key, (AwaleHashEntry) {
      .value = best,
      .depth = depth,
      .bound = find_bound (best, old_alpha, beta),
      .move = best_move,
    });
  return best;
}

/*
 * The plain search, against which the full one is tested and measured: it has the same window and
 * order of moves, but searches every move to the same depth, without reductions, extensions,
 * forward pruning, quiescence or tables. From the hash table it takes only results of exactly that
 * depth.
 */

/* Searches the last ply, whose leaves are evaluated without quiescence. */
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
      value = -value_leaf (self, &after);
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

static int
search_plain (AwaleWorker         *self,
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
  const bool uses_hash = depth >= PLAIN_HASH_MIN_DEPTH;
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
    return value_leaf (self, position);

  if (is_stopped (self))
    return 0;
  if (is_pv)
    self->seldepth = MAX (self->seldepth, ply);

  if (frame->quiet_plies >= shared->least_quiet)
    {
      AwaleEnding ending = find_path_ending (self, *position, ply);

      if (ending != AWALE_ENDING_NONE)
        return value_ending (self, *position, ending);
    }

  margin = get_margin (position);
  most = AWALE_VALUE_SEED * count_seeds (self, position);
  if (margin + most <= alpha)
    return margin + most;
  if (margin - most >= beta)
    return margin - most;

  awale_search_moves_generate (&moves, position, rules);
  if (uses_hash)
    {
      key = make_key (self, ply, rules->drought);
      entry = awale_hash_probe (shared->hash, key);
      if (entry.depth == depth && entry_cuts (&entry, alpha, beta))
        {
          frame->length = 1;
          frame->line[0] = (int8_t) entry.move;
          return entry.value;
        }
    }

  if (G_UNLIKELY (moves.all == 0))
    return value_score (awale_settle (rules, *position, AWALE_ENDING_NO_SOWING));
  if (rules->dead == AWALE_DEAD_ENDS && moves.harvests == 0 && awale_is_dead (*position, rules))
    return value_score (awale_settle (rules, *position, AWALE_ENDING_DEAD));

  if (depth == 1)
    return search_leaves (self, &moves, position, ply, beta);

  if (depth > PLAIN_HASH_MIN_DEPTH)
    prefetch_children (self, &moves, position);
  order_moves (self, &order, &moves, position, entry.move, ply);
  for (int index = 0; (move = awale_move_order_pick (&order)) != AWALE_NO_MOVE; index++)
    {
      AwalePosition after = awale_search_moves_play (&moves, position, move);
      bool harvest = (moves.harvests >> move & 1) != 0;
      int value = 0;

      descend (self, ply, harvest);
      self->path[ply + 1] = awale_position_hash (after, 0);
      self->nodes++;
      if (index > 0)
        value = -search_plain (self, &after, ply + 1, depth - 1, -alpha - 1, -alpha);
      if (index == 0 || (value > alpha && value < beta))
        value = -search_plain (self, &after, ply + 1, depth - 1, -beta, -alpha);
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
        note_line (self, ply, move);
      if (value >= beta)
        {
          if (!harvest)
            reward_move (self, position, move, ply, depth);
          break;
        }
    }

  if (uses_hash)
    awale_hash_store (shared->hash, key, (AwaleHashEntry) {
      .value = best,
      .depth = depth,
      .bound = find_bound (best, old_alpha, beta),
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
  return self->shared->limits.plain
         ? search_plain (self, position, ply, depth, alpha, beta)
         : search_node (self, position, ply, depth, alpha, beta);
}
