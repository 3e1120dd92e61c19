/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Plays two engines against each other from random openings that are about even, twice each with
 * the sides swapped, and prints the score. This program is the referee and follows its own rules;
 * an engine that fails or answers with an illegal move loses the game.
 *
 * match [OPTION…] ENGINE ENGINE
 */
#include <locale.h>
#include <stdio.h>

#include "openings.h"
#include "protocol/awale-protocol.h"
#include "score.h"

#include "../wait.h"

enum
{
  /* Games end long before this limit, by a drought or a repetition. */
  MAX_PLIES = 600,
};

typedef struct
{
  AwaleEngineProcess *process;
  AwaleGoCommand      go;
  int64_t             time;      /* Total time of the player's moves in microseconds. */
  int                 n_moves;
  int                 n_faults;
} Player;

typedef struct
{
  AwaleRuleset rules;
  Player       players[2];
  MatchScore   score;
  MatchTest    test;       /* Sequential test, or none unless elo0 is less than elo1. */
  int          n_plies;
  int          n_games;
} Match;

/* The result of a search for which the program waits. */
typedef struct
{
  bool       is_done;
  AwaleMove  move;
  GError    *error;
} Wait;

static void
searched_cb (GObject      *source,
             GAsyncResult *result,
             void         *user_data)
{
  Wait *wait = user_data;

  wait->move = awale_engine_process_search_finish (AWALE_ENGINE_PROCESS (source), result,
                                                   &wait->error);
  wait->is_done = true;
}

/* Returns the move of @player, or AWALE_NO_MOVE after printing an error. */
static AwaleMove
ask (Player             *player,
     const AwaleRuleset *rules,
     const GArray       *moves)
{
  AwaleEngineRequest request = {
    .rules = *rules, .start = awale_position_start (), .go = player->go,
    .moves = (const int8_t *) moves->data, .n_moves = moves->len,
  };
  Wait wait = { 0 };
  int64_t began = g_get_monotonic_time ();

  awale_engine_process_search (player->process, &request, NULL, NULL, NULL, searched_cb, &wait);
  wait_while (!wait.is_done);
  player->time += g_get_monotonic_time () - began;
  player->n_moves++;
  if (wait.error != NULL)
    {
      g_printerr ("%s\n", wait.error->message);
      player->n_faults++;
      g_clear_error (&wait.error);
    }
  return wait.move;
}

/* Returns 1 if South has won, 0 after a draw, and −1 if North has won. */
static int
settle (const AwaleScore *score)
{
  return (score->south > score->north) - (score->south < score->north);
}

/* Plays a game in which the player number @south has South. Returns: 1 if South wins, 0 for a draw,
 * −1 if North wins */
static int
play_game (Match        *self,
           int           south,
           const GArray *opening)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (int8_t));
  AwalePosition position = awale_position_start ();
  AwaleOutcome outcome;

  for (int i = 0; i < 2; i++)
    awale_engine_process_new_game (self->players[i].process);
  self->n_games++;
  g_array_append_val (positions, position);
  for (;;)
    {
      int8_t move;

      outcome = awale_outcome (&self->rules, (AwalePosition *) (void *) positions->data,
                               positions->len);
      if (outcome.state != AWALE_GAME_STATE_PLAYING || moves->len == MAX_PLIES)
        break;
      if (moves->len < opening->len)
        move = g_array_index (opening, int8_t, moves->len);
      else
        move = (int8_t) ask (&self->players[position.side == AWALE_SOUTH ? south : !south],
                             &self->rules, moves);
      if (move == AWALE_NO_MOVE)
        return position.side == AWALE_SOUTH ? -1 : 1;
      position = awale_play (position, &self->rules, move, NULL);
      g_array_append_val (moves, move);
      g_array_append_val (positions, position);
      self->n_plies++;
    }
  if (outcome.state == AWALE_GAME_STATE_PLAYING)
    outcome.score = awale_settle (&self->rules, position, AWALE_ENDING_REPETITION);
  return settle (&outcome.score);
}

static bool
is_test (const Match *self)
{
  return self->test.elo0 < self->test.elo1;
}

static double
get_llr (const Match *self)
{
  return match_score_get_llr (&self->score, self->test.elo0, self->test.elo1);
}

/* Returns 1 or −1 if there is a sequential test and it has ended, or else 0. */
static int
decide (const Match *self)
{
  return is_test (self) ? match_test_decide (&self->test, get_llr (self)) : 0;
}

static void
play_pair (Match    *self,
           Openings *openings)
{
  g_autoptr (GArray) opening = openings_next (openings);
  int first = play_game (self, 0, opening);
  int second = -play_game (self, 1, opening);

  match_score_add_pair (&self->score, first, second);
  g_printerr ("\r%d: %.1f%% ±%.1f ", self->n_games, match_score_get_share (&self->score),
              match_score_get_error (&self->score));
  if (is_test (self))
    g_printerr ("llr %.2f ", get_llr (self));
}

static void
print_test (const Match *self)
{
  static const char *const verdicts[] = { "elo0", "undecided", "elo1" };

  g_print ("pairs");
  for (int i = 0; i < 5; i++)
    g_print ("\t%d", self->score.pairs[i]);
  g_print ("\nllr\t%.2f\nverdict\t%s\n", get_llr (self), verdicts[decide (self) + 1]);
}

static void
print_result (const Match *self)
{
  const MatchScore *score = &self->score;
  double share = match_score_get_share (score), error = match_score_get_error (score);

  g_printerr ("\n");
  for (int i = 0; i < 2; i++)
    g_print ("%s\t%s\n", i == 0 ? "first" : "second",
             awale_engine_process_get_name (self->players[i].process));
  g_print ("games\t%d\nwins\t%d\ndraws\t%d\nlosses\t%d\n", self->n_games, score->wins,
           score->draws, score->losses);
  g_print ("score\t%.1f\nerror\t%.1f\n", share, error);
  g_print ("elo\t%.0f\nelo-low\t%.0f\nelo-high\t%.0f\n", match_score_to_elo (share),
           match_score_to_elo (share - error), match_score_to_elo (share + error));
  for (int i = 0; i < 2; i++)
    g_print ("%s-ms-per-move\t%.1f\n%s-faults\t%d\n", i == 0 ? "first" : "second",
             (double) self->players[i].time / MAX (self->players[i].n_moves, 1) / 1000,
             i == 0 ? "first" : "second", self->players[i].n_faults);
  g_print ("plies-per-game\t%.1f\n", (double) self->n_plies / MAX (self->n_games, 1));
  if (is_test (self))
    print_test (self);
}

/* Sets options of the form `Name=value`. */
static bool
set_options (Player *player,
             char  **options)
{
  for (; options != NULL && *options != NULL; options++)
    {
      g_auto (GStrv) parts = g_strsplit (*options, "=", 2);

      if (g_strv_length (parts) != 2)
        {
          g_printerr ("match: “%s” is not NAME=VALUE\n", *options);
          return false;
        }
      awale_engine_process_set_option (player->process, parts[0], parts[1]);
    }
  return true;
}

static bool
set_player (Player      *player,
            const char  *command,
            const char  *go,
            char       **options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) ignored = g_string_new (NULL);

  player->go = awale_go_command_parse (go, ignored);
  if (ignored->len > 0)
    {
      g_printerr ("match: not understood: %s\n", ignored->str);
      return false;
    }
  player->process = awale_engine_process_new (command, &error);
  if (player->process == NULL)
    {
      g_printerr ("match: %s\n", error->message);
      return false;
    }
  return set_options (player, options);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            void         *user_data)
{
  Wait *wait = user_data;

  awale_engine_process_start_finish (AWALE_ENGINE_PROCESS (source), result, &wait->error);
  wait->is_done = true;
}

/* Starts the engine of @player. Returns: false if it does not start, or does not play these
 * rules */
static bool
start_player (Player             *player,
              const AwaleRuleset *rules)
{
  g_autoptr (GError) error = NULL;
  Wait wait = { 0 };

  awale_engine_process_start (player->process, NULL, started_cb, &wait);
  wait_while (!wait.is_done);
  if (wait.error != NULL)
    {
      error = wait.error;
      g_printerr ("match: %s\n", error->message);
      return false;
    }
  if (awale_engine_process_check_rules (player->process, rules, &error))
    return true;
  g_printerr ("match: %s\n", error->message);
  return false;
}

static void
match_clear (Match *self)
{
  for (int i = 0; i < 2; i++)
    g_clear_object (&self->players[i].process);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Match, match_clear)

typedef struct
{
  char  *ruleset;
  char  *go[2];
  char **options[2];
  int    games;
  int    plies;
  int    balance;
  int    seed;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->ruleset);
  for (int i = 0; i < 2; i++)
    {
      g_free (options->go[i]);
      g_strfreev (options->options[i]);
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static bool
parse_options (Options   *options,
               int       *argc,
               char    ***argv,
               MatchTest *test)
{
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options->ruleset, "Ruleset or its axes (abapa)", "R" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->games, "Games, two an opening (200)", "N" },
    { "go", 0, 0, G_OPTION_ARG_STRING, &options->go[0], "What to say after go (movetime 20)",
      "LIMITS" },
    { "go2", 0, 0, G_OPTION_ARG_STRING, &options->go[1], "Likewise, to the second engine",
      "LIMITS" },
    { "option1", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->options[0],
      "An option of the first engine", "NAME=VALUE" },
    { "option2", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->options[1],
      "An option of the second engine", "NAME=VALUE" },
    { "elo0", 0, 0, G_OPTION_ARG_DOUBLE, &test->elo0,
      "Stop when it is sure that the first is better by no more (0)", "ELO" },
    { "elo1", 0, 0, G_OPTION_ARG_DOUBLE, &test->elo1,
      "Or by that much: a sequential test, of --games at most (0: none)", "ELO" },
    { "alpha", 0, 0, G_OPTION_ARG_DOUBLE, &test->alpha, "Chance of taking elo1 wrongly (0.05)",
      "P" },
    { "beta", 0, 0, G_OPTION_ARG_DOUBLE, &test->beta, "Chance of taking elo0 wrongly (0.05)", "P" },
    { "plies", 0, 0, G_OPTION_ARG_INT, &options->plies, "Plies of an opening (10)", "N" },
    { "balance", 0, 0, G_OPTION_ARG_INT, &options->balance,
      "Hundredths of a seed an opening may favour (100)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &options->seed, "Of the openings (1)", "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("ENGINE ENGINE");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error) && *argc == 3 && options->games > 0
      && options->plies >= 0 && options->balance >= 0)
    return true;
  g_printerr ("match: %s\n", error != NULL ? error->message : "two engines, please; see --help");
  return false;
}

int
main (int    argc,
      char **argv)
{
  g_auto (Options) options = { .games = 200, .plies = 10, .balance = 100, .seed = 1 };
  g_auto (Match) match = { .test = { .alpha = 0.05, .beta = 0.05 } };
  g_autoptr (GError) error = NULL;
  Openings openings;

  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");
  if (!parse_options (&options, &argc, &argv, &match.test))
    return 2;
  if (!awale_ruleset_resolve (options.ruleset != NULL ? options.ruleset : "abapa", &match.rules,
                              &error))
    {
      g_printerr ("match: %s\n", error->message);
      return 2;
    }
  if (options.go[0] == NULL)
    options.go[0] = g_strdup ("movetime 20");
  for (int i = 0; i < 2; i++)
    if (!set_player (&match.players[i], argv[i + 1], options.go[i] != NULL ? options.go[i]
                                                                           : options.go[0],
                     options.options[i]))
      return 2;
  for (int i = 0; i < 2; i++)
    if (!start_player (&match.players[i], &match.rules))
      return 3;

  openings_init (&openings, &match.rules, (uint32_t) options.seed, options.plies,
                 options.balance);
  for (int game = 0; game < options.games && decide (&match) == 0; game += 2)
    play_pair (&match, &openings);
  openings_clear (&openings);
  print_result (&match);
  return 0;
}
