/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Writes positions of the engine's own games, each with what a search of it says and with what
 * the game came to: what fit.c learns from.
 *
 *     generate OUT GAMES DEPTH SEED
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/awale-engine.h"
#include "sample.h"

/* Longer games go round in circles. */
#define MAX_PLIES 240

/* Plies at random before the engine plays, and moves in a hundred that it plays at random later. */
#define MAX_RANDOM_PLIES 14
#define RANDOM_MOVES 6

static AwaleMove
random_move (GRand              *rand,
             AwalePosition       position,
             const AwaleRuleset *rules)
{
  unsigned legal = awale_legal_moves (position, rules);
  int skip = g_rand_int_range (rand, 0, __builtin_popcount (legal));

  while (skip-- > 0)
    legal &= legal - 1;

  return __builtin_ctz (legal);
}

/* Plays the game of this number; writes what was searched of it. */
static void
play_game (AwaleSearcher      *searcher,
           const AwaleRuleset *rules,
           uint32_t            number,
           GRand              *rand,
           int                 depth,
           FILE               *out)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  AwaleSearchLimits limits = { .depth = depth };
  AwalePosition position = awale_position_start ();
  int random_plies = g_rand_int_range (rand, 0, MAX_RANDOM_PLIES + 1);
  AwaleOutcome outcome;

  g_array_append_val (positions, position);
  for (int ply = 0;; ply++)
    {
      AwaleMove move;

      outcome = awale_outcome (rules, (AwalePosition *) (void *) positions->data, positions->len);
      if (outcome.state == AWALE_STATE_ENDED || ply >= MAX_PLIES)
        break;

      if (ply < random_plies || g_rand_int_range (rand, 0, 100) < RANDOM_MOVES)
        move = random_move (rand, position, rules);
      else
        {
          AwaleSearchResult result =
            awale_searcher_run (searcher, (AwalePosition *) (void *) positions->data,
                                positions->len, &limits, NULL, NULL, NULL);
          Sample sample = { .position = position, .value = (int16_t) result.lines[0].value,
                            .game = number };

          move = result.lines[0].move;
          g_array_append_val (samples, sample);
        }

      position = awale_play (position, rules, move, NULL);
      g_array_append_val (positions, position);
    }

  /* A game that was cut short has no outcome to learn from: its seeds go to their owners. */
  if (outcome.state != AWALE_STATE_ENDED)
    outcome.score = awale_settle (rules, position, AWALE_ENDING_DEAD);

  for (size_t i = 0; i < samples->len; i++)
    {
      Sample *sample = &g_array_index (samples, Sample, i);
      int margin = (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2;

      sample->outcome = (int16_t) (sample->position.side == AWALE_SOUTH ? margin : -margin);
    }
  fwrite (samples->data, sizeof (Sample), samples->len, out);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GRand) rand = NULL;
  FILE *out;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  if (argc != 5 || (out = fopen (argv[1], "wb")) == NULL)
    {
      fprintf (stderr, "usage: generate OUT GAMES DEPTH SEED\n");
      return 2;
    }

  rand = g_rand_new_with_seed ((uint32_t) atoi (argv[4]));
  for (int game = 0; game < atoi (argv[2]); game++)
    {
      const AwaleRuleset *rules = &presets[(size_t) game % n_presets].rules;
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 8);

      play_game (searcher, rules, (uint32_t) game, rand, atoi (argv[3]), out);
    }

  fclose (out);
  return 0;
}
