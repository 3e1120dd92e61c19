/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "analysis/awale-analysis-line.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** How good an answer is. */
typedef enum
{
  AWALE_QUIZ_ANSWER_RIGHT,
  AWALE_QUIZ_ANSWER_GOOD,    /**< As good, but not what the book plays. */
  AWALE_QUIZ_ANSWER_BETTER,  /**< Better than the error, but not good enough. */
  AWALE_QUIZ_ANSWER_WRONG,
} AwaleQuizAnswer;

#define AWALE_TYPE_DRILL_QUIZ (awale_drill_quiz_get_type ())

/**
 * A move of a game as a question, with one judgment of every answer. The values that the game
 * carries decide, so that a report says the same of the error and of the better move. One search
 * compares the other moves with the best one. It begins with an empty hash when the question is
 * made: neither earlier questions nor answers change it.
 *
 * Signals:
 *  "judged": every answer is judged.
 *  "failed" (string: a sentence): no search could be begun; awale_drill_quiz_judge() tries again.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillQuiz, awale_drill_quiz, AWALE, DRILL_QUIZ, GObject)

/** Asks about @move of @game what @kind says; @tables (nullable) are of its rules. */
AwaleDrillQuiz    *awale_drill_quiz_new        (AwaleGame      *game,
                                                AwaleNode      *move,
                                                AwaleDrillKind  kind,
                                                AwaleTablebase *tables);

/** Begins the search if there is no judgment and none is under way. */
void               awale_drill_quiz_judge      (AwaleDrillQuiz *self);
bool               awale_drill_quiz_is_judged  (AwaleDrillQuiz *self);

/** A game of its own that ends in the position, with all that was played before. (transfer none) */
AwaleGame         *awale_drill_quiz_get_game   (AwaleDrillQuiz *self);
AwaleNode         *awale_drill_quiz_get_node   (AwaleDrillQuiz *self);

AwaleDrillKind     awale_drill_quiz_get_kind   (AwaleDrillQuiz *self);

/** The move that the question is about, and the one that is best. */
AwaleMove          awale_drill_quiz_get_move   (AwaleDrillQuiz *self);
AwaleMove          awale_drill_quiz_get_best   (AwaleDrillQuiz *self);

/** The judgment of a legal @move; of no meaning before there is one. */
AwaleQuizAnswer    awale_drill_quiz_get_answer (AwaleDrillQuiz *self,
                                                AwaleMove       move);

/** The hundredths of a seed that a legal @move gives away. */
int                awale_drill_quiz_get_loss   (AwaleDrillQuiz *self,
                                                AwaleMove       move);

/** The line that is expected after a legal @move. (transfer none) (nullable) */
AwaleAnalysisLine *awale_drill_quiz_find_line  (AwaleDrillQuiz *self,
                                                AwaleMove       move);

/**
 * A wrong move to name beside the best one as a hint, which is not the error; AWALE_NO_MOVE if
 * there is none, or only two moves.
 */
AwaleMove          awale_drill_quiz_find_decoy (AwaleDrillQuiz *self);

G_END_DECLS
