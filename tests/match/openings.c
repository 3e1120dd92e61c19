/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "openings.h"

enum
{
  JUDGED_DEPTH = 11,
  HASH = 4,
};

void
openings_init (Openings           *self,
               const AwaleRuleset *rules,
               uint32_t            seed,
               int                 plies,
               int                 balance)
{
  *self = (Openings) {
    .rules = *rules,
    .searcher = awale_searcher_new (rules, HASH),
    .rand = g_rand_new_with_seed (seed),
    .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .plies = plies,
    .balance = balance,
  };
}

void
openings_clear (Openings *self)
{
  awale_searcher_free (self->searcher);
  g_rand_free (self->rand);
  g_hash_table_unref (self->seen);
}

static AwaleMove
pick_move (Openings *self,
           unsigned  legal)
{
  int skip = g_rand_int_range (self->rand, 0, __builtin_popcount (legal));

  while (skip-- > 0)
    legal &= legal - 1;
  return __builtin_ctz (legal);
}

/* Returns true if the game continues from the last position, which is new and about even. */
static bool
is_good (Openings     *self,
         const GArray *positions)
{
  const AwalePosition *game = (const AwalePosition *) (const void *) positions->data;
  AwaleSearchLimits limits = { .depth = JUDGED_DEPTH };
  g_autofree char *text = awale_position_to_string (game[positions->len - 1]);
  AwaleSearchResult result;

  if (awale_outcome (&self->rules, game, positions->len).state != AWALE_GAME_STATE_PLAYING)
    return false;
  awale_searcher_clear (self->searcher);
  result = awale_searcher_run (self->searcher, game, positions->len, &limits, NULL, NULL, NULL);
  return ABS (result.lines[0].value) <= self->balance
         && g_hash_table_add (self->seen, g_steal_pointer (&text));
}

/* Plays the random moves of an opening. Returns: false if the game ends */
static bool
play_at_random (Openings *self,
                GArray   *moves,
                GArray   *positions)
{
  AwalePosition position = awale_position_start ();

  g_array_append_val (positions, position);
  for (int ply = 0; ply < self->plies; ply++)
    {
      unsigned legal = awale_legal_moves (position, &self->rules);
      int8_t move;

      if (legal == 0)
        return false;
      move = (int8_t) pick_move (self, legal);
      position = awale_play (position, &self->rules, move, NULL);
      g_array_append_val (moves, move);
      g_array_append_val (positions, position);
    }
  return true;
}

GArray *
openings_next (Openings *self)
{
  for (;;)
    {
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (int8_t));
      g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));

      if (play_at_random (self, moves, positions) && is_good (self, positions))
        return g_steal_pointer (&moves);
    }
}
