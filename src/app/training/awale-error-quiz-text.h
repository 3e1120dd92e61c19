/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-drill-quiz.h"

G_BEGIN_DECLS

/* What the view says about an answer to an exercise. All texts are (transfer full). */

/** “Right: nothing is better than D.”, or “D gives away 4.5 seeds: a F+3 follows.” */
char *awale_error_quiz_text_verdict (AwaleDrillQuiz *question,
                                     AwaleMove       move);

/** “Better: D”: the answer that is shown. A combination has no move that was played. */
char *awale_error_quiz_text_answer  (AwaleDrillQuiz *question);

G_END_DECLS
