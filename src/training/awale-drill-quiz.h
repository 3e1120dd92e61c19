/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "analysis/awale-analysis-line.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** Quality of an answer. */
typedef enum
{
  AWALE_QUIZ_ANSWER_RIGHT,
  AWALE_QUIZ_ANSWER_GOOD,    /**< As good as the book's move, but another one. */
  AWALE_QUIZ_ANSWER_BETTER,  /**< Better than the error, but not good enough. */
  AWALE_QUIZ_ANSWER_WRONG,
} AwaleQuizAnswer;

#define AWALE_TYPE_DRILL_QUIZ (awale_drill_quiz_get_type ())

/**
 * A move of a game as a question, with a judgment of every answer. The game's values decide, so
 * that error and better move are judged as in the report; one search compares the other moves
 * with the best one. It starts with an empty hash when the question is created, so that no
 * earlier question or answer affects it.
 *
 * Signals:
 *
 * "judged": every answer is judged.
 *
 * "failed" (string: a sentence): no search could start; awale_drill_quiz_judge() tries again.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillQuiz, awale_drill_quiz, AWALE, DRILL_QUIZ, GObject)

/** Creates the question of @kind about @move of @game; @tables (nullable) are of its rules. */
AwaleDrillQuiz    *awale_drill_quiz_new        (AwaleGame      *game,
                                                AwaleNode      *move,
                                                AwaleDrillKind  kind,
                                                AwaleTablebase *tables);

/** Starts the search unless it is done or running. */
void               awale_drill_quiz_judge      (AwaleDrillQuiz *self);
bool               awale_drill_quiz_is_judged  (AwaleDrillQuiz *self);

/** A game that ends in the position, with its history; owned by the quiz. (transfer none) */
AwaleGame         *awale_drill_quiz_get_game   (AwaleDrillQuiz *self);
AwaleNode         *awale_drill_quiz_get_node   (AwaleDrillQuiz *self);

AwaleDrillKind     awale_drill_quiz_get_kind   (AwaleDrillQuiz *self);

/** The move in question, and the best one. */
AwaleMove          awale_drill_quiz_get_move   (AwaleDrillQuiz *self);
AwaleMove          awale_drill_quiz_get_best   (AwaleDrillQuiz *self);

/** The quality of a legal @move; meaningful after "judged". */
AwaleQuizAnswer    awale_drill_quiz_get_answer (AwaleDrillQuiz *self,
                                                AwaleMove       move);

/** The loss of a legal @move in hundredths of a seed. */
int                awale_drill_quiz_get_loss   (AwaleDrillQuiz *self,
                                                AwaleMove       move);

/** The expected line after a legal @move. (transfer none) (nullable) */
AwaleAnalysisLine *awale_drill_quiz_find_line  (AwaleDrillQuiz *self,
                                                AwaleMove       move);

/**
 * A wrong move, other than the error, to offer beside the best one as a hint; AWALE_NO_MOVE if
 * there is none, or there are only two moves.
 */
AwaleMove          awale_drill_quiz_find_decoy (AwaleDrillQuiz *self);

G_END_DECLS
