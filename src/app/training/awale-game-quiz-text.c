/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-opening-page"

#include "awale-game-quiz-text.h"

#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

static char *
word_played (const AwaleGameQuizAnswer *answer)
{
  bool is_found = answer->is_found;
  const char *move = awale_move_to_string (answer->played);
  g_autofree char *seeds = awale_value_to_seeds (answer->played_loss);

  if (answer->played_loss == 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (is_found ? _("Right: %s was played.") : _("%s was played."), move);
  /* Translators: a move, and seeds. */
  return g_strdup_printf (is_found ? _("Right: %s was played, though it gives away %s.")
                                   : _("%s was played, which gives away %s."), move, seeds);
}

static char *
word_book (const AwaleGameQuizAnswer *answer)
{
  const char *guessed = awale_move_to_string (answer->guessed);
  const char *played = awale_move_to_string (answer->played);

  if (answer->guessed == answer->played)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: the book plays %s."), guessed);
  if (answer->is_found)
    /* Translators: two moves. */
    return g_strdup_printf (_("Right: %s is as good as %s, which the book plays here."), guessed,
                            played);
  /* Translators: %s is a move. */
  return g_strdup_printf (_("The book plays %s."), played);
}

char *
awale_game_quiz_word_verdict (const AwaleGameQuizAnswer *answer,
                              bool                       is_book)
{
  const char *move = awale_move_to_string (answer->guessed);
  g_autofree char *seeds = awale_value_to_seeds (answer->loss);
  g_autofree char *played = is_book ? word_book (answer) : word_played (answer);
  g_autofree char *guessed = NULL;

  if (answer->is_found)
    return g_steal_pointer (&played);
  if (answer->loss == 0)
    /* Translators: %s is a move. */
    guessed = g_strdup_printf (_("%s gives nothing away."), move);
  else
    /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
    guessed = g_strdup_printf (_("%s gives away %s."), move, seeds);
  return g_strjoin (" ", played, guessed, NULL);
}

char *
awale_game_quiz_word_points (const AwaleGameQuizTally *tally)
{
  int most = tally->n_answered * AWALE_GAME_QUIZ_POINTS;

  /* Translators: points won, and how many there could be. */
  return g_strdup_printf (ngettext ("%d of %d point", "%d of %d points", (gulong) most),
                          tally->points, most);
}

char *
awale_game_quiz_word_summary (const AwaleGameQuizTally *tally)
{
  g_autofree char *points = awale_game_quiz_word_points (tally);
  g_autofree char *loss = awale_value_to_seeds (tally->loss);
  g_autofree char *played_loss = awale_value_to_seeds (tally->played_loss);
  /* Translators: moves that were guessed, and all of them. */
  g_autofree char *found = g_strdup_printf (ngettext ("You found %d of %d move.",
                                                      "You found %d of %d moves.",
                                                      (gulong) tally->n_turns),
                                            tally->n_found, tally->n_turns);
  /* Translators: seeds, twice. */
  g_autofree char *away = g_strdup_printf (_("Your moves give away %s, against %s for the "
                                             "moves you had to guess."), loss, played_loss);

  return g_strjoin ("\n", points, found, away, NULL);
}
