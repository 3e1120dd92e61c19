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
 * A result: a score, a winner or draw alone, which 1-0, 0-1 or ½-½ stands for, or unknown. Seeds
 * may be left uncounted.
 */
typedef struct
{
  bool        known;
  AwaleScore  score;        /**< In half seeds; 0-0 if unknown. */
  const char *termination;  /**< Value for a Termination tag that `S+R` implies. (nullable) */
} AwaleResult;

/**
 * Parses a Result tag or the end of movetext: `26-22`, `23.5-24.5`, `1/2-1/2`, `N+T`, `*`, with
 * any spaces, dashes and halves. Returns: false if it is not a result; numbers above the total
 * of seeds are not
 */
bool  awale_result_parse     (const char  *text,
                              AwaleResult *result);

/**
 * True for a score in seeds, false for a mere winner: 1-0 is not a score, as a harvest takes at
 * least two seeds.
 */
bool  awale_result_has_seeds (AwaleResult  result);

/** True if both have the same winner and, where both tell it, the same score. */
bool  awale_result_agrees    (AwaleResult  result,
                              AwaleScore   score);

/** Formats the result as awale_result_parse() reads it. (transfer full) */
char *awale_result_to_string (AwaleResult  result);

G_END_DECLS
