/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "engine/awale-search.h"
#include "game/awale-node.h"

G_BEGIN_DECLS

/**
 * What a search found for the @mover, for South: a proven value, or else an estimate, which is told
 * in tenths of a seed, as it is shown: so what is shown adds up.
 */
AwaleEvaluation awale_evaluation_from_line   (const AwaleSearchLine   *line,
                                              AwaleSide                mover);

/** What is proven of it, be it only bounds; an estimate of 0 if nothing is. */
AwaleEvaluation awale_evaluation_proven_of_line (const AwaleSearchLine *line,
                                              AwaleSide                mover);

/**
 * The value of the position that was searched: that of its best line, be it proven or not; but
 * where another move may be worth more than a proven one, it is no more than an estimate.
 */
AwaleEvaluation awale_evaluation_from_search (const AwaleSearchResult *result,
                                              AwaleSide                mover);

/** What a search of a position, in which @mover is to move, tells of its moves. */
AwaleMoveValues awale_move_values_from_search (const AwaleSearchResult *result,
                                               AwaleSide                mover);

/** What @book (nullable) says of @position and its moves, as far as they are in it. */
AwaleMoveValues awale_move_values_from_book  (const AwaleBook         *book,
                                              AwalePosition            position);

/**
 * The value of the last of @positions if the rules end the game there; false if they do not, or
 * if the players @go_on, as recorded games may, while there is a move.
 */
bool            awale_evaluation_of_ending   (const AwaleRuleset      *rules,
                                              const AwalePosition     *positions,
                                              size_t                   n_positions,
                                              bool                     go_on,
                                              AwaleEvaluation         *evaluation);

/**
 * The value of the last of @positions if @tables (nullable) prove one with the history there is.
 * May read a file: not for the main loop.
 */
bool            awale_evaluation_of_tables   (AwaleTablebase          *tables,
                                              const AwaleRuleset      *rules,
                                              const AwalePosition     *positions,
                                              size_t                   n_positions,
                                              AwaleEvaluation         *evaluation);

G_END_DECLS
