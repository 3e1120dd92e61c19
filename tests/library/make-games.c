/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Writes games to try a library on, as OGN: make-games N [SEED]. Each has 80 plies or ends before;
 * of two moves that fall to it the one that harvests less is played, so that games last; names,
 * events and days come from small sets, as in a server's archive.
 */
#include "game/awale-game-steps.h"
#include "notation/awale-ogn.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
  N_PLIES = 80,
  N_PLAYERS = 1000,
  N_EVENTS = 50,
};

static AwaleMove
pick_move (GRand    *rand,
           unsigned  legal)
{
  int n = g_rand_int_range (rand, 0, __builtin_popcount (legal));

  for (; n > 0; n--)
    legal &= legal - 1;
  return __builtin_ctz (legal);
}

static AwaleMove
choose_move (GRand              *rand,
             AwalePosition       position,
             const AwaleRuleset *rules)
{
  unsigned legal = awale_legal_moves (position, rules);
  AwaleMove moves[2];
  int harvests[2] = { 0 };

  if (legal == 0)
    return AWALE_NO_MOVE;
  for (int i = 0; i < 2; i++)
    {
      moves[i] = pick_move (rand, legal);
      awale_play (position, rules, moves[i], &harvests[i]);
    }
  return moves[harvests[1] < harvests[0]];
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

static AwaleGame *
make_game (GRand *rand)
{
  const AwaleRuleset *rules = &awale_preset_for_files ()->rules;
  AwaleGame *game = awale_game_new (rules);
  AwaleNode *at = awale_game_get_root (game);

  awale_game_begin_reading (game);
  set_tags (rand, game);
  for (int ply = 0; ply < N_PLIES; ply++)
    {
      AwaleMove move = choose_move (rand, awale_node_get_position (at), rules);

      if (move == AWALE_NO_MOVE)
        break;
      at = awale_game_add_move (game, at, move);
    }
  awale_game_end_reading (game);
  return game;
}

int
main (int    argc,
      char **argv)
{
  int n_games = argc > 1 ? atoi (argv[1]) : 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed (argc > 2 ? (guint32) atoi (argv[2]) : 1);

  for (int i = 0; i < n_games; i++)
    {
      g_autoptr (AwaleGame) game = make_game (rand);
      g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);

      printf ("%s%s", i > 0 ? "\n" : "", text);
    }
  return fflush (stdout) == 0 ? 0 : 1;
}
