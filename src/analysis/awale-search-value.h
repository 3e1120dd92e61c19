/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "engine/awale-search.h"
#include "game/awale-node.h"

G_BEGIN_DECLS

/**
 * Converts the value of a line found for @mover into one from South's point of view. Estimates are
 * rounded to tenths of a seed, as they are displayed, so that displayed numbers add up.
 */
AwaleEvaluation awale_evaluation_from_line   (const AwaleSearchLine   *line,
                                              AwaleSide                mover);

/** The proven value or bounds of a line; an estimate of 0 if nothing is proven. */
AwaleEvaluation awale_evaluation_proven_of_line (const AwaleSearchLine *line,
                                              AwaleSide                mover);

/**
 * The value of the position that was searched, which is that of its best line. If another move may
 * be better, even an exact value of this line gives only an estimate.
 */
AwaleEvaluation awale_evaluation_from_search (const AwaleSearchResult *result,
                                              AwaleSide                mover);

/** The values of the moves that were searched, with @mover to move. */
AwaleMoveValues awale_move_values_from_search (const AwaleSearchResult *result,
                                               AwaleSide                mover);

/** The values in @book (nullable) of @position and its moves, as far as the book has them. */
AwaleMoveValues awale_move_values_from_book  (const AwaleBook         *book,
                                              AwalePosition            position);

/**
 * Gets the value of the last of @positions if the rules end the game there. Returns: false if they
 * do not; also if @go_on is true, because the players of a recorded game continued, and a legal
 * move is left
 */
bool            awale_evaluation_of_ending   (const AwaleRuleset      *rules,
                                              const AwalePosition     *positions,
                                              size_t                   n_positions,
                                              bool                     go_on,
                                              AwaleEvaluation         *evaluation);

/**
 * Prepares a search of the last of @positions, where the players continued a game that had ended:
 * relaxes those of @rules that end the game on this board. Returns: the number of positions, from
 * the start, to hide from the search, because a repetition or drought with them would end the game
 */
size_t          awale_play_beyond_ending     (AwaleRuleset            *rules,
                                              const AwalePosition     *positions,
                                              size_t                   n_positions);

/**
 * Gets the value of the last of @positions if @tables (nullable) prove an exact one, given the
 * history. The function may read a file; do not call it on the main thread.
 */
bool            awale_evaluation_of_tables   (AwaleTablebase          *tables,
                                              const AwaleRuleset      *rules,
                                              const AwalePosition     *positions,
                                              size_t                   n_positions,
                                              AwaleEvaluation         *evaluation);

G_END_DECLS
