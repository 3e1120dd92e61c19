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
 * Texts about positions and moves for screen readers and hint lines, shared so that widgets
 * describe a move in the same words. Returned strings are (transfer full) unless stated otherwise.
 */

/** Formats a proven value briefly: “proven +3”, “between −1 and +2”. */
char *awale_describe_proof (const AwaleEvaluation *proven);

/** Formats a value of the opening book briefly: “book +0.4”. */
char *awale_describe_book (const AwaleEvaluation *value);

/** Describes a value of the opening book: “opening book: 0.4 seeds for South”. */
char *awale_describe_book_in_words (const AwaleEvaluation *value);

/** Describes a margin in hundredths of a seed: “2.3 seeds for South”, “even”. */
char *awale_describe_margin (int hundredths);

/**
 * Describes an evaluation: “2.3 seeds for South, depth 18”, “3 seeds for South, proven”, “between 1
 * seed for North and 2 seeds for South”.
 */
char *awale_describe_evaluation_in_words (const AwaleEvaluation *evaluation);

/** Formats a large number briefly: “840”, “12.3 k”, “3.2 M”. */
char *awale_describe_count (double count);

/** Formats a remaining time: “About 2 minutes left”. */
char *awale_describe_time_left (double seconds);

/**
 * Formats the value of the analyzed position, “−2.3”, and sets @words (out) to its description,
 * “2.3 seeds for North”. For an estimate, @words also has the proven bounds or the value in
 * the opening book. Returns NULL, and does not set @words, if there is no value.
 */
char *awale_describe_finding (AwaleAnalysis *analysis,
                              char         **words);

/**
 * Formats the figures of the search: “Depth 18 · 3.2 M positions · 1.9 M/s”; only the depth if the
 * values were stored earlier. Without a depth it is “Searching…” during a search, otherwise "".
 */
char *awale_describe_figures (AwaleAnalysis *analysis);

/**
 * Describes a move and its glyphs: “South D captures 2 · Good move”. The root is “Start of the
 * game”.
 */
char *awale_describe_move (const AwaleNode *node);

/** Describes a move with its round and glyphs: “Round 3, South D captures 2 · Good move”. */
char *awale_describe_move_in_round (const AwaleNode *node);

/** Describes the effect of sowing @pit, which must be legal: “sows to b, captures 3”. */
char *awale_describe_sowing (AwalePosition       position,
                             const AwaleRuleset *rules,
                             AwaleMove           pit);

/**
 * The sentence “South can only pass.” (or North) if a pass is the only move at the cursor of @game,
 * otherwise NULL. The text is static.
 */
const char *awale_describe_must_pass (AwaleGame *game);

/**
 * Formats a judgment: “Mistake · gives away 4.5 seeds · not punished · proven”. Returns NULL for a
 * move that has not been judged.
 */
char *awale_describe_judgment (const AwaleJudgment *judgment,
                               bool                   is_punished);

/**
 * Appends @part (nullable: nothing is appended) to a description. A comma in the style of the
 * language precedes any but the first part.
 */
void awale_description_add_part (GString    *text,
                                 const char *part);

/** Does the same, and frees @part. */
void awale_description_take_part (GString *text,
                                  char    *part);

/**
 * Appends @detail (transfer full) to a line such as “3 won · 1 lost”. The words of a detail are
 * joined by no-break spaces, so that lines break only between details.
 */
void awale_description_take_detail (GString *text,
                                    char    *detail);

/** Describes the marks at @pit, “green circle, blue arrow from B”; NULL if there are none. */
char *awale_describe_marks (const AwaleMarks *marks,
                            AwaleMove         pit);

/** The name of a mark's color: “green”. The text is static. */
const char *awale_describe_mark_color (AwaleMarkColor color);

G_END_DECLS
