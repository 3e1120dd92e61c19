/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-drill-quiz.h"

G_BEGIN_DECLS

/* Texts about answers to exercises. All are (transfer full). */

/**
 * The verdict on @move: “Right: nothing is better than D.”, or “D gives away 4.5 seeds: a F+3
 * follows.”
 */
char *awale_error_quiz_text_verdict (AwaleDrillQuiz *question,
                                     AwaleMove       move);

/** The revealed answer: “Better: D”. A combination is not compared with a move of the game. */
char *awale_error_quiz_text_answer  (AwaleDrillQuiz *question);

G_END_DECLS
