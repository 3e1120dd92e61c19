/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-player-progress-text.h"

#include "game/awale-value.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Minimum ratio of two numbers that are called different; a smaller one may be due to chance. */
#define CLEARLY_MORE 1.25

/* Minimum difference of the mean loss per move, in hundredths of a seed; a smaller one may be due
 * to rounding. */
#define CLEARLY_MORE_A_MOVE 2

/* Minimum difference of the loss per game between two phases, in hundredths of a seed. */
#define CLEARLY_MORE_A_GAME 30

/* Minimum number of games in each of two compared periods. */
#define MIN_GAMES_OF_A_SPAN 5

static bool
is_known (AwalePlayerLoss loss)
{
  return loss.n_moves >= AWALE_PLAYER_PROGRESS_MIN_MOVES;
}

/* The mean loss per move in hundredths of a seed, rounded like the displayed value. */
static int
get_average (AwalePlayerLoss loss)
{
  return (int) lround (100 * awale_player_loss_average (loss));
}

static char *
word_average (AwalePlayerLoss loss)
{
  return g_strdup_printf ("%.2f", get_average (loss) / 100.0);
}

static bool
is_clearly_more (AwalePlayerLoss more,
                 AwalePlayerLoss less)
{
  int high = get_average (more), low = get_average (less);

  return high > CLEARLY_MORE * low && high >= low + CLEARLY_MORE_A_MOVE;
}

/* --- Phases ---------------------------------------------------------------------------------- */

/* The mean loss per game in a phase, in hundredths of a seed. */
static int
get_a_game (const AwalePlayerProgressSum *sum,
            int                           phase)
{
  return (int) (sum->phases[phase].loss / sum->n_games);
}

/* Finds the phases with the highest and the lowest loss per game. Returns false if a phase has too
 * few moves to be judged. */
static bool
find_extremes (const AwalePlayerProgressSum *sum,
               int                          *most,
               int                          *least)
{
  *most = *least = -1;
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      if (!is_known (sum->phases[phase]))
        return false;
      if (*most < 0 || get_a_game (sum, phase) > get_a_game (sum, *most))
        *most = phase;
      if (*least < 0 || get_a_game (sum, phase) < get_a_game (sum, *least))
        *least = phase;
    }
  return true;
}

/* Adds a sentence that no phase clearly costs the most, with the highest and the lowest loss. */
static void
add_even (GPtrArray  *sentences,
          const char *most,
          const char *least)
{
  if (strcmp (most, least) == 0)
    g_ptr_array_add (sentences,
                     /* Translators: %s is a number of seeds: “1.8 seeds”. */
                     g_strdup_printf (_("No part of the game costs you clearly more than the "
                                        "others: you give away %s per game in each."), most));
  else
    g_ptr_array_add (sentences,
                     /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
                     g_strdup_printf (_("No part of the game costs you clearly more than the "
                                        "others: you give away between %s and %s per game in "
                                        "each."), least, most));
}

/* Adds a sentence about the phase with the highest loss per game. Returns that phase, or -1 if none
 * clearly costs the most. */
static int
add_costliest (GPtrArray                    *sentences,
               const AwalePlayerProgressSum *sum)
{
  static const char *const words[AWALE_N_PHASES][AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = {
      /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
      [AWALE_PHASE_MIDDLE] = N_("You give away %s per game in the opening, but only %s in the "
                                "middle game: the opening costs you most."),
      /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
      [AWALE_PHASE_END] = N_("You give away %s per game in the opening, but only %s in the "
                             "endgame: the opening costs you most."),
    },
    [AWALE_PHASE_MIDDLE] = {
      /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
      [AWALE_PHASE_OPENING] = N_("You give away %s per game in the middle game, but only %s in "
                                 "the opening: the middle game costs you most."),
      /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
      [AWALE_PHASE_END] = N_("You give away %s per game in the middle game, but only %s in the "
                             "endgame: the middle game costs you most."),
    },
    [AWALE_PHASE_END] = {
      /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
      [AWALE_PHASE_OPENING] = N_("You give away %s per game in the endgame, but only %s in the "
                                 "opening: the endgame costs you most."),
      /* Translators: both %s are numbers of seeds: “1.8 seeds”. */
      [AWALE_PHASE_MIDDLE] = N_("You give away %s per game in the endgame, but only %s in the "
                                "middle game: the endgame costs you most."),
    },
  };
  int most, least, high, low;
  g_autofree char *much = NULL;
  g_autofree char *little = NULL;

  if (!find_extremes (sum, &most, &least))
    return -1;
  high = get_a_game (sum, most);
  low = get_a_game (sum, least);
  much = awale_value_to_seeds (high);
  little = awale_value_to_seeds (low);
  if (high < CLEARLY_MORE * low || high < low + CLEARLY_MORE_A_GAME)
    {
      add_even (sentences, much, little);
      return -1;
    }
  g_ptr_array_add (sentences, g_strdup_printf (_(words[most][least]), much, little));
  return most;
}

/* Adds a sentence about the phase with the lowest loss per move, if it is clearly lower than over
 * the whole game and all phases have enough moves. @costliest is never praised: its loss per move
 * may be low if it has many moves. */
static void
add_strength (GPtrArray                    *sentences,
              const AwalePlayerProgressSum *sum,
              int                           costliest)
{
  static const char *const words[AWALE_N_PHASES] = {
    /* Translators: both %s are numbers with decimals: “0.05”. */
    [AWALE_PHASE_OPENING] = N_("The opening is your strength: a move there gives away %s seeds "
                               "on average, against %s over the whole game."),
    /* Translators: both %s are numbers with decimals: “0.05”. */
    [AWALE_PHASE_MIDDLE] = N_("The middle game is your strength: a move there gives away %s "
                              "seeds on average, against %s over the whole game."),
    /* Translators: both %s are numbers with decimals: “0.05”. */
    [AWALE_PHASE_END] = N_("The endgame is your strength: a move there gives away %s seeds on "
                           "average, against %s over the whole game."),
  };
  g_autofree char *all = word_average (sum->loss);
  g_autofree char *average = NULL;
  int best = 0;

  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      if (!is_known (sum->phases[phase]))
        return;
      if (awale_player_loss_average (sum->phases[phase])
          < awale_player_loss_average (sum->phases[best]))
        best = phase;
    }
  if (best == costliest || !is_clearly_more (sum->loss, sum->phases[best]))
    return;
  average = word_average (sum->phases[best]);
  g_ptr_array_add (sentences, g_strdup_printf (_(words[best]), average, all));
}

static void
add_unknown (GPtrArray                    *sentences,
             const AwalePlayerProgressSum *sum)
{
  static const char *const words[AWALE_N_PHASES] = {
    /* Translators: the number of moves, and the number that is needed. */
    [AWALE_PHASE_OPENING] = N_("There are too few moves to judge your openings: %d of the %d "
                               "needed."),
    /* Translators: the number of moves, and the number that is needed. */
    [AWALE_PHASE_MIDDLE] = N_("There are too few moves to judge your middle game: %d of the "
                              "%d needed."),
    /* Translators: the number of moves, and the number that is needed. */
    [AWALE_PHASE_END] = N_("There are too few moves to judge your endgames: %d of the %d "
                           "needed."),
  };

  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    if (!is_known (sum->phases[phase]))
      g_ptr_array_add (sentences, g_strdup_printf (_(words[phase]),
                                                   (int) sum->phases[phase].n_moves,
                                                   AWALE_PLAYER_PROGRESS_MIN_MOVES));
}

/* --- Rulesets and time ----------------------------------------------------------------------- */

static void
add_rulesets (GPtrArray                 *sentences,
              const AwalePlayerProgress *progress,
              AwaleRulesetNameFunc       name,
              gpointer                   user_data)
{
  const AwalePlayerProgressRuleset *most = NULL, *least = NULL;
  g_autofree char *much = NULL;
  g_autofree char *little = NULL;

  for (unsigned i = 0; i < progress->rulesets->len; i++)
    {
      const AwalePlayerProgressRuleset *ruleset =
        &g_array_index (progress->rulesets, AwalePlayerProgressRuleset, i);
      double average = awale_player_loss_average (ruleset->sum.loss);

      if (!is_known (ruleset->sum.loss) || ruleset->sum.n_games < AWALE_PLAYER_PROGRESS_MIN_GAMES)
        continue;
      if (most == NULL || average > awale_player_loss_average (most->sum.loss))
        most = ruleset;
      if (least == NULL || average < awale_player_loss_average (least->sum.loss))
        least = ruleset;
    }
  if (most == NULL || !is_clearly_more (most->sum.loss, least->sum.loss))
    return;
  much = word_average (most->sum.loss);
  little = word_average (least->sum.loss);
  g_ptr_array_add (sentences,
                   /* Translators: a ruleset and a number of seeds, “0.62”, then another ruleset and
                    * its number. */
                   g_strdup_printf (_("Your moves cost most under “%s” (%s seeds each on "
                                      "average) and least under “%s” (%s)."),
                                    name (most->id, user_data), much,
                                    name (least->id, user_data), little));
}

static AwalePlayerLoss
sum_games (const GArray *games,
           unsigned      from,
           unsigned      to)
{
  AwalePlayerLoss sum = { 0, 0 };

  for (unsigned i = from; i < to; i++)
    {
      const AwalePlayerGame *game = &g_array_index (games, AwalePlayerGame, i);

      sum.n_moves += game->loss.n_moves;
      sum.loss += game->loss.loss;
    }
  return sum;
}

/* Compares the later half of the dated games with the earlier one. */
static void
add_trend (GPtrArray    *sentences,
           const GArray *games)
{
  unsigned half = games->len / 2;
  AwalePlayerLoss before = sum_games (games, 0, games->len - half);
  AwalePlayerLoss after = sum_games (games, games->len - half, games->len);
  g_autofree char *former = word_average (before);
  g_autofree char *latest = word_average (after);
  const char *words;

  if (half < MIN_GAMES_OF_A_SPAN || !is_known (before) || !is_known (after))
    return;
  if (is_clearly_more (before, after))
    /* Translators: a number of games, and two numbers of seeds: “0.62”. */
    words = ngettext ("In your last %u game, a move gives away %s seeds on average, down from %s "
                      "before.",
                      "In your last %u games, a move gives away %s seeds on average, down from %s "
                      "before.", half);
  else if (is_clearly_more (after, before))
    /* Translators: a number of games, and two numbers of seeds: “0.62”. */
    words = ngettext ("In your last %u game, a move gives away %s seeds on average, up from %s "
                      "before.",
                      "In your last %u games, a move gives away %s seeds on average, up from %s "
                      "before.", half);
  else
    /* Translators: a number of games, and two numbers of seeds: “0.62”. */
    words = ngettext ("In your last %u game, a move gives away %s seeds on average, about the same "
                      "as before (%s).",
                      "In your last %u games, a move gives away %s seeds on average, about the "
                      "same as before (%s).", half);
  g_ptr_array_add (sentences, g_strdup_printf (words, half, latest, former));
}

GPtrArray *
awale_player_progress_list_sentences (const AwalePlayerProgress *progress,
                                      AwaleRulesetNameFunc       name,
                                      gpointer                   user_data)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  int n = (int) progress->all.n_games;

  if (n < AWALE_PLAYER_PROGRESS_MIN_GAMES)
    {
      g_ptr_array_add (sentences,
                       /* Translators: the number of analyzed games, and the number that is
                        * needed. */
                       g_strdup_printf (_("There are too few analyzed games to tell your strengths "
                                          "and weaknesses: %d of the %d needed."), n,
                                        AWALE_PLAYER_PROGRESS_MIN_GAMES));
      return sentences;
    }
  add_strength (sentences, &progress->all, add_costliest (sentences, &progress->all));
  add_rulesets (sentences, progress, name, user_data);
  add_trend (sentences, progress->games);
  add_unknown (sentences, &progress->all);
  return sentences;
}
