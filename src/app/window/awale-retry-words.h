/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** What an answer may give away and be right, in hundredths of a seed: half of one. */
#define AWALE_RETRY_ALLOWANCE 50

/* What the view says about an answer to an exercise. All texts are (transfer full). */

/**
 * “Right: nothing is better than D.”, or “D gives away 4.5 seeds: a F+3 follows.”
 *
 * @move: the answer, that gives away @given hundredths of a seed
 * @book: what the book plays if the exercise is of that, else AWALE_NO_MOVE
 * @replies: what follows, “a F+3”; "" while nobody knows
 */
char *awale_retry_words_verdict (AwaleMove   move,
                                 int         given,
                                 AwaleMove   book,
                                 const char *replies);

/** “Better: D”: the answer that is shown. A combination asks for @only_best: nothing was played. */
char *awale_retry_words_answer  (AwaleMove   best,
                                 bool        of_book,
                                 bool        only_best);

G_END_DECLS
