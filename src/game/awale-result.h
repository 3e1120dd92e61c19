/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** A game's result: a score, or not known (yet). Seeds may be left uncounted. */
typedef struct
{
  bool       known;
  AwaleScore score;  /**< In half seeds; 0-0 when not known. */
} AwaleResult;

/**
 * Reads the text of a Result tag or of the end of movetext: `26-22`, `23.5-24.5`, `*`.
 * Returns: whether it is one; numbers beyond all seeds are none.
 */
bool  awale_result_parse     (const char  *text,
                              AwaleResult *result);

/** A score of seeds, not only a winner: 1-0 is none, since a harvest takes two seeds at least. */
bool  awale_result_has_seeds (AwaleResult  result);

/** Likewise written. Returns: (transfer full) */
char *awale_result_to_string (AwaleResult  result);

G_END_DECLS
