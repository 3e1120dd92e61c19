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
  AWALE_ANSWER_RIGHT,
  AWALE_ANSWER_GOOD,    /**< As good, but not what the book plays. */
  AWALE_ANSWER_BETTER,  /**< Better than the error, but not good enough. */
  AWALE_ANSWER_WRONG,
} AwaleAnswer;

#define AWALE_TYPE_QUESTION (awale_question_get_type ())

/**
 * A move of a game as a question, with one judgment of every answer. The values that the game
 * carries decide, so that a report says the same of the error and of the better move. One search
 * compares the other moves with the best one. It begins with an empty hash when the question is
 * made: neither earlier questions nor answers change it.
 *
 * Signals:
 *  "judged": every answer is judged.
 *  "failed" (string: a sentence): no search could be begun; awale_question_judge() tries it again.
 */
G_DECLARE_FINAL_TYPE (AwaleQuestion, awale_question, AWALE, QUESTION, GObject)

/** Asks about @move of @game what @kind says; @tables (nullable) are of its rules. */
AwaleQuestion     *awale_question_new         (AwaleGame      *game,
                                               AwaleNode      *move,
                                               AwaleDrillKind  kind,
                                               AwaleTablebase *tables);

/** Begins the search if there is no judgment and none is under way. */
void               awale_question_judge       (AwaleQuestion  *self);
bool               awale_question_is_judged   (AwaleQuestion  *self);

/** A game of its own that ends in the position, with all that was played before. (transfer none) */
AwaleGame         *awale_question_get_game    (AwaleQuestion  *self);
AwaleNode         *awale_question_get_node    (AwaleQuestion  *self);

AwaleDrillKind     awale_question_get_kind    (AwaleQuestion  *self);

/** The move that the question is about, and the one that is best. */
AwaleMove          awale_question_get_move    (AwaleQuestion  *self);
AwaleMove          awale_question_get_best    (AwaleQuestion  *self);

/** The judgment of a legal @move; of no meaning before there is one. */
AwaleAnswer        awale_question_get_answer  (AwaleQuestion  *self,
                                               AwaleMove       move);

/** The hundredths of a seed that a legal @move gives away. */
int                awale_question_get_loss    (AwaleQuestion  *self,
                                               AwaleMove       move);

/** The line that is expected after a legal @move. (transfer none) (nullable) */
AwaleAnalysisLine *awale_question_find_line   (AwaleQuestion  *self,
                                               AwaleMove       move);

/**
 * A wrong move to name beside the best one as a hint, which is not the error; AWALE_NO_MOVE if
 * there is none, or only two moves.
 */
AwaleMove          awale_question_find_decoy  (AwaleQuestion  *self);

G_END_DECLS
