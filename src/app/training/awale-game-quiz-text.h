/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-game-quiz.h"

G_BEGIN_DECLS

/* Translated texts about guesses. All are (transfer full). */

/**
 * The verdict on a guess: “C was played, which gives away 2 seeds. A gives nothing away.” @is_book:
 * the moves to guess are those of the opening book
 */
char *awale_game_quiz_word_verdict (const AwaleGameQuizAnswer *answer,
                                    bool                       is_book);

/** The points: “28 of 40 points”. */
char *awale_game_quiz_word_points  (const AwaleGameQuizTally  *tally);

/** Points, moves found and seeds given away, one line each. */
char *awale_game_quiz_word_summary (const AwaleGameQuizTally  *tally);

G_END_DECLS
