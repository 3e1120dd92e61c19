/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-endgame.h"
#include "awale-quiz.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ENDGAME_QUIZ (awale_endgame_quiz_get_type ())

/**
 * An endgame played against perfect defence: the user moves for South, the tables judge each move,
 * and North gives the best reply, until South has the value promised by the tables or has missed
 * it. Searches run in a thread. A wrong move can be taken back; the quiz is over if no endgame is
 * found, or if no thread can be started to find one.
 */
G_DECLARE_FINAL_TYPE (AwaleEndgameQuiz, awale_endgame_quiz, AWALE, ENDGAME_QUIZ, AwaleQuiz)

/** Creates a quiz with endgames of @rules and their @tables; @seed starts the random numbers. */
AwaleEndgameQuiz   *awale_endgame_quiz_new         (const AwaleRuleset *rules,
                                                    AwaleTablebase     *tables,
                                                    uint32_t            seed);

/** Starts asking endgames of @kind with @least to @most seeds on the board, one after another. */
void                awale_endgame_quiz_begin       (AwaleEndgameQuiz   *self,
                                                    AwaleEndgameKind    kind,
                                                    int                 least,
                                                    int                 most);

/** The current endgame; undefined before the first one. */
const AwaleEndgame *awale_endgame_quiz_get_endgame (AwaleEndgameQuiz   *self);

/** A move that keeps the promised value at the position where South was last asked. */
AwaleMove           awale_endgame_quiz_get_best    (AwaleEndgameQuiz   *self);

/**
 * The certain loss of the last move that missed the value, in hundredths of a seed; 0 if unknown.
 */
int                 awale_endgame_quiz_get_loss    (AwaleEndgameQuiz   *self);

/** True if South used a hint or took a move back in the current endgame. */
bool                awale_endgame_quiz_was_helped  (AwaleEndgameQuiz   *self);

G_END_DECLS
