/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Writes games for tests of a library as OGN: make-games N [SEED]. The same seed gives the same
 * games. Levels of the engine play up to 3000 games, which are not written. Each written game
 * follows one of these up to a random ply, deviates there, and continues at random, with the better
 * of two random moves each time. So the same positions occur in many games, as in an archive.
 * Names, events and dates come from small sets. */
#include "engine/awale-level.h"
#include "game/awale-game-steps.h"
#include "notation/awale-ogn.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
  MAX_PLAYED = 3000,   /* Maximum number of games played between two levels. */
  MIN_SHARED = 10,     /* Minimum number of written games for each played one, from which they are
                        * derived. */
  MIN_LEVEL = 1,
  MAX_LEVEL = 5,
  MAX_PLIES = 150,
  N_PLAYERS = 1000,
  N_EVENTS = 50,
};

typedef struct
{
  const AwaleRuleset *rules;
  int8_t              moves[MAX_PLIES];
  AwalePosition       positions[MAX_PLIES + 1];
  size_t              n_moves;
} Line;

static void
begin (Line *line)
{
  line->rules = &awale_preset_for_files ()->rules;
  line->positions[0] = awale_position_start ();
  line->n_moves = 0;
}

static AwaleOutcome
get_outcome (const Line *line)
{
  return awale_outcome (line->rules, line->positions, line->n_moves + 1);
}

/* Returns true if the game continues; here it also ends when a majority allows a stop, and after
 * MAX_PLIES plies. */
static bool
goes_on (const Line *line)
{
  return line->n_moves < MAX_PLIES && get_outcome (line).state == AWALE_GAME_STATE_PLAYING;
}

static void
play (Line      *line,
      AwaleMove  move)
{
  line->moves[line->n_moves] = (int8_t) move;
  line->positions[line->n_moves + 1] =
    awale_play (line->positions[line->n_moves], line->rules, move, NULL);
  line->n_moves++;
}

/* Plays a game of at most MAX_PLIES plies between two levels. */
static void
play_levels (Line          *line,
             AwaleSearcher *searcher,
             GRand         *rand)
{
  static const AwaleSearchLimits no_limits = { .depth = 0 };
  const int levels[] = { g_rand_int_range (rand, MIN_LEVEL, MAX_LEVEL + 1),
                         g_rand_int_range (rand, MIN_LEVEL, MAX_LEVEL + 1) };

  begin (line);
  while (goes_on (line))
    play (line, awale_level_choose (levels[line->positions[line->n_moves].side], searcher,
                                    line->positions, line->n_moves + 1, &no_limits, rand, NULL,
                                    NULL));
}

/* Plays the games between levels from which all written games are derived. (element-type Line)
 * (transfer full) */
static GArray *
play_all_levels (int    n_games,
                 GRand *rand)
{
  g_autoptr (AwaleSearcher) searcher =
    awale_searcher_new (&awale_preset_for_files ()->rules, 1);
  int n_played = CLAMP (n_games / MIN_SHARED, 1, MAX_PLAYED);
  GArray *lines = g_array_sized_new (FALSE, FALSE, sizeof (Line), (unsigned) n_played);

  g_array_set_size (lines, (unsigned) n_played);
  for (unsigned i = 0; i < lines->len; i++)
    play_levels (&g_array_index (lines, Line, i), searcher, rand);
  return lines;
}

static AwaleMove
pick_move (GRand    *rand,
           unsigned  legal)
{
  int n = g_rand_int_range (rand, 0, __builtin_popcount (legal));

  for (; n > 0; n--)
    legal &= legal - 1;
  return __builtin_ctz (legal);
}

/* Draws two random moves of @legal, and returns the one that harvests more, or the first if they
 * are equal. */
static AwaleMove
choose_move (GRand      *rand,
             const Line *line,
             unsigned    legal)
{
  AwaleMove moves[2];
  int harvests[2] = { 0 };

  for (int i = 0; i < 2; i++)
    {
      moves[i] = pick_move (rand, legal);
      awale_play (line->positions[line->n_moves], line->rules, moves[i], &harvests[i]);
    }
  return moves[harvests[1] > harvests[0]];
}

static void
go_on (Line     *line,
       GRand    *rand,
       unsigned  legal)
{
  if (legal == 0)
    legal = awale_legal_moves (line->positions[line->n_moves], line->rules);
  play (line, choose_move (rand, line, legal));
}

/* Follows @played up to a random ply and deviates there, if another legal move exists. */
static void
vary (Line       *line,
      const Line *played,
      GRand      *rand)
{
  size_t ply = (size_t) g_rand_int_range (rand, 0, (gint32) played->n_moves);
  unsigned legal = awale_legal_moves (played->positions[ply], played->rules);

  begin (line);
  while (line->n_moves < ply)
    play (line, played->moves[line->n_moves]);
  go_on (line, rand, legal & ~(1u << played->moves[ply]));
  while (goes_on (line))
    go_on (line, rand, 0);
}

static void
set_tag (AwaleGame  *game,
         const char *name,
         const char *format,
         int         number)
{
  g_autofree char *value = g_strdup_printf (format, number);

  awale_game_set_tag (game, name, value);
}

static void
set_tags (GRand     *rand,
          AwaleGame *game)
{
  g_autofree char *date = g_strdup_printf ("20%02d.%02d.%02d", g_rand_int_range (rand, 0, 26),
                                           g_rand_int_range (rand, 1, 13),
                                           g_rand_int_range (rand, 1, 29));

  set_tag (game, "South", "Player %d", g_rand_int_range (rand, 0, N_PLAYERS));
  set_tag (game, "North", "Player %d", g_rand_int_range (rand, 0, N_PLAYERS));
  set_tag (game, "Event", "Tournament %d", g_rand_int_range (rand, 0, N_EVENTS));
  awale_game_set_tag (game, "Site", "Accra");
  awale_game_set_tag (game, "Date", date);
}

static void
set_result (AwaleGame  *game,
            const Line *line)
{
  const AwaleOutcome outcome = get_outcome (line);
  g_autofree char *score = awale_score_to_string (outcome.score);

  if (outcome.state != AWALE_GAME_STATE_MAY_STOP)
    return;
  awale_game_set_tag (game, "Result", score);
  awale_game_set_tag (game, "Termination", "majority");
}

static AwaleGame *
make_game (GRand      *rand,
           const Line *line)
{
  AwaleGame *game = awale_game_new (line->rules);
  AwaleNode *at = awale_game_get_root (game);

  awale_game_begin_reading (game);
  set_tags (rand, game);
  set_result (game, line);
  for (size_t i = 0; i < line->n_moves; i++)
    at = awale_game_add_move (game, at, line->moves[i]);
  awale_game_end_reading (game);
  return game;
}

int
main (int    argc,
      char **argv)
{
  int n_games = argc > 1 ? atoi (argv[1]) : 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed (argc > 2 ? (guint32) atoi (argv[2]) : 1);
  g_autoptr (GArray) played = play_all_levels (n_games, rand);

  for (int i = 0; i < n_games; i++)
    {
      Line line;
      g_autoptr (AwaleGame) game = NULL;
      g_autofree char *text = NULL;

      vary (&line, &g_array_index (played, Line, (unsigned) i % played->len), rand);
      game = make_game (rand, &line);
      text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
      printf ("%s%s", i > 0 ? "\n" : "", text);
    }
  return fflush (stdout) == 0 ? 0 : 1;
}
