/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "awale-quiz.h"
#include "awale-schedule.h"
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
 * A move of a game as the one question of a quiz, with a judgment of every answer. Wrong answers
 * are refuted and can be tried again. The game's values decide, so that error and better move are
 * judged as in the report; one search compares the other moves with the best one. It starts with
 * an empty hash when the question is created, so that no earlier question or answer affects it.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillQuiz, awale_drill_quiz, AWALE, DRILL_QUIZ, AwaleQuiz)

/**
 * Creates the question of @kind about @move of @game; @tables (nullable) are of its rules. An exam
 * has hints, but no next question before an answer.
 */
AwaleDrillQuiz    *awale_drill_quiz_new         (AwaleGame      *game,
                                                 AwaleNode      *move,
                                                 AwaleDrillKind  kind,
                                                 AwaleTablebase *tables,
                                                 bool            is_exam);

/** True once the search has ended. */
bool               awale_drill_quiz_is_judged   (AwaleDrillQuiz *self);

/** True once an answer was judged or revealed, even if it can be tried again. */
bool               awale_drill_quiz_is_answered (AwaleDrillQuiz *self);

/** True once a hint or an answer was given. */
bool               awale_drill_quiz_is_begun    (AwaleDrillQuiz *self);

/** Returns: the grade of the first answer, but only once; otherwise 0 */
AwaleScheduleGrade awale_drill_quiz_take_grade  (AwaleDrillQuiz *self);

AwaleMove          awale_drill_quiz_get_best    (AwaleDrillQuiz *self);

/** The quality of a legal @move, once judged. */
AwaleQuizAnswer    awale_drill_quiz_get_answer  (AwaleDrillQuiz *self,
                                                 AwaleMove       move);

/** The loss of a legal @move in hundredths of a seed, once judged. */
int                awale_drill_quiz_get_loss    (AwaleDrillQuiz *self,
                                                 AwaleMove       move);

/**
 * A wrong move, other than the error, to offer beside the best one as a hint; AWALE_NO_MOVE if
 * there is none, or there are only two moves.
 */
AwaleMove          awale_drill_quiz_find_decoy  (AwaleDrillQuiz *self);

G_END_DECLS
