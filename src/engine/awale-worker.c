/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search below the root, in the numbered steps of search_node(). There are two of it, made
 * from one text: the full one, and the plain one that tests compare with minimax.
 */
#include "awale-worker.h"

#include <string.h>

#include "awale-evaluation-inline.h"
#include "awale-search-moves-inline.h"

/* Scores of the move ordering, above anything that history gives. */
enum
{
  ORDER_HASH_MOVE = 1 << 28,
  ORDER_HARVESTED_SEED = 1 << 20,
  ORDER_KILLER = 5000,
  HISTORY_LIMIT = 30000,
};

/* What a harvest may bring beside its seeds, in hundredths of a seed. */
enum
{
  HARVEST_HOPE = 150,
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
static int search_harvests_south (AwaleWorker *, const AwalePosition *, int, int, int);
static int search_harvests_north (AwaleWorker *, const AwalePosition *, int, int, int);

/* Hundredths of a seed for the mover of @position, from a score. */
static int
value_of_score (AwaleScore score,
                AwaleSide  mover)
{
  int margin = (score.south - score.north) * AWALE_VALUE_SEED / 2;

  return mover == AWALE_SOUTH ? margin : -margin;
}

static int
margin_of (AwalePosition position)
{
  return position.stores[position.side] - position.stores[!position.side];
}

static int
seeds_on_board (const AwaleWorker *self,
                AwalePosition      position)
{
  return self->shared->total - position.stores[0] - position.stores[1];
}

static void
look_at_limits (AwaleWorker *self)
{
  AwaleSharedSearch *shared = self->shared;
  uint64_t all;

  awale_worker_publish (self);
  all = atomic_load_explicit (&shared->nodes, memory_order_relaxed);
  self->patience = AWALE_WORKER_PATIENCE;
  if (atomic_load_explicit (&shared->finished, memory_order_relaxed) ||
      (shared->stop != NULL && atomic_load_explicit (shared->stop, memory_order_relaxed)) ||
      (shared->limits.nodes != 0 && all >= shared->limits.nodes) ||
      (shared->deadline != 0 && g_get_monotonic_time () >= shared->deadline))
    self->stopped = true;
}

/* How often the position at @ply occurred before on the path, the game's own past included. */
static int
count_occurrences (const AwaleWorker *self,
                   int                ply)
{
  const uint64_t *here = &self->keys[self->shared->past->len + ply];
  int n = 0;

  for (int back = 2; back <= self->frames[ply].quiet_plies; back += 2)
    n += here[-back] == here[0];
  return n;
}

/* The way the game ends at @position by its path, tried in the rules' order. */
static AwaleEnding
ending_by_path (const AwaleWorker *self,
                AwalePosition      position,
                int                ply,
                bool               plain)
{
  const AwaleRuleset *rules = &self->shared->rules;
  int quiet = self->frames[ply].quiet_plies;

  if (rules->drought != 0 && quiet >= rules->drought &&
      awale_position_seeds_of_side (position, AWALE_SOUTH) > 0 &&
      awale_position_seeds_of_side (position, AWALE_NORTH) > 0)
    return AWALE_ENDING_DROUGHT;

  if (rules->repetition != 0 && quiet >= 2)
    {
      /* Who can repeat once can repeat again: the full search takes the first time for the last. */
      int enough = plain ? rules->repetition - 1 : 1;

      if (count_occurrences (self, ply) >= enough)
        return AWALE_ENDING_REPETITION;
    }

  if (rules->majority == AWALE_MAJORITY_ENDS && MAX (position.stores[0], position.stores[1]) > AWALE_SEEDS / 2)
    return AWALE_ENDING_MAJORITY;

  return AWALE_ENDING_NONE;
}

/* What the tables say of the position at @ply; below a harvest no repetition is at hand. */
static AwaleProven
ask_tables (AwaleWorker         *self,
            const AwalePosition *position,
            int                  ply)
{
  const AwaleSharedSearch *shared = self->shared;
  int quiet = self->frames[ply].quiet_plies;
  AwaleProven proven = awale_proven_ask (shared->tables, &shared->rules, *position, quiet,
                                         quiet <= ply ? 1 : shared->occurrences);

  self->table_hits += proven.is_known;
  return proven;
}

/* Boards as full as an exact root: only those that keep its value are worth a look. Whoever is to
 * get that value must still find the way, so that a line without one is taken for a little less. */
static bool
strays_from_proof (AwaleWorker         *self,
                   const AwalePosition *position,
                   int                  ply,
                   int                  depth,
                   int                 *value)
{
  const AwaleSharedSearch *shared = self->shared;
  int target = ply % 2 == 0 ? shared->proven.low : -shared->proven.low;
  AwaleProven proven;

  if (!shared->is_exact || seeds_on_board (self, *position) != shared->table_reach + 1)
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

/* The value of @position, whose path ends the game by @ending unless the board does before. */
static int
value_of_ending (const AwaleWorker *self,
                 AwalePosition      position,
                 AwaleEnding        ending)
{
  const AwaleRuleset *rules = &self->shared->rules;

  if (awale_legal_moves (position, rules) == 0)
    ending = AWALE_ENDING_NO_SOWING;
  else if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    ending = AWALE_ENDING_DEAD;

  return value_of_score (awale_settle (rules, position, ending), position.side);
}

/* A leaf: what the board says, an end for want of seeds included. */
AWALE_ALWAYS_INLINE int
value_of_leaf (const AwaleWorker   *self,
               const AwalePosition *position,
               const unsigned       side)
{
  unsigned occupied = awale_occupied_pits (position->lanes);

  if (G_UNLIKELY ((occupied & AWALE_SIDE_BITS (AWALE_SOUTH)) == 0 ||
                  (occupied & AWALE_SIDE_BITS (AWALE_NORTH)) == 0) &&
      awale_legal_moves (*position, &self->shared->rules) == 0)
    return value_of_score (awale_settle (&self->shared->rules, *position, AWALE_ENDING_NO_SOWING),
                           side);

  return awale_evaluate_inline (*position, seeds_on_board (self, *position), side);
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
order_moves (const AwaleWorker   *self,
             const AwalePosition *position,
             const unsigned       side,
             AwaleSearchMoves               *moves,
             AwaleMove            hash_move,
             int                  ply)
{
  const AwaleFrame *frame = &self->frames[ply];

  for (int i = 0; i < moves->n; i++)
    {
      AwaleMove pit = moves->pits[i];
      int seeds = pit < AWALE_PITS ? position->pits[pit] : 0;
      int score = ORDER_HARVESTED_SEED * awale_harvest_between (position, &moves->after[i], side);

      score += self->history[pit][seeds];
      if (pit == frame->killers[0])
        score += ORDER_KILLER;
      else if (pit == frame->killers[1])
        score += ORDER_KILLER * 4 / 5;
      if (pit == hash_move)
        score += ORDER_HASH_MOVE;
      moves->order[i] = score;
    }
}

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

/* Sets up the frame and the key of the position that @ply + 1 plies lead to. */
AWALE_ALWAYS_INLINE void
descend (AwaleWorker *self,
         int          ply,
         uint64_t     key,
         bool         harvest)
{
  AwaleFrame *next = &self->frames[ply + 1];

  next->quiet_plies = harvest ? 0 : self->frames[ply].quiet_plies + 1;
  next->key = key;
  self->keys[self->shared->past->len + ply + 1] = key;
}

/* The last ply of a plain search: its leaves are judged where they stand. */
AWALE_ALWAYS_INLINE int
best_leaf (AwaleWorker    *self,
           const AwaleSearchMoves    *moves,
           const unsigned  side,
           int             ply,
           int             beta)
{
  int best = -AWALE_VALUE_INFINITE;

  for (int i = 0; i < moves->n; i++)
    {
      int value;

      self->nodes++;
      value = -value_of_leaf (self, &moves->after[i], !side);
      if (value > best)
        {
          best = value;
          self->frames[ply].line[0] = (int8_t) moves->pits[i];
          if (value >= beta)
            break;
        }
    }

  self->frames[ply].length = 1;
  return best;
}

/* Harvests only, and standing still; each harvest takes two seeds at least, so it ends. */
AWALE_ALWAYS_INLINE int
search_harvests (AwaleWorker         *self,
                 const AwalePosition *position,
                 int                  ply,
                 int                  alpha,
                 int                  beta,
                 const unsigned       side)
{
  AwaleSearchMoves moves;
  int best_stand = value_of_leaf (self, position, side);
  int best = best_stand;

  if (G_UNLIKELY (seeds_on_board (self, *position) <= self->shared->table_reach))
    {
      AwaleProven proven = awale_proven_ask (self->shared->tables, &self->shared->rules, *position,
                                             0, 1);

      self->table_hits += proven.is_known;
      if (proven.is_known)
        return CLAMP (best, proven.low, proven.high);
    }
  if (best >= beta || ply >= AWALE_WORKER_MAX_PLY)
    return best;

  awale_search_moves_generate_harvests (&moves, position, &self->shared->rules, side);
  alpha = MAX (alpha, best);
  for (int i = 0; i < moves.n; i++)
    {
      int value;

      awale_search_moves_pick (&moves, i);
      if (best_stand + AWALE_VALUE_SEED * moves.order[i] + HARVEST_HOPE <= alpha)
        break;
      self->nodes++;
      value = side == AWALE_SOUTH
              ? -search_harvests_north (self, &moves.after[i], ply + 1, -beta, -alpha)
              : -search_harvests_south (self, &moves.after[i], ply + 1, -beta, -alpha);
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

static int
search_harvests_south (AwaleWorker         *self,
                       const AwalePosition *position,
                       int                  ply,
                       int                  alpha,
                       int                  beta)
{
  return search_harvests (self, position, ply, alpha, beta, AWALE_SOUTH);
}

static int
search_harvests_north (AwaleWorker         *self,
                       const AwalePosition *position,
                       int                  ply,
                       int                  alpha,
                       int                  beta)
{
  return search_harvests (self, position, ply, alpha, beta, AWALE_NORTH);
}

/* Step 9: by how much a later move's depth is cut at first. */
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
  const AwaleRuleset *rules = &self->shared->rules;
  AwaleHash *hash = self->shared->hash;
  AwaleFrame *frame = &self->frames[ply];
  const bool is_open = beta - alpha > 1;
  AwaleHashEntry entry;
  AwaleMove best_move = AWALE_NO_MOVE;
  int best = -AWALE_VALUE_INFINITE;
  int old_alpha = alpha;
  uint64_t key;
  AwaleSearchMoves moves;
  AwaleEnding ending;
  int least_value = -AWALE_VALUE_INFINITE, most_value = AWALE_VALUE_INFINITE;
  int value_of_stray;
  int most, margin;

  frame->length = 0;

  /* Step 1: leaves. */
  if (!plain && G_UNLIKELY (self->shared->is_exact) &&
      ending_by_path (self, *position, ply, plain) == AWALE_ENDING_NONE &&
      strays_from_proof (self, position, ply, depth, &value_of_stray))
    return value_of_stray;
  if (!plain && depth <= 0)
    return search_harvests (self, position, ply, alpha, beta, side);
  if (ply >= AWALE_WORKER_MAX_PLY)
    return value_of_leaf (self, position, side);

  /* Step 2: limits. */
  if (--self->patience <= 0)
    look_at_limits (self);
  if (self->stopped)
    return 0;
  if (is_open)
    self->seldepth = MAX (self->seldepth, ply);

  /* Step 3: endings by what was played before. */
  ending = ending_by_path (self, *position, ply, plain);
  if (G_UNLIKELY (ending != AWALE_ENDING_NONE))
    return value_of_ending (self, *position, ending);

  /* Step 4: no more can be won or lost than lies on the board. */
  margin = AWALE_VALUE_SEED * margin_of (*position);
  most = AWALE_VALUE_SEED * seeds_on_board (self, *position);
  if (margin + most <= alpha)
    return margin + most;
  if (margin - most >= beta)
    return margin - most;

  /* Step 5: the tables. Even what they cannot prove here is a better guess than any other. */
  if (!plain && most <= AWALE_VALUE_SEED * self->shared->table_reach)
    {
      AwaleProven proven = ask_tables (self, position, ply);

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

  /* Step 6: the hash. */
  key = hash_key_at (self, frame->key, frame->quiet_plies, depth, plain);
  if (plain && depth <= 1)
    entry = (AwaleHashEntry) { .bound = AWALE_HASH_NONE, .move = AWALE_NO_MOVE };
  else
    entry = awale_hash_probe (hash, key);
  if ((plain ? entry.depth == depth : entry.depth >= depth && !is_open) &&
      ((entry.bound == AWALE_HASH_EXACT) ||
       (entry.bound == AWALE_HASH_LOWER && entry.value >= beta) ||
       (entry.bound == AWALE_HASH_UPPER && entry.value <= alpha)))
    {
      if (entry.move != AWALE_NO_MOVE)
        {
          frame->length = 1;
          frame->line[0] = (int8_t) entry.move;
        }
      return entry.value;
    }

  /* Step 7: a decided or hopeless game is not looked at further. */
  if (!plain && !is_open)
    {
      if (rules->majority != AWALE_MAJORITY_PLAYS_ON &&
          MAX (position->stores[0], position->stores[1]) > AWALE_SEEDS / 2 &&
          MAX (self->shared->root.stores[0], self->shared->root.stores[1]) <= AWALE_SEEDS / 2)
        return value_of_leaf (self, position, side);
      if (depth <= 4)
        {
          int value = value_of_leaf (self, position, side);

          if (value - 120 * depth >= beta)
            return value;
        }
      if (depth >= 4 && entry.move == AWALE_NO_MOVE)
        depth--;
    }

  /* Step 8: the moves, and endings by the board. */
  awale_search_moves_generate (&moves, position, rules);
  if (G_UNLIKELY (moves.n == 0))
    return value_of_score (awale_settle (rules, *position, AWALE_ENDING_NO_SOWING), side);
  if (rules->dead == AWALE_DEAD_ENDS)
    {
      bool harvest = false;

      for (int i = 0; i < moves.n; i++)
        harvest |= awale_harvest_between (position, &moves.after[i], side) > 0;
      if (!harvest && awale_is_dead (*position, rules))
        return value_of_score (awale_settle (rules, *position, AWALE_ENDING_DEAD), side);
    }

  if (plain && depth <= 1)
    return best_leaf (self, &moves, side, ply, beta);

  for (int i = 0; i < moves.n; i++)
    {
      moves.keys[i] = awale_hash_key (moves.after[i], 0);
      if (!plain || depth > 2)
        awale_hash_prefetch (hash, moves.keys[i]);
    }
  order_moves (self, position, side, &moves, entry.move, ply);
  if (!plain && moves.n == 1 && ply < AWALE_SEARCH_MAX_DEPTH)
    depth++;

  /* Step 9: the children; the first with the whole window, the others to show they are no better. */
  for (int i = 0; i < moves.n; i++)
    {
      int value = 0;
      bool harvest;

      awale_search_moves_pick (&moves, i);
      harvest = awale_harvest_between (position, &moves.after[i], side) > 0;
      descend (self, ply, moves.keys[i], harvest);
      self->nodes++;
      if (i > 0)
        {
          int reduction = plain ? 0 : reduction_for (i, depth, harvest, is_open);

          value = -search_child (self, &moves.after[i], ply + 1, depth - 1 - reduction,
                                 -alpha - 1, -alpha);
          if (reduction > 0 && value > alpha)
            value = -search_child (self, &moves.after[i], ply + 1, depth - 1, -alpha - 1, -alpha);
        }
      if (i == 0 || (value > alpha && value < beta))
        value = -search_child (self, &moves.after[i], ply + 1, depth - 1, -beta, -alpha);
      if (self->stopped)
        return 0;

      if (value > best)
        {
          best = value;
          best_move = moves.pits[i];
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
  awale_hash_store (hash, key,
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
  descend (self, ply, key, harvest);
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
    return value_of_leaf (self, &position, position.side);

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
