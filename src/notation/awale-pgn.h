/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * PGN as PlayStrategy writes it for Oware, which is Abapa. A move has the first and last pit of
 * a sowing, `d1e2`: files `a` to `f` from South's left; rank 1 is South's. A position,
 * `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1`, has North's row first, as South sees it, `4S`
 * for seeds and a bare number for that many empty pits; then the stores of South and North, the
 * side to move, and the round. A result, `1-0`, names the winner, not the score; the score of a
 * game from elsewhere is in a tag of our own, `OwareScore`.
 */
#pragma once

#include "awale-header.h"

G_BEGIN_DECLS

enum
{
  AWALE_PGN_MOVE_LENGTH = 4,
};

/* Tags for the Result and the Termination of PlayStrategy, and our own tag for the score. */
#define AWALE_PGN_RESULT_TAG "PGNResult"
#define AWALE_PGN_TERMINATION_TAG "PGNTermination"
#define AWALE_PGN_SCORE_TAG "OwareScore"

/** Parses the four bytes at @text: the first pit of a sowing and its last. */
bool awale_pgn_read_move      (const char    *text,
                               AwaleMove     *from,
                               AwaleMove     *to);

/** Formats the move that led to @node like PlayStrategy. (transfer full) */
char *awale_pgn_dup_move      (const AwaleNode    *node,
                               const AwaleRuleset *rules);

bool awale_pgn_parse_position (const char    *text,
                               AwalePosition *position);

/**
 * Converts PGN tags to the program's own: White is South, Black is North, FEN a position. Tags with
 * another meaning are renamed: `PGNResult` if it names the winner, and `PGNTermination`.
 * @has_score: (out): true if the score and the termination are the program's own Returns: false if
 * the tags are not those of PGN
 */
bool awale_pgn_adopt_header   (AwaleHeader   *header,
                               bool          *has_score);

/** True if @text, a result, names the winner and not the score. */
bool awale_pgn_names_winner   (const char    *text);

/**
 * Gives a PGN game without a score the score that follows from its moves. Returns: false if none
 * does
 */
bool awale_pgn_settle         (AwaleGame     *game);

/**
 * The winner of @game in its tags if the other side has more seeds and only the rules have ended
 * the game; otherwise NULL. (transfer none)
 */
const char *awale_pgn_find_contradiction (AwaleGame *game);

G_END_DECLS
