/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Writes positions from games of the engine for fit.c, each with the value that a search or the
 * tables found, and with the outcome of the game.
 *
 *     generate OUT GAMES DEPTH SEED TABLES
 *
 * The file contains the signature of the engine, which awale_bench_run() computes.
 *
 * TABLES is a folder of endgame tables for the searches. The outcome of a game that reaches the
 * tables is their value; the game continues, so that more positions are sampled, each with a value
 * of its own.
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/awale-engine.h"
#include "engine/awale-evaluate.h"
#include "engine/awale-weights.h"
#include "sample.h"

enum
{
  /* Maximum number of plies. */
  MAX_PLIES = 240,
  MAX_ENDGAME_PLIES = 24,

  /* Maximum number of random plies before the engine plays, and the percentage of random moves
   * afterwards. */
  MAX_RANDOM_PLIES = 14,
  RANDOM_MOVES = 6,
  RANDOM_ENDGAME_MOVES = 30,

  /* Percentage of searched positions from which up to EXCURSION_PLIES random plies lead to another
   * sampled position, because a search also meets unlikely positions. */
  EXCURSIONS = 35,
  EXCURSION_PLIES = 3,

  /* Reduction of the depth for positions within the tables or off the game. */
  REDUCTION = 2,

  HASH_MEBIBYTES = 1,
};

typedef struct
{
  AwaleSearcher  *searcher;
  AwaleSearcher  *plain_searcher;  /* Searcher without tables. It searches positions that the tables
                                      contain, in which a searcher with tables would look for
                                      proofs. */
  AwaleTablebase *tables;
  AwaleRuleset    rules;
  GRand          *rand;
  int             depth;
  Sample          blank;      /* Sample with the number and the ruleset of the game. */
  GArray         *positions;  /* Positions of the game so far. (element-type AwalePosition) */
  GArray         *samples;
} Game;

static AwalePosition
get_position (const Game *game)
{
  return g_array_index (game->positions, AwalePosition, game->positions->len - 1);
}

static bool
has_chance (Game *game,
            int   percent)
{
  return g_rand_int_range (game->rand, 0, 100) < percent;
}

static AwaleMove
pick_random_move (Game          *game,
                  AwalePosition  position)
{
  unsigned legal = awale_legal_moves (position, &game->rules);
  int skip = g_rand_int_range (game->rand, 0, __builtin_popcount (legal));

  while (skip-- > 0)
    legal &= legal - 1;

  return __builtin_ctz (legal);
}

static void
add_sample (Game          *game,
            AwalePosition  position,
            int            value)
{
  Sample sample = game->blank;

  sample.position = position;
  sample.value = sample.outcome = (int16_t) value;
  g_array_append_val (game->samples, sample);
}

static AwaleSearchLine
search (Game                *game,
        AwaleSearcher       *searcher,
        const AwalePosition *positions,
        size_t               n_positions,
        int                  depth)
{
  AwaleSearchLimits limits = { .depth = depth };

  return awale_searcher_run (searcher, positions, n_positions, &limits, NULL, NULL, NULL).lines[0];
}

/* Looks up @position in the tables, and stores its value regardless of the history. If the bounds
 * differ, the value comes from a search within them, and the move found is stored, too. Returns:
 * false if the tables do not contain the position */
static bool
is_endgame (Game          *game,
            AwalePosition  position,
            int           *value,
            AwaleMove     *move)
{
  AwaleTableValue proven = awale_table_value_ask (game->tables, &game->rules, position, 0, 1);
  AwaleSearchLine line;

  if (!proven.is_known)
    return false;

  *value = proven.low;
  *move = AWALE_NO_MOVE;
  if (proven.low < proven.high)
    {
      line = search (game, game->plain_searcher, &position, 1, game->depth - REDUCTION);
      *value = CLAMP (line.value, proven.low, proven.high);
      *move = line.move;
    }
  return true;
}

/* Samples a position that is some random plies off the game, unless the game ends before. */
static void
sample_excursion (Game *game)
{
  AwalePosition position = get_position (game);
  int n_plies = g_rand_int_range (game->rand, 1, EXCURSION_PLIES + 1);
  AwaleMove move;
  int value;

  for (int ply = 0; ply < n_plies; ply++)
    {
      if (awale_outcome (&game->rules, &position, 1).state == AWALE_GAME_STATE_ENDED)
        return;
      position = awale_play (position, &game->rules, pick_random_move (game, position), NULL);
    }
  if (awale_outcome (&game->rules, &position, 1).state == AWALE_GAME_STATE_ENDED)
    return;

  if (!is_endgame (game, position, &value, &move))
    value = search (game, game->searcher, &position, 1, game->depth - REDUCTION).value;
  add_sample (game, position, value);
}

/* Returns a move that keeps the proven value @value, or any legal move if no move is known to keep
 * it. */
static AwaleMove
pick_proven_move (Game          *game,
                  AwalePosition  position,
                  int            value)
{
  for (unsigned left = awale_legal_moves (position, &game->rules); left != 0; left &= left - 1)
    {
      AwaleMove move = __builtin_ctz (left);
      AwaleTableValue proven = awale_table_value_ask (
          game->tables, &game->rules, awale_play (position, &game->rules, move, NULL), 0, 1);

      if (proven.is_known && proven.low == proven.high && proven.low == -value)
        return move;
    }
  return pick_random_move (game, position);
}

/* Continues a game that has reached the tables, to sample more positions. */
static void
play_endgame (Game *game)
{
  AwalePosition position = get_position (game);
  AwaleMove move;
  int value;

  for (int ply = 0; ply < MAX_ENDGAME_PLIES; ply++)
    {
      if (awale_outcome (&game->rules, &position, 1).state == AWALE_GAME_STATE_ENDED ||
          !is_endgame (game, position, &value, &move))
        return;
      add_sample (game, position, value);
      if (has_chance (game, RANDOM_ENDGAME_MOVES))
        move = pick_random_move (game, position);
      else if (move == AWALE_NO_MOVE)
        move = pick_proven_move (game, position, value);
      position = awale_play (position, &game->rules, move, NULL);
    }
}

static AwaleMove
search_move (Game *game)
{
  AwaleSearchLine line =
    search (game, game->searcher, (AwalePosition *) (void *) game->positions->data,
            game->positions->len, game->depth);

  add_sample (game, get_position (game), line.value);
  return line.move;
}

/* Stores the outcome of the game in its samples so far; @margin is the final margin of South. */
static void
note_outcome (Game *game,
              int   margin)
{
  for (guint i = 0; i < game->samples->len; i++)
    {
      Sample *sample = &g_array_index (game->samples, Sample, i);

      sample->outcome = (int16_t) (sample->position.side == AWALE_SOUTH ? margin : -margin);
    }
}

/* Returns the margin of South in hundredths of a seed. */
static int
margin_of (AwaleScore score)
{
  return (score.south - score.north) * AWALE_VALUE_SEED / 2;
}

/* Plays a game to its end or to the tables, and then samples positions within the tables and off
 * the game. */
static void
play_game (Game *game)
{
  AwalePosition position = awale_position_start ();
  int random_plies = g_rand_int_range (game->rand, 0, MAX_RANDOM_PLIES + 1);
  g_autoptr (GArray) excursions = g_array_new (FALSE, FALSE, sizeof (guint));
  AwaleMove move;
  int margin, value;

  g_array_append_val (game->positions, position);
  for (int ply = 0;; ply++)
    {
      AwaleOutcome outcome =
        awale_outcome (&game->rules, (AwalePosition *) (void *) game->positions->data,
                       game->positions->len);

      if (outcome.state == AWALE_GAME_STATE_ENDED)
        {
          margin = margin_of (outcome.score);
          break;
        }
      if (is_endgame (game, position, &value, &move))
        {
          margin = position.side == AWALE_SOUTH ? value : -value;
          break;
        }
      /* A game that was cut short has no real outcome, so the seeds on each side go to their
       * owner. */
      if (ply >= MAX_PLIES)
        {
          margin = margin_of (awale_settle (&game->rules, position, AWALE_ENDING_DEAD));
          break;
        }

      if (ply < random_plies || has_chance (game, RANDOM_MOVES))
        move = pick_random_move (game, position);
      else
        {
          move = search_move (game);
          if (has_chance (game, EXCURSIONS))
            g_array_append_val (excursions, game->positions->len);
        }

      position = awale_play (position, &game->rules, move, NULL);
      g_array_append_val (game->positions, position);
    }

  note_outcome (game, margin);
  play_endgame (game);
  for (guint i = excursions->len; i-- > 0;)
    {
      g_array_set_size (game->positions, g_array_index (excursions, guint, i));
      sample_excursion (game);
    }
}

static void
play_and_write (const AwalePreset *preset,
                AwaleTablebase    *tables,
                GRand             *rand,
                Sample             blank,
                int                depth,
                FILE              *out)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&preset->rules, HASH_MEBIBYTES);
  g_autoptr (AwaleSearcher) plain = awale_searcher_new (&preset->rules, HASH_MEBIBYTES);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  Game game = {
    .searcher = searcher,
    .plain_searcher = plain,
    .tables = tables,
    .rules = preset->rules,
    .rand = rand,
    .depth = depth,
    .blank = blank,
    .positions = positions,
    .samples = samples,
  };

  awale_searcher_set_tables (searcher, tables);
  play_game (&game);
  if (samples->len > 0)
    fwrite (samples->data, sizeof (Sample), samples->len, out);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GRand) rand = NULL;
  g_autoptr (GPtrArray) tables =
    g_ptr_array_new_with_free_func ((GDestroyNotify) awale_tablebase_unref);
  FILE *out;
  bool is_written;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  if (argc != 6 || (out = fopen (argv[1], "wb")) == NULL)
    {
      fprintf (stderr, "usage: generate OUT GAMES DEPTH SEED TABLES\n");
      return 2;
    }

  if (!samples_begin (out, awale_bench_run ().nodes))
    return 1;
  for (size_t i = 0; i < n_presets; i++)
    g_ptr_array_add (tables, awale_tablebase_open (&presets[i].rules, argv[5],
                                                   AWALE_TABLEBASE_MAX_SEEDS));
  rand = g_rand_new_with_seed ((uint32_t) atoi (argv[4]));
  for (int number = 0; number < atoi (argv[2]); number++)
    {
      size_t i = (size_t) number % n_presets;
      unsigned learned = awale_weights_choose (&presets[i].rules);
      Sample blank = { .game = (uint32_t) number, .preset = (uint8_t) learned };

      play_and_write (&presets[i], g_ptr_array_index (tables, i), rand, blank, atoi (argv[3]), out);
    }

  is_written = ferror (out) == 0;
  return fclose (out) == 0 && is_written ? 0 : 1;
}
