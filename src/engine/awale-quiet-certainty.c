/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the tables promise, with what was played: who makes progress for it comes to no position
 * twice, so that only what came before the root may end the game on the way.
 */
#include "awale-quiet-graph-private.h"

bool
awale_quiet_graph_ask_tables (const AwaleQuietGraph *self,
                              AwalePosition          position,
                              AwaleQuietBounds      *bounds)
{
  return self->is_usable &&
         awale_tablebase_probe (self->tables, position, &bounds->low, &bounds->high);
}

bool
awale_quiet_graph_is_last_time (const AwaleQuietGraph *self,
                                AwalePosition          position)
{
  for (unsigned i = 0; i < self->last_times->len; i++)
    if (awale_position_equal (g_array_index (self->last_times, AwalePosition, i), position))
      return true;
  return false;
}

static bool
has_progress (const AwaleQuietGraph *self)
{
  return self->progress != NULL && awale_progress_reaches (self->progress, self->seeds);
}

/* How far @side has got: the more they are promised, and then the fewer steps are left, the farther
 * it is. */
typedef struct
{
  int      promise;
  unsigned steps;
} Place;

static Place
find_place (const AwaleQuietGraph *self,
            AwalePosition          position,
            AwaleSide              side)
{
  int low = -self->seeds, high = self->seeds;

  awale_tablebase_probe (self->tables, position, &low, &high);
  return (Place) {
    .promise = side == position.side ? low : -high,
    .steps = has_progress (self) ? awale_progress_get_steps (self->progress, position, side) : 0,
  };
}

static bool
is_farther (Place one,
            Place other)
{
  return one.promise > other.promise ||
         (one.promise == other.promise && one.steps < other.steps);
}

/* What @side is sure of at @position. A position from before may end the game on the way, if it is
 * farther on; then it is settled there and no worse. */
static int
find_certain (const AwaleQuietGraph *self,
              AwalePosition          position,
              AwaleSide              side)
{
  Place here = find_place (self, position, side);
  int least = here.promise;

  for (unsigned i = 0; i < self->last_times->len; i++)
    {
      AwalePosition before = g_array_index (self->last_times, AwalePosition, i);

      if (awale_position_equal (before, position) ||
          (has_progress (self) && !is_farther (find_place (self, before, side), here)))
        continue;
      least = MIN (least, awale_quiet_graph_settle (self, before, AWALE_ENDING_REPETITION, side));
    }
  return least;
}

AwaleQuietBounds
awale_quiet_graph_get_certain (AwaleQuietGraph *self,
                               AwalePosition    position)
{
  AwaleQuietBounds bounds;

  if (!awale_quiet_graph_ask_tables (self, position, &bounds))
    return (AwaleQuietBounds) { -self->seeds, self->seeds };

  self->table_hits++;
  return (AwaleQuietBounds) { find_certain (self, position, position.side),
                              -find_certain (self, position, !position.side) };
}

bool
awale_quiet_graph_is_certain (const AwaleQuietGraph *self,
                              AwaleMove              move,
                              AwaleSide              side,
                              int                    value)
{
  AwaleQuietBounds bounds = move == AWALE_NO_MOVE ? self->root_bounds
                                                  : self->root_moves[move].bounds;

  if (side != self->root.side)
    bounds = awale_quiet_bounds_flip (bounds);
  return has_progress (self) && bounds.low >= value;
}

/* Where a move leads to, as far as one side has got. */
typedef struct
{
  AwaleMove     move;
  AwalePosition after;
  bool          leaves;  /* By a harvest or an end: what is left are no steps. */
  Place         place;
} Step;

static Step
measure_step (AwaleQuietGraph *self,
              AwalePosition    position,
              AwaleMove        move,
              AwaleSide        side)
{
  Step step = { .move = move };
  int harvest;

  step.after = awale_play (position, &self->rules, move, &harvest);
  step.place = find_place (self, step.after, side);
  step.place.promise += position.side == side ? harvest : -harvest;
  step.leaves = harvest > 0 || awale_quiet_graph_is_last_time (self, step.after) ||
                awale_outcome (&self->rules, &step.after, 1).state == AWALE_GAME_STATE_ENDED;
  if (step.leaves)
    step.place.steps = 0;
  return step;
}

int
awale_quiet_graph_find_forced_path (AwaleQuietGraph *self,
                                    unsigned         moves,
                                    AwaleSide        side,
                                    int8_t          *line,
                                    int              max_length)
{
  AwalePosition position = self->root;
  int length = 0;

  moves &= self->legal;
  while (length < max_length && moves != 0)
    {
      Step best = measure_step (self, position, __builtin_ctz (moves), side);

      for (moves &= moves - 1; moves != 0; moves &= moves - 1)
        {
          Step step = measure_step (self, position, __builtin_ctz (moves), side);

          if (position.side == side ? is_farther (step.place, best.place)
                                    : is_farther (best.place, step.place))
            best = step;
        }
      line[length++] = (int8_t) best.move;
      if (best.leaves)
        break;
      position = best.after;
      moves = awale_legal_moves (position, &self->rules);
    }
  return length;
}
