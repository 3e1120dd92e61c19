/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** A result: a score, or unknown. Seeds may be left uncounted. */
typedef struct
{
  bool       known;
  AwaleScore score;  /**< In half seeds; 0-0 if unknown. */
} AwaleResult;

/**
 * Parses a Result tag or the end of movetext: `26-22`, `23.5-24.5`, `*`. Returns: false if it
 * is not a result; numbers above the total of seeds are not
 */
bool  awale_result_parse     (const char  *text,
                              AwaleResult *result);

/**
 * True for a score in seeds, false for a mere winner: 1-0 is not a score, as a harvest takes at
 * least two seeds.
 */
bool  awale_result_has_seeds (AwaleResult  result);

/** Formats the result as awale_result_parse() reads it. (transfer full) */
char *awale_result_to_string (AwaleResult  result);

G_END_DECLS
