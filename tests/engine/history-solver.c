/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "history-solver.h"

/* A position with the number of plies since the last harvest, if the rules have a drought. */
typedef struct
{
  AwalePosition position;
  int           quiet;
} Key;

/* A move, with the position to which it leads or, if that position is not enumerated, its value. */
typedef struct
{
  int             to;  /* Index of the position after the move, or −1 if it is not enumerated. */
  AwaleTestBounds worth;
} Move;

typedef struct
{
  int             first, n_moves;
  AwaleTestBounds bounds;
} State;

typedef struct
{
  const AwaleRuleset   *rules;
  const AwaleTablebase *tables;
  GArray               *game;     /* Positions of the game so far; the last one is to be solved. */
  GHashTable           *indexes;  /* Maps a Key to its index plus 1. */
  GArray               *keys;
  GArray               *states;
  GArray               *moves;
} Solver;

static guint
hash_key (const void *data)
{
  const Key *key = data;
  uint64_t hash = (key->position.words[0] ^ (key->position.words[1] + (uint64_t) key->quiet) * 31)
                  * UINT64_C (0x9e3779b97f4a7c15);

  return (guint) (hash >> 32);
}

static gboolean
equal_keys (const void *a,
            const void *b)
{
  const Key *one = a, *other = b;

  return awale_position_equal (one->position, other->position) && one->quiet == other->quiet;
}

static int
margin_of (AwalePosition position,
           AwaleSide     side)
{
  return position.stores[side] - position.stores[!side];
}

/* Returns the seeds by which @side gains more than the opponent if the game ends with @score after
 * @before. */
static AwaleTestBounds
settle (AwaleScore    score,
        AwalePosition before,
        AwaleSide     side)
{
  int margin = (score.south - score.north) / 2;
  int value = (side == AWALE_SOUTH ? margin : -margin) - margin_of (before, side);

  return (AwaleTestBounds) { value, value };
}

/* Returns true if the rules end the game at @after, because of either the board or the history. */
static bool
ends (Solver        *self,
      AwalePosition  after,
      int            quiet,
      AwaleOutcome  *outcome)
{
  *outcome = awale_outcome (self->rules, &after, 1);
  if (outcome->state == AWALE_GAME_STATE_ENDED)
    return true;

  if (self->rules->drought != 0)
    {
      bool both = awale_position_seeds_of_side (after, AWALE_SOUTH) > 0 &&
                  awale_position_seeds_of_side (after, AWALE_NORTH) > 0;

      outcome->score = awale_settle (self->rules, after, AWALE_ENDING_DROUGHT);
      return both && quiet >= self->rules->drought;
    }

  g_array_append_val (self->game, after);
  *outcome = awale_outcome (self->rules, (AwalePosition *) (void *) self->game->data,
                            self->game->len);
  g_array_set_size (self->game, self->game->len - 1);
  return outcome->state == AWALE_GAME_STATE_ENDED;
}

static int
index_of (Solver *self,
          Key     key)
{
  int index = GPOINTER_TO_INT (g_hash_table_lookup (self->indexes, &key)) - 1;
  State state = { 0 };

  if (index >= 0)
    return index;
  g_array_append_val (self->keys, key);
  g_array_append_val (self->states, state);
  g_hash_table_insert (self->indexes, g_memdup2 (&key, sizeof key),
                       GINT_TO_POINTER (self->states->len));
  return (int) self->states->len - 1;
}

static Move
judge_move (Solver    *self,
            Key        key,
            AwaleMove  move)
{
  AwaleSide side = key.position.side;
  int harvest;
  AwalePosition after = awale_play (key.position, self->rules, move, &harvest);
  int quiet = harvest > 0 ? 0 : key.quiet + 1;
  AwaleOutcome outcome;
  Move found = { .to = -1 };

  if (harvest > 0
          ? (outcome = awale_outcome (self->rules, &after, 1)).state == AWALE_GAME_STATE_ENDED
          : ends (self, after, quiet, &outcome))
    {
      found.worth = settle (outcome.score, key.position, side);
    }
  else if (harvest > 0)
    {
      int low, high;

      g_assert_true (awale_tablebase_probe (self->tables, after, &low, &high));
      found.worth = (AwaleTestBounds) { harvest - high, harvest - low };
    }
  else
    {
      found.to = index_of (self, (Key) { after, MIN (quiet, self->rules->drought) });
    }
  return found;
}

static void
enumerate (Solver *self)
{
  for (unsigned i = 0; i < self->states->len; i++)
    {
      Key key = g_array_index (self->keys, Key, i);
      unsigned legal = awale_legal_moves (key.position, self->rules);
      int seeds = awale_position_seeds_on_board (key.position);
      State state = { .first = (int) self->moves->len, .bounds = { -seeds, seeds } };

      for (; legal != 0; legal &= legal - 1, state.n_moves++)
        {
          Move move = judge_move (self, key, __builtin_ctz (legal));

          g_array_append_val (self->moves, move);
        }
      g_array_index (self->states, State, i) = state;
    }
}

static AwaleTestBounds
bounds_of (Solver     *self,
           const Move *move)
{
  AwaleTestBounds bounds;

  if (move->to < 0)
    return move->worth;
  bounds = g_array_index (self->states, State, move->to).bounds;
  return (AwaleTestBounds) { -bounds.high, -bounds.low };
}

static bool
sweep (Solver *self)
{
  bool changed = false;

  for (unsigned i = self->states->len; i-- > 0;)
    {
      State *state = &g_array_index (self->states, State, i);
      AwaleTestBounds best = { G_MININT, G_MININT };

      for (int k = 0; k < state->n_moves; k++)
        {
          AwaleTestBounds bounds =
            bounds_of (self, &g_array_index (self->moves, Move, state->first + k));

          best.low = MAX (best.low, bounds.low);
          best.high = MAX (best.high, bounds.high);
        }
      changed |= best.low != state->bounds.low || best.high != state->bounds.high;
      state->bounds = best;
    }
  return changed;
}

void
awale_test_solve_with_history (const AwaleRuleset   *rules,
                               const AwaleTablebase *tables,
                               GArray               *positions,
                               AwaleTestBounds       moves[AWALE_PASS + 1])
{
  AwalePosition root = g_array_index (positions, AwalePosition, positions->len - 1);
  Solver solver = {
    .rules = rules,
    .tables = tables,
    .game = positions,
    .indexes = g_hash_table_new_full (hash_key, equal_keys, g_free, NULL),
    .keys = g_array_new (FALSE, FALSE, sizeof (Key)),
    .states = g_array_new (FALSE, FALSE, sizeof (State)),
    .moves = g_array_new (FALSE, FALSE, sizeof (Move)),
  };
  unsigned legal = awale_legal_moves (root, rules);
  int quiet = awale_drought_count ((AwalePosition *) (void *) positions->data, positions->len);

  index_of (&solver, (Key) { root, MIN (quiet, rules->drought) });
  enumerate (&solver);
  while (sweep (&solver))
    ;
  for (int k = 0; legal != 0; legal &= legal - 1, k++)
    {
      AwaleTestBounds bounds = bounds_of (&solver, &g_array_index (solver.moves, Move, k));

      /* An endless game gains nothing for either side. */
      if (rules->cycle == AWALE_CYCLE_SPLIT)
        bounds.low = bounds.high = CLAMP (0, bounds.low, bounds.high);
      moves[__builtin_ctz (legal)] = bounds;
    }

  g_hash_table_unref (solver.indexes);
  g_array_unref (solver.keys);
  g_array_unref (solver.states);
  g_array_unref (solver.moves);
}
