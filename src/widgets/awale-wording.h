/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-analysis.h"
#include "analysis/awale-judgment.h"
#include "game/awale-game.h"
#include "game/awale-marks.h"

G_BEGIN_DECLS

/*
 * What the widgets say of a position and its moves, in words for a screen reader or a hint line:
 * made once, so that board, list and graph speak of a move alike. All are translated, and all
 * strings returned are (transfer full).
 */

/** Hundredths of a seed, at least 0: “5 seeds”, “4.5 seeds”. */
char *awale_wording_seeds (int hundredths);

/** What is proven of a value, in short: “proven +3”, “between −1 and +2”. (transfer full) */
char *awale_wording_proof (const AwaleEvaluation *proven);

/** The same of what the opening book says of it: “book +0.4”. (transfer full) */
char *awale_wording_book (const AwaleEvaluation *value);

/** In words: “opening book: 0.4 seeds for South”. (transfer full) */
char *awale_wording_book_in_words (const AwaleEvaluation *value);

/** A margin in words: “2.3 seeds for South”, “1 seed for North”, “even”. */
char *awale_wording_margin (int hundredths);

/**
 * An evaluation in words: “2.3 seeds for South, depth 18”, “exactly 3 seeds for South”, “between
 * 1 seed for North and 2 seeds for South”.
 */
char *awale_wording_evaluation_in_words (const AwaleEvaluation *evaluation);

/** A large number, short: “840”, “12.3 k”, “3.2 M”. */
char *awale_wording_count (double count);

/** “About 2 minutes left”. */
char *awale_wording_time_left (double seconds);

/** The value of the node, “−2.3”, and @words for it: “2.3 seeds for North”; NULL: not known. */
char *awale_wording_finding (AwaleAnalysis  *analysis,
                             char          **words);

/** “Depth 18 · 3.2 M positions · 1.9 M/s”, or where else the value of the node is from. */
char *awale_wording_figures (AwaleAnalysis *analysis);

/** “South D captures 2 · Good move”; for the root “Start of the game”. */
char *awale_wording_move (const AwaleNode *node);

/** The same with its round before it: “Round 3, South D captures 2 · Good move”. */
char *awale_wording_move_in_round (const AwaleNode *node);

/** What sowing @pit at @position would do, where that is legal: “sows to b, captures 3”. */
char *awale_wording_sowing (AwalePosition       position,
                            const AwaleRuleset *rules,
                            AwaleMove           pit);

/** “South can only pass.”, where that is so at the cursor of @game; or NULL. Static text. */
const char *awale_wording_must_pass (AwaleGame *game);

/**
 * “Mistake · gives away 4.5 seeds · not punished · proven”; NULL for a move of which nothing is
 * said.
 */
char *awale_wording_judgment (const AwaleJudgment *judgment,
                               bool                  is_punished);

/** Adds @part to what is told of a thing, after the language's comma unless it is the first. */
void awale_wording_add_part (GString    *text,
                             const char *part);

/**
 * The marks at @pit: “green circle, red arrow to d, blue arrow from B”; NULL if there are none.
 */
char *awale_wording_marks (const AwaleMarks *marks,
                           AwaleMove         pit);

/** “green”. Static text. */
const char *awale_wording_mark_color (AwaleMarkColor color);

G_END_DECLS
