/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/library/awale-player-progress-text.h"

static const char *
name_ruleset (const char *id,
              gpointer    user_data)
{
  return id;
}

static AwalePlayerProgress *
make (gint64          n_games,
      AwalePlayerLoss opening,
      AwalePlayerLoss middle,
      AwalePlayerLoss end)
{
  AwalePlayerProgress *self = awale_player_progress_new_none ();
  const AwalePlayerLoss phases[AWALE_N_PHASES] = { opening, middle, end };

  self->all.n_games = n_games;
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      self->all.phases[phase] = phases[phase];
      self->all.loss.n_moves += phases[phase].n_moves;
      self->all.loss.loss += phases[phase].loss;
    }
  return self;
}

static void
add_ruleset (AwalePlayerProgress *self,
             const char          *id,
             gint64               n_games,
             AwalePlayerLoss      loss)
{
  const AwalePlayerProgressRuleset ruleset = { g_strdup (id),
                                               { .n_games = n_games, .loss = loss } };

  g_array_append_val (self->rulesets, ruleset);
}

static void
add_games (AwalePlayerProgress *self,
           int                  n_games,
           AwalePlayerLoss      each)
{
  const AwalePlayerGame game = { .id = 1, .date = "2026.01.01", .loss = each };

  for (int i = 0; i < n_games; i++)
    g_array_append_val (self->games, game);
}

static char *
say (const AwalePlayerProgress *self)
{
  g_autoptr (GPtrArray) sentences = awale_player_progress_list_sentences (self, name_ruleset, NULL);

  g_ptr_array_add (sentences, NULL);
  return g_strjoinv ("\n", (char **) sentences->pdata);
}

#define NONE ((AwalePlayerLoss) { 0, 0 })
#define GIVEN(moves, hundredths) ((AwalePlayerLoss) { moves, hundredths })

/* If there are too few games, the text says only that there are too few. */
static void
test_few_games (void)
{
  g_autoptr (AwalePlayerProgress) self = make (4, GIVEN (400, 10), GIVEN (400, 9000),
                                               GIVEN (400, 10));
  g_autofree char *text = say (self);

  g_assert_cmpstr (text, ==, "There are too few analyzed games to tell your strengths and "
                             "weaknesses: 4 of the 5 needed.");
}

/* The text names the part of the game that costs most, and a strength that shows in the numbers. */
static void
test_phases (void)
{
  g_autoptr (AwalePlayerProgress) self = make (10, GIVEN (120, 600), GIVEN (100, 900),
                                               GIVEN (80, 1800));
  g_autofree char *text = say (self);

  g_assert_cmpstr (text, ==,
                   "You give away 1.8 seeds per game in the endgame, but only 0.6 seeds in the "
                   "opening: the endgame costs you most.\n"
                   "The opening is your strength: a move there gives away 0.05 seeds on average, "
                   "against 0.11 over the whole game.");
}

/* Similar numbers lead to neither praise nor blame. */
static void
test_even (void)
{
  g_autoptr (AwalePlayerProgress) self = make (10, GIVEN (100, 1000), GIVEN (100, 1100),
                                               GIVEN (100, 1050));
  g_autofree char *text = say (self);

  g_assert_cmpstr (text, ==,
                   "No part of the game costs you clearly more than the others: you give away "
                   "between 1 seed and 1.1 seeds per game in each.");
}

/* Numbers that are almost or exactly equal after rounding lead to neither praise nor blame. */
static void
test_alike (void)
{
  g_autoptr (AwalePlayerProgress) self = make (10, GIVEN (300, 1), GIVEN (300, 0),
                                               GIVEN (300, 0));
  g_autoptr (AwalePlayerProgress) other = make (10, GIVEN (300, 0), GIVEN (300, 100),
                                                GIVEN (300, 200));
  g_autofree char *text = NULL;
  g_autofree char *close = say (other);

  add_ruleset (self, "abapa", 5, GIVEN (450, 1));
  add_ruleset (self, "society", 5, GIVEN (450, 0));
  add_games (self, 5, GIVEN (50, 1));
  add_games (self, 5, GIVEN (50, 0));
  text = say (self);
  g_assert_cmpstr (text, ==,
                   "No part of the game costs you clearly more than the others: you give away "
                   "0 seeds per game in each.\n"
                   "In your last 5 games, a move gives away 0.00 seeds on average, about the same "
                   "as before (0.00).");
  g_assert_cmpstr (close, ==,
                   "No part of the game costs you clearly more than the others: you give away "
                   "between 0 seeds and 0.2 seeds per game in each.");
}

/* A part of the game that costs most because it has many moves is not praised for its low
 * average. */
static void
test_many_moves (void)
{
  g_autoptr (AwalePlayerProgress) self = make (10, GIVEN (300, 3000), GIVEN (50, 2000),
                                               GIVEN (50, 2200));
  g_autofree char *text = say (self);

  g_assert_cmpstr (text, ==,
                   "You give away 3 seeds per game in the opening, but only 2 seeds in the middle "
                   "game: the opening costs you most.");
}

/* A part of the game with too few moves is not compared, and the text says so. */
static void
test_few_moves (void)
{
  g_autoptr (AwalePlayerProgress) self = make (10, GIVEN (100, 500), GIVEN (100, 2500),
                                               GIVEN (29, 9000));
  g_autoptr (AwalePlayerProgress) nothing = make (5, GIVEN (30, 0), NONE, NONE);
  g_autofree char *text = say (self);
  g_autofree char *other = say (nothing);

  /* The text gives no averages, because the endgame might cost most. */
  g_assert_cmpstr (text, ==,
                   "There are too few moves to judge your endgames: 29 of the 30 needed.");
  g_assert_cmpstr (other, ==,
                   "There are too few moves to judge your middle game: 0 of the 30 needed.\n"
                   "There are too few moves to judge your endgames: 0 of the 30 needed.");
}

static void
test_rulesets (void)
{
  g_autoptr (AwalePlayerProgress) self = make (20, GIVEN (100, 1000), GIVEN (100, 1000),
                                               GIVEN (100, 1000));
  g_autofree char *text = NULL;

  add_ruleset (self, "abapa", 10, GIVEN (200, 1000));
  add_ruleset (self, "society", 6, GIVEN (90, 1800));
  /* Add one ruleset with too few games, and one with too few moves. */
  add_ruleset (self, "awari", 4, GIVEN (90, 9000));
  add_ruleset (self, "family", 9, GIVEN (20, 0));
  text = say (self);
  g_assert_true (g_str_has_suffix (text, "\nYour moves cost most under “society” (0.20 seeds each "
                                         "on average) and least under “abapa” (0.05)."));
}

/* Too few games or moves do not make a trend. */
static void
test_no_trend (void)
{
  const struct
  {
    int             n_games;  /* Number of games in each half. */
    AwalePlayerLoss before;
    AwalePlayerLoss after;
  } cases[] = {
    { 0, NONE, NONE },
    { 4, GIVEN (40, 400), GIVEN (40, 40) },
    { 5, GIVEN (5, 50), GIVEN (40, 40) },
    { 5, GIVEN (40, 400), GIVEN (5, 5) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (AwalePlayerProgress) self = make (10, GIVEN (100, 1000), GIVEN (100, 1000),
                                                   GIVEN (100, 1000));
      g_autofree char *text = NULL;

      add_games (self, cases[i].n_games, cases[i].before);
      add_games (self, cases[i].n_games, cases[i].after);
      text = say (self);
      g_assert_null (strstr (text, "In your last"));
    }
}

static void
test_trend (void)
{
  static const struct
  {
    gint64      before;
    gint64      after;
    const char *words;
  } cases[] = {
    { 100, 40, "In your last 6 games, a move gives away 0.04 seeds on average, down from 0.10 "
               "before." },
    { 40, 100, "In your last 6 games, a move gives away 0.10 seeds on average, up from 0.04 "
               "before." },
    { 10, 20, "In your last 6 games, a move gives away 0.02 seeds on average, about the same "
              "as before (0.01)." },
    { 40, 45, "In your last 6 games, a move gives away 0.05 seeds on average, about the same "
              "as before (0.04)." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (AwalePlayerProgress) self = make (13, GIVEN (100, 1000), GIVEN (100, 1000),
                                                   GIVEN (100, 1000));
      g_autofree char *text = NULL;

      add_games (self, 7, GIVEN (10, cases[i].before));
      add_games (self, 6, GIVEN (10, cases[i].after));
      text = say (self);
      g_assert_true (g_str_has_suffix (text, cases[i].words));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player-progress-text/few-games", test_few_games);
  g_test_add_func ("/player-progress-text/phases", test_phases);
  g_test_add_func ("/player-progress-text/even", test_even);
  g_test_add_func ("/player-progress-text/alike", test_alike);
  g_test_add_func ("/player-progress-text/few-moves", test_few_moves);
  g_test_add_func ("/player-progress-text/many-moves", test_many_moves);
  g_test_add_func ("/player-progress-text/rulesets", test_rulesets);
  g_test_add_func ("/player-progress-text/no-trend", test_no_trend);
  g_test_add_func ("/player-progress-text/trend", test_trend);
  return g_test_run ();
}
