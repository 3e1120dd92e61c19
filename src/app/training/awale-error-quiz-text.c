/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-error-quiz-text"

#include "awale-error-quiz-text.h"

#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

/* Maximum number of moves listed in a refutation. */
#define MAX_REPLIES 3

static char *
word_refutation (AwaleDrillQuiz *question,
                 AwaleMove       move)
{
  AwaleAnalysisLine *line = awale_drill_quiz_find_line (question, move);
  g_autofree char *replies =
    line != NULL ? awale_analysis_line_dup_replies (line, MAX_REPLIES) : g_strdup ("");
  g_autofree char *seeds = awale_value_to_seeds (awale_drill_quiz_get_loss (question, move));
  const char *name = awale_move_to_string (move);

  if (awale_drill_quiz_get_kind (question) == AWALE_DRILL_POSITION
      && awale_drill_quiz_get_loss (question, move) <= 0)
    /* Translators: %s is a move, which is as good as the answer of an exercise. */
    return g_strdup_printf (_("%s is not the answer to this exercise."), name);
  if (*replies == '\0')
    /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
    return g_strdup_printf (_("%s gives away %s."), name, seeds);
  /* Translators: a move, seeds, and a line of moves: “D gives away 4.5 seeds: a F+3 follows.” */
  return g_strdup_printf (_("%s gives away %s: %s follows."), name, seeds, replies);
}

static char *
word_right (AwaleDrillQuiz *question,
            AwaleMove       move)
{
  const char *name = awale_move_to_string (move);

  if (awale_drill_quiz_get_kind (question) == AWALE_DRILL_OPENING)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: the book plays %s."), name);
  if (awale_drill_quiz_get_kind (question) == AWALE_DRILL_POSITION)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: %s."), name);
  if (awale_drill_quiz_get_loss (question, move) == 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: nothing is better than %s."), name);
  /* Translators: %s is a move. */
  return g_strdup_printf (_("Right: %s gives away no more than half a seed."), name);
}

char *
awale_error_quiz_text_verdict (AwaleDrillQuiz *question,
                               AwaleMove       move)
{
  const char *name = awale_move_to_string (move);

  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (question), NULL);

  switch (awale_drill_quiz_get_answer (question, move))
    {
    case AWALE_QUIZ_ANSWER_RIGHT:
      return word_right (question, move);
    case AWALE_QUIZ_ANSWER_GOOD:
      /* Translators: two moves, the first of which is nearly as good as the second, or as good. */
      return g_strdup_printf (_("%s is good, too, but the book plays %s."), name,
                              awale_move_to_string (awale_drill_quiz_get_best (question)));
    case AWALE_QUIZ_ANSWER_BETTER:
      /* Translators: the move that was tried, and the error that it is better than. */
      return g_strdup_printf (_("%s is better than %s, but there is still a better move: look "
                                "again."), name,
                              awale_move_to_string (awale_drill_quiz_get_move (question)));
    default:
      return word_refutation (question, move);
    }
}

char *
awale_error_quiz_text_answer (AwaleDrillQuiz *question)
{
  const char *move;

  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (question), NULL);

  move = awale_move_to_string (awale_drill_quiz_get_best (question));
  switch (awale_drill_quiz_get_kind (question))
    {
    case AWALE_DRILL_OPENING:
      /* Translators: %s is a move. */
      return g_strdup_printf (_("The book plays %s."), move);
    case AWALE_DRILL_POSITION:
      /* Translators: %s is a move. */
      return g_strdup_printf (_("The answer is %s."), move);
    case AWALE_DRILL_COMBINATION:
      /* Translators: %s is a move. */
      return g_strdup_printf (_("The best move is %s."), move);
    default:
      /* Translators: the line of moves that was better: “Better: B e C+2”. */
      return g_strdup_printf (_("Better: %s"), move);
    }
}
