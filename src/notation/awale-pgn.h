/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * PGN as PlayStrategy writes it for Oware, which follows the Abapa rules. A move consists of the
 * first and the last pit of a sowing, `d1e2`: files `a` to `f` from South's left; rank 1 is
 * South's. A position, `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1`, begins with North's row as
 * South sees it: `4S` for seeds, and a bare number for that many empty pits. The stores of South
 * and North, the side to move, and the round follow. A result, `1-0`, names the winner, not the
 * score; games that come from elsewhere have their score in a tag of our own, `OwareScore`.
 */
#pragma once

#include "awale-header.h"

G_BEGIN_DECLS

enum
{
  AWALE_PGN_MOVE_LENGTH = 4,
};

/* Tags for PlayStrategy's Result and Termination, and our own tag for the score. */
#define AWALE_PGN_RESULT_TAG "PGNResult"
#define AWALE_PGN_TERMINATION_TAG "PGNTermination"
#define AWALE_PGN_SCORE_TAG "OwareScore"

/** Parses the four bytes at @text, which are the first pit of a sowing and its last. */
bool awale_pgn_read_move      (const char    *text,
                               AwaleMove     *from,
                               AwaleMove     *to);

/** Formats the move that led to @node as PlayStrategy does. (transfer full) */
char *awale_pgn_dup_move      (const AwaleNode    *node,
                               const AwaleRuleset *rules);

bool awale_pgn_parse_position (const char    *text,
                               AwalePosition *position);

/**
 * Converts PGN tags to the program's own: White becomes South, Black becomes North, and FEN is
 * rewritten. If a tag `OwareScore` gives the score, Result gets its value, and @has_score (out) is
 * true. Otherwise Termination becomes `PGNTermination`, and a Result without a score becomes
 * `PGNResult`. Returns: false if the tags are not those of PGN
 */
bool awale_pgn_adopt_header   (AwaleHeader   *header,
                               bool          *has_score);

/**
 * Gives a PGN game without a score the score that follows from its moves. Returns: false if it has
 * a score, or none follows
 */
bool awale_pgn_settle         (AwaleGame     *game);

/**
 * The winner of @game by its tags, if the score contradicts this winner and no termination explains
 * that; otherwise NULL. (transfer none)
 */
const char *awale_pgn_find_contradiction (AwaleGame *game);

G_END_DECLS
