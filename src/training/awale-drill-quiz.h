/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "awale-quiz.h"
#include "awale-schedule.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** Qualities of an answer. */
typedef enum
{
  AWALE_QUIZ_ANSWER_RIGHT,
  AWALE_QUIZ_ANSWER_GOOD,    /**< The move is not the book's, but loses at most half a seed. */
  AWALE_QUIZ_ANSWER_BETTER,  /**< The move is better than the error, but not good enough. */
  AWALE_QUIZ_ANSWER_WRONG,
} AwaleQuizAnswer;

#define AWALE_TYPE_DRILL_QUIZ (awale_drill_quiz_get_type ())

/**
 * A quiz with one question about a move of a game, in which every answer is judged. Wrong answers
 * are refuted and can be tried again. Error and better move are judged by the values in the game,
 * as in the report; one search compares the other moves with the best one. It starts with an empty
 * hash table when the question is created, so that no earlier question or answer affects it.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillQuiz, awale_drill_quiz, AWALE, DRILL_QUIZ, AwaleQuiz)

/**
 * Creates the question of @kind about @move of @game; @tables (nullable) belong to the rules of the
 * game. An exam (@is_exam) has hints, but no next question before an answer.
 */
AwaleDrillQuiz    *awale_drill_quiz_new         (AwaleGame      *game,
                                                 AwaleNode      *move,
                                                 AwaleDrillKind  kind,
                                                 AwaleTablebase *tables,
                                                 bool            is_exam);

/** True once the search has ended, so that every answer can be judged. */
bool               awale_drill_quiz_is_judged   (AwaleDrillQuiz *self);

/** True once an answer was judged or revealed, even if the question can be tried again. */
bool               awale_drill_quiz_is_answered (AwaleDrillQuiz *self);

/** True once the user asked for a hint or gave an answer. */
bool               awale_drill_quiz_is_begun    (AwaleDrillQuiz *self);

/**
 * Takes the grade of the first answer. Returns: the grade, but only once; 0 before and afterwards
 */
AwaleScheduleGrade awale_drill_quiz_take_grade  (AwaleDrillQuiz *self);

AwaleMove          awale_drill_quiz_get_best    (AwaleDrillQuiz *self);

/** The quality of a legal @move; call it once the quiz is judged. */
AwaleQuizAnswer    awale_drill_quiz_get_answer  (AwaleDrillQuiz *self,
                                                 AwaleMove       move);

/** The loss of a legal @move in hundredths of a seed; call it once the quiz is judged. */
int                awale_drill_quiz_get_loss    (AwaleDrillQuiz *self,
                                                 AwaleMove       move);

/**
 * A wrong move other than the error, offered beside the best move as a hint; AWALE_NO_MOVE if there
 * is none, or if only two moves are legal.
 */
AwaleMove          awale_drill_quiz_find_decoy  (AwaleDrillQuiz *self);

G_END_DECLS
