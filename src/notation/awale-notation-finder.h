/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The search for the notation of a game, which tries all known ones. */
#pragma once

#include "awale-lexer.h"

G_BEGIN_DECLS

/**
 * Finds the notation in which the game at @lexer makes most sense: if possible legal to its end,
 * otherwise legal for clearly longer than in the program's own, and in agreement with the harvests,
 * totals, last pits and result in the text. The game begins at @start. @result (nullable): the
 * value of the Result tag. @preferred (nullable): the notation to choose if the game is legal in
 * it. @other (out): another notation that fits equally well, or NULL. Returns: (nullable): NULL if
 * the game is legal in the program's own notation, or fits no known one
 */
const AwaleNotation *awale_notation_find      (const AwaleLexer     *lexer,
                                               const AwaleRuleset   *rules,
                                               AwalePosition         start,
                                               const char           *result,
                                               const AwaleNotation  *preferred,
                                               const AwaleNotation **other);

/**
 * True if a game in a notation other than the program's own begins at @lexer, in the position that
 * @rules begin with: its first moves are legal, up to the end of a line. What follows that line has
 * no influence, so that a game reads the same with and without the games behind it.
 */
bool                 awale_notation_begins    (const AwaleLexer     *lexer,
                                               const AwaleRuleset   *rules);

G_END_DECLS
