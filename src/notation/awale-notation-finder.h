/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The notation of a game, by trying them all. */
#pragma once

#include "awale-lexer.h"

G_BEGIN_DECLS

/**
 * Finds the notation that makes most sense of the game at @lexer, which begins at @start: legal
 * to the end, and in agreement with the harvests, totals, last pits and result as written.
 * @result: value of a tag (nullable); @wish: the notation to take if it is legal (nullable);
 * @other: (out): a notation that fits as well, NULL if there is none. Returns: (nullable): NULL if
 * the game is in the program's own notation, or in none
 */
const AwaleNotation *awale_notation_find      (const AwaleLexer     *lexer,
                                               const AwaleRuleset   *rules,
                                               AwalePosition         start,
                                               const char           *result,
                                               const AwaleNotation  *wish,
                                               const AwaleNotation **other);

G_END_DECLS
