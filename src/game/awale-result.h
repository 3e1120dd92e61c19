/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Values of the Termination tag. */
#define AWALE_TERMINATION_RESIGNATION "resignation"
#define AWALE_TERMINATION_AGREEMENT   "agreement"
#define AWALE_TERMINATION_MAJORITY    "majority"
#define AWALE_TERMINATION_TIME        "time forfeit"
#define AWALE_TERMINATION_FORFEIT     "forfeit"

/**
 * A result: a score, a winner or draw alone (written as 1-0, 0-1 or ½-½), or unknown. The seeds of
 * a score may be fewer than those of the game.
 */
typedef struct
{
  bool        known;
  AwaleScore  score;        /**< Score in half seeds; 0-0 if unknown. */
  const char *termination;  /**< Value of the Termination tag that a text such as `S+R` implies.
                             * (nullable) */
} AwaleResult;

/**
 * Parses the value of a Result tag or the end of movetext: `26-22`, `23.5-24.5`, `1/2-1/2`, `N+T`,
 * `*`, with spaces, and with a colon or any of the usual dashes and halves. Returns: false if @text
 * is not a result, for example because its numbers exceed the number of seeds
 */
bool  awale_result_parse     (const char  *text,
                              AwaleResult *result);

/**
 * True for a score in seeds; false for a mere winner or draw, such as 1-0, and for an unknown
 * result.
 */
bool  awale_result_has_seeds (AwaleResult  result);

/**
 * True if @result, which must be known, and @score have the same winner and, if both have seeds,
 * the same score.
 */
bool  awale_result_agrees    (AwaleResult  result,
                              AwaleScore   score);

/** Formats the result in the form that awale_result_parse() reads. (transfer full) */
char *awale_result_to_string (AwaleResult  result);

/**
 * Formats the result, which must be known, for people: “26–22” or, without seeds, “South won”.
 * @translator: (nullable). (transfer full)
 */
char *awale_result_describe  (AwaleResult            result,
                              const AwaleTranslator *translator);

G_END_DECLS
