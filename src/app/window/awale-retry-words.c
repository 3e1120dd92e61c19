/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-retry-words"

#include "awale-retry-words.h"

#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* What follows is told when the search has found it. */
static char *
word_refutation (const char *move,
                 int         given,
                 const char *replies)
{
  g_autofree char *seeds = awale_wording_seeds (given);

  if (*replies == '\0')
    /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
    return g_strdup_printf (_("%s gives away %s."), move, seeds);
  /* Translators: a move, seeds, and a line of moves: “D gives away 4.5 seeds: a F+3 follows.” */
  return g_strdup_printf (_("%s gives away %s: %s follows."), move, seeds, replies);
}

char *
awale_retry_words_verdict (AwaleMove   move,
                           int         given,
                           AwaleMove   book,
                           const char *replies)
{
  const char *name = awale_move_to_string (move);

  g_return_val_if_fail (replies != NULL, NULL);

  if (move == book)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: the book plays %s."), name);
  if (book != AWALE_NO_MOVE && given <= AWALE_RETRY_ALLOWANCE)
    /* Translators: two moves, the first of which is nearly as good as the second, or as good. */
    return g_strdup_printf (_("%s is good, too, but the book plays %s."), name,
                            awale_move_to_string (book));
  if (given == 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: nothing is better than %s."), name);
  if (given <= AWALE_RETRY_ALLOWANCE)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: %s gives away no more than half a seed."), name);
  return word_refutation (name, given, replies);
}

char *
awale_retry_words_answer (AwaleMove best,
                          bool      of_book,
                          bool      only_best)
{
  const char *move = awale_move_to_string (best);

  if (of_book)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("The book plays %s."), move);
  if (only_best)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("The best move is %s."), move);
  /* Translators: the line of moves that was better: “Better: B e C+2”. */
  return g_strdup_printf (_("Better: %s"), move);
}
