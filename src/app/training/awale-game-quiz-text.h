/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-game-quiz.h"

G_BEGIN_DECLS

/* What is said of guesses. All of it is (transfer full), and translated. */

/**
 * “C was played, which gives away 2 seeds. A gives nothing away.” @is_book: what was played is what
 * the opening book plays.
 */
char *awale_game_quiz_word_verdict (const AwaleGameQuizAnswer *answer,
                                    bool                       is_book);

/** “28 of 40 points” */
char *awale_game_quiz_word_points  (const AwaleGameQuizTally  *tally);

/** Points, moves that were found, and what was given away, a line each. */
char *awale_game_quiz_word_summary (const AwaleGameQuizTally  *tally);

G_END_DECLS
