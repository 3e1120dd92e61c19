/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * PGN as PlayStrategy writes it for Oware, which is Abapa. A move has the first and last pit of
 * a sowing, `d1e2`: files `a` to `f` from South's left; rank 1 is South's. A position,
 * `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1`, has North's row first, as South sees it, `4S`
 * for seeds and a bare number for that many empty pits; then the stores of South and North, the
 * side to move, and the round. A result, `1-0`, names the winner, not the score.
 */
#pragma once

#include "awale-header.h"

G_BEGIN_DECLS

enum
{
  AWALE_PGN_MOVE_LENGTH = 4,
};

/** Parses the four bytes at @text: the first pit of a sowing and its last. */
bool awale_pgn_read_move      (const char    *text,
                               AwaleMove     *from,
                               AwaleMove     *to);

bool awale_pgn_parse_position (const char    *text,
                               AwalePosition *position);

/**
 * Converts PGN tags to the program's own: White is South, Black North, FEN a position. Tags
 * with another meaning are renamed: `PGNResult` if it names the winner, `PGNTermination`.
 * Returns: false if they were not PGN
 */
bool awale_pgn_adopt_header   (AwaleHeader   *header);

/** True if @text, a result, names the winner and not the score. */
bool awale_pgn_names_winner   (const char    *text);

/**
 * Gives a PGN game without a score the one that follows from its moves. Returns: false if none
 * does
 */
bool awale_pgn_settle         (AwaleGame     *game);

/**
 * The winner of @game by its tags if the other side has more seeds, and only the rules ended the
 * game; else NULL. (transfer none)
 */
const char *awale_pgn_find_contradiction (AwaleGame *game);

G_END_DECLS
