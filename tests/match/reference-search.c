/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "reference-search.h"

#include <string.h>

#include "rules/awale-sowing-inline.h"
#include "tablebase/awale-tablebase.h"

enum
{
  TABLE_SEEDS = 12,
  MAJORITY = 25,
  INFINITE = 30000,
  FIRST_DEPTH = 3,
  PATIENCE = 1024,

  /* Material besides harvested seeds: the value of a pit that can be harvested, and of one that can
   * be sown. */
  VULNERABLE = 15,
  SOWABLE = 6,
};

enum
{
  BOUND_LOWER = 1,
  BOUND_UPPER,
  BOUND_EXACT,
};

/* A child position, with a score that decides when it is searched. */
typedef struct
{
  AwalePosition after;
  int8_t        move;
  int16_t       promise;
} Child;

void
reference_search_init (ReferenceSearch *self,
                       const char      *table_folder,
                       size_t           mebibytes)
{
  size_t entries = 1;

  while (entries * 2 * sizeof (ReferenceEntry) <= mebibytes << 20)
    entries *= 2;
  *self = (ReferenceSearch) {
    .rules = awale_preset_for_files ()->rules,
    .hash = g_new0 (ReferenceEntry, entries),
    .mask = entries - 1,
    .past = g_array_new (FALSE, FALSE, sizeof (AwalePosition)),
  };

  /* The return value is ignored, because the engine is only slightly weaker without tables. */
  awale_tablebase_build (&self->rules, table_folder, TABLE_SEEDS, NULL, NULL);
  self->tables = awale_tablebase_open (&self->rules, table_folder, TABLE_SEEDS);
}

void
reference_search_clear (ReferenceSearch *self)
{
  awale_tablebase_unref (self->tables);
  g_array_unref (self->past);
  g_free (self->hash);
}

void
reference_search_forget (ReferenceSearch *self)
{
  memset (self->hash, 0, (self->mask + 1) * sizeof (ReferenceEntry));
}

static uint64_t
make_key (AwalePosition position)
{
  uint64_t key = position.words[0] * UINT64_C (0x9e3779b97f4a7c15) ^ position.words[1];

  key = (key ^ key >> 31) * UINT64_C (0xbf58476d1ce4e5b9);
  return (key ^ key >> 29) + position.words[1] * UINT64_C (0x94d049bb133111eb);
}

/* Returns the value of the end of a game for the side to move, whose margin is @margin. */
static int
value_of_end (const ReferenceSearch *self,
              int                    side,
              int                    margin,
              int                    win)
{
  if (margin != 0)
    return margin > 0 ? win : -win;
  return side == self->own_side ? REFERENCE_DRAW : -REFERENCE_DRAW;
}

static int
settle (const ReferenceSearch *self,
        AwalePosition          position,
        AwaleEnding            ending,
        int                    win)
{
  AwaleScore score = awale_settle (&self->rules, position, ending);
  int margin = score.south - score.north;

  return value_of_end (self, position.side, position.side == AWALE_SOUTH ? margin : -margin, win);
}

static int
evaluate (AwalePosition position)
{
  unsigned side = position.side;
  unsigned occupied = awale_occupied_pits (position.lanes);
  unsigned vulnerable =
    awale_lanes_to_bits ((AwaleLanes) ((position.lanes - 1) < 2)) & 0xfff;
  unsigned own = AWALE_SIDE_BITS (side), other = AWALE_SIDE_BITS (!side);

  return REFERENCE_SEED * (position.stores[side] - position.stores[!side])
         + VULNERABLE * (__builtin_popcount (vulnerable & other)
                         - __builtin_popcount (vulnerable & own))
         + SOWABLE * (__builtin_popcount (occupied & own) - __builtin_popcount (occupied & other));
}

/* Returns true if the position at @ply of the path has occurred before since the last harvest. */
static bool
is_repetition (const ReferenceSearch *self,
               int                    ply)
{
  AwalePosition position = self->path[ply];
  int stores = position.stores[0] + position.stores[1];

  for (int i = ply - 2; i >= 0; i -= 2)
    {
      if (self->path[i].stores[0] + self->path[i].stores[1] != stores)
        return false;
      if (awale_position_equal (self->path[i], position))
        return true;
    }
  for (guint i = 0; i < self->past->len; i++)
    if (awale_position_equal (g_array_index (self->past, AwalePosition, i), position))
      return true;
  return false;
}

static bool
look_up (const ReferenceSearch *self,
         AwalePosition          position,
         int                   *value)
{
  int low, high, side = position.side;

  if (awale_position_seeds_on_board (position) > TABLE_SEEDS
      || !awale_tablebase_probe (self->tables, position, &low, &high) || low != high)
    return false;
  *value = value_of_end (self, side, position.stores[side] - position.stores[!side] + low,
                         REFERENCE_WIN);
  return true;
}

/* Lists the children in the order of the search: the move from the hash table first, then by
 * harvest, then killer moves. */
static int
list_children (const ReferenceSearch *self,
               AwalePosition          position,
               int                    ply,
               AwaleMove              first,
               Child                 *children)
{
  AwalePosition after[AWALE_SIDE_PITS];
  uint8_t pits[AWALE_SIDE_PITS];
  int n = awale_play_all (&position, &self->rules, after, pits);

  for (int i = 0; i < n; i++)
    {
      Child child = { after[i], (int8_t) pits[i],
                      (int16_t) (pits[i] == first ? 1000
                                 : (after[i].stores[position.side]
                                    - position.stores[position.side]) * 16
                                   + (pits[i] == self->killers[ply] ? 8 : 0) + pits[i] % 6) };
      int j = i;

      for (; j > 0 && children[j - 1].promise < child.promise; j--)
        children[j] = children[j - 1];
      children[j] = child;
    }
  return n;
}

static bool
must_stop (ReferenceSearch *self)
{
  if (!self->stopped && self->nodes % PATIENCE == 0)
    self->stopped = (self->deadline != 0 && g_get_monotonic_time () >= self->deadline)
                    || self->must_stop (self->user_data);
  return self->stopped;
}

static int search (ReferenceSearch *self,
                   int              ply,
                   int              depth,
                   int              alpha,
                   int              beta);

/* Returns the value of the best child within the window; all children except the first are searched
 * with a null window first. */
static int
search_children (ReferenceSearch *self,
                 const Child     *children,
                 int              n_children,
                 int              ply,
                 int              depth,
                 int              alpha,
                 int              beta,
                 AwaleMove       *best_move)
{
  int best = -INFINITE;

  for (int i = 0; i < n_children && !self->stopped; i++)
    {
      int value = alpha;

      self->path[ply + 1] = children[i].after;
      if (i > 0)
        value = -search (self, ply + 1, depth - 1, -alpha - 1, -alpha);
      if (i == 0 || (value > alpha && value < beta))
        value = -search (self, ply + 1, depth - 1, -beta, -alpha);
      if (value > best && !self->stopped)
        {
          best = value;
          *best_move = children[i].move;
        }
      alpha = MAX (alpha, best);
      if (alpha >= beta)
        {
          self->killers[ply] = children[i].move;
          break;
        }
    }
  return best;
}

/* Returns true if the game is over at @ply by a majority or a repetition, or its result is known
 * from the tables. */
static bool
is_known (ReferenceSearch *self,
          int              ply,
          int             *value)
{
  AwalePosition position = self->path[ply];

  if (position.stores[position.side] >= MAJORITY || position.stores[!position.side] >= MAJORITY)
    *value = position.stores[position.side] >= MAJORITY ? REFERENCE_WIN : -REFERENCE_WIN;
  else if (is_repetition (self, ply))
    *value = settle (self, position, AWALE_ENDING_REPETITION, REFERENCE_REPETITION_WIN);
  else
    return look_up (self, position, value);
  return true;
}

static bool
is_cut (const ReferenceEntry *entry,
        int                   depth,
        int                   alpha,
        int                   beta)
{
  return entry->depth >= depth
         && (entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && entry->value >= beta)
             || (entry->bound == BOUND_UPPER && entry->value <= alpha));
}

static int
search (ReferenceSearch *self,
        int              ply,
        int              depth,
        int              alpha,
        int              beta)
{
  AwalePosition position = self->path[ply];
  uint64_t key = make_key (position);
  ReferenceEntry *entry = &self->hash[key & self->mask];
  AwaleMove best_move = AWALE_NO_MOVE;
  Child children[AWALE_SIDE_PITS];
  int value, n_children;

  self->nodes++;
  if (must_stop (self))
    return 0;
  if (is_known (self, ply, &value))
    return value;
  if (depth == 0 && awale_legal_moves (position, &self->rules) != 0)
    return evaluate (position);
  if (entry->key == key && entry->bound != 0)
    {
      if (is_cut (entry, depth, alpha, beta))
        return entry->value;
      best_move = entry->move;
    }
  n_children = list_children (self, position, ply, best_move, children);
  if (n_children == 0)
    return settle (self, position, AWALE_ENDING_NO_SOWING, REFERENCE_WIN);

  value = search_children (self, children, n_children, ply, depth, alpha, beta, &best_move);
  if (!self->stopped)
    *entry = (ReferenceEntry) {
      .key = key, .value = (int16_t) value, .depth = (int8_t) depth, .move = (int8_t) best_move,
      .bound = value <= alpha ? BOUND_UPPER : value >= beta ? BOUND_LOWER : BOUND_EXACT,
    };
  return value;
}

/* Prepares the search of the last of @positions, with the positions before it as history. */
static void
set_root (ReferenceSearch *self,
          const GArray    *positions)
{
  const AwalePosition *game = (const AwalePosition *) (const void *) positions->data;
  size_t quiet = (size_t) awale_drought_count (game, positions->len);

  g_array_set_size (self->past, 0);
  g_array_append_vals (self->past, game + positions->len - 1 - quiet, (guint) quiet);
  self->path[0] = game[positions->len - 1];
  self->own_side = self->path[0].side;
}

/* Runs an iteration. Returns: false if it was stopped, in which case @result is unchanged */
static bool
iterate (ReferenceSearch *self,
         int              depth,
         ReferenceResult *result)
{
  Child children[AWALE_SIDE_PITS];
  int n_children = list_children (self, self->path[0], 0, result->move, children);
  AwaleMove move = AWALE_NO_MOVE;
  int value = search_children (self, children, n_children, 0, depth, -INFINITE, INFINITE, &move);

  if (self->stopped)
    return false;
  *result = (ReferenceResult) { move, value, depth };
  return true;
}

ReferenceResult
reference_search_run (ReferenceSearch *self,
                      const GArray    *positions,
                      int              depth,
                      int              milliseconds,
                      ReferenceInfo    info)
{
  ReferenceResult result = { .move = AWALE_NO_MOVE };
  unsigned legal;

  set_root (self, positions);
  self->nodes = 0;
  self->stopped = false;
  self->deadline = 0;
  if (milliseconds > 0)
    self->deadline = g_get_monotonic_time () + (int64_t) milliseconds * 1000;

  legal = awale_legal_moves (self->path[0], &self->rules);
  if (legal == 0)
    return result;
  result.move = __builtin_ctz (legal);
  depth = CLAMP (depth | 1, FIRST_DEPTH, REFERENCE_MAX_DEPTH);
  for (int now = FIRST_DEPTH; now <= depth; now += 2)
    {
      ReferenceResult former = result;

      if (!iterate (self, now, &result))
        break;
      if (now > FIRST_DEPTH && (former.move != result.move || former.value != result.value))
        info (&result, self->user_data);
      if (ABS (result.value) == REFERENCE_WIN)
        break;
    }
  return result;
}
