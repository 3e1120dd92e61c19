/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"
#include "awale-quiz.h"
#include "awale-schedule.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_QUIZ_ANSWER_RIGHT,
  AWALE_QUIZ_ANSWER_GOOD,    /**< The move is not the book's, but loses at most half a seed. */
  AWALE_QUIZ_ANSWER_BETTER,  /**< The move is better than the error, but not good enough. */
  AWALE_QUIZ_ANSWER_WRONG,
} AwaleQuizAnswer;

#define AWALE_TYPE_EXERCISE_QUIZ (awale_exercise_quiz_get_type ())

/**
 * A quiz with one question about a move of a game, in which every answer is judged. Wrong answers
 * are refuted and can be tried again. Error and better move are judged by the values in the game,
 * as in the report; one search compares the other moves with the best one. It starts with an empty
 * hash table when the question is created, so that no earlier question or answer affects it.
 */
G_DECLARE_FINAL_TYPE (AwaleExerciseQuiz, awale_exercise_quiz, AWALE, EXERCISE_QUIZ, AwaleQuiz)

/**
 * Creates the question of @kind about @move of @game; @tables (nullable) belong to the rules of the
 * game. An exam (@is_exam) has hints, but no next question before the grade.
 */
AwaleExerciseQuiz *awale_exercise_quiz_new         (AwaleGame         *game,
                                                    AwaleNode         *move,
                                                    AwaleExerciseKind  kind,
                                                    AwaleTablebase    *tables,
                                                    bool               is_exam);

/** True once the search has ended, so that every answer can be judged and refuted. */
bool               awale_exercise_quiz_is_judged   (AwaleExerciseQuiz *self);

/**
 * True once an answer was graded or the solution revealed, even if the question can be tried again.
 * A move that is better than the error but not good enough is not graded.
 */
bool               awale_exercise_quiz_is_answered (AwaleExerciseQuiz *self);

/** True once the user asked for a hint, gave an answer or revealed the solution. */
bool               awale_exercise_quiz_is_begun    (AwaleExerciseQuiz *self);

/**
 * Takes the grade of the first graded answer, or of revealing the solution. Returns: the grade, but
 * only once; 0 before and afterwards
 */
AwaleScheduleGrade awale_exercise_quiz_take_grade  (AwaleExerciseQuiz *self);

AwaleMove          awale_exercise_quiz_get_best    (AwaleExerciseQuiz *self);

/** The quality of a legal @move; call it once the quiz is judged. */
AwaleQuizAnswer    awale_exercise_quiz_get_answer  (AwaleExerciseQuiz *self,
                                                    AwaleMove          move);

/** The loss of a legal @move in hundredths of a seed; call it once the quiz is judged. */
int                awale_exercise_quiz_get_loss    (AwaleExerciseQuiz *self,
                                                    AwaleMove          move);

/**
 * A move that is not right, other than the move of the game; a hint names it beside the best move.
 * AWALE_NO_MOVE if there is none, if fewer than three moves are legal, or if some of them wait for
 * the judgment of the search.
 */
AwaleMove          awale_exercise_quiz_find_decoy  (AwaleExerciseQuiz *self);

G_END_DECLS
