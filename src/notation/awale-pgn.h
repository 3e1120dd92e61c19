/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * PGN as PlayStrategy writes it of Oware, which is Abapa. Its moves tell where a sowing begins and
 * where it ends, `d1e2`: files `a` to `f` from South's left, rank 1 is South's. Its positions,
 * `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1`, have North's row first, as South sees it, `4S` for
 * seeds and a bare number for so many empty pits; then the stores of South and North, who is to
 * move, and the round. Its results, `1-0`, tell who won, not the score.
 */
#pragma once

#include "awale-header.h"

G_BEGIN_DECLS

enum
{
  AWALE_PGN_MOVE_LENGTH = 4,
};

/** The move that the four bytes at @text are: the pit that is sown and the one where it ends. */
bool awale_pgn_read_move      (const char    *text,
                               AwaleMove     *from,
                               AwaleMove     *to);

bool awale_pgn_parse_position (const char    *text,
                               AwalePosition *position);

/**
 * Makes the tags of a game of PGN those of the program's own: White is South, Black North, the FEN
 * a position. What has another meaning is kept under another name: `PGNResult` if it tells the
 * winner, `PGNTermination`. Returns: whether they were of PGN
 */
bool awale_pgn_adopt_header   (AwaleHeader   *header);

/** Whether @text, a result, tells who won, and not the score. */
bool awale_pgn_names_winner   (const char    *text);

/** Keeps who won as @result says, behind the moves, if no tag of @game does. */
void awale_pgn_add_winner     (AwaleGame     *game,
                               const char    *result);

/**
 * Gives a game of PGN the result in seeds that follows from its moves, if it has none. Returns:
 * whether one does
 */
bool awale_pgn_settle         (AwaleGame     *game);

/** Who won @game as its tags say, if that is not who has more seeds; or NULL. (transfer none) */
const char *awale_pgn_find_contradiction (AwaleGame *game);

G_END_DECLS
