/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** What is between the words of a line. */
#define AWALE_WORDS_SPACES " \t\n\v\f\r"

/** The words of a line, whatever white space is between. Returns: (transfer full) */
char  **awale_words_split       (const char          *text);

/** The rest of @line if its first word is @word (which may be two words), else NULL. */
const char *awale_line_after_word (const char        *line,
                                   const char        *word);

/** The one move that @word is, `--` too, or AWALE_NO_MOVE. */
AwaleMove awale_move_parse      (const char          *word);

/** The set of moves that @word lists (`ABf`, `--`). Returns: false if it is anything else. */
bool    awale_moves_parse_set   (const char          *word,
                                 unsigned            *moves);

/**
 * Plays the moves of @text, with or without spaces between, from the last of @positions (of
 * AwalePosition) on, and appends the positions that come about. Moves after a majority, a
 * repetition and so on are played, as recorded games have them.
 *
 * Returns: whether all are legal; if not, those before the first that is not have been played.
 */
bool    awale_moves_play        (const AwaleRuleset  *rules,
                                 GArray              *positions,
                                 const char          *text,
                                 GError             **error);

/**
 * Reads what follows `position`: `startpos` or `fen P`, then maybe `moves M`.
 *
 * Returns: (transfer full) (element-type AwalePosition): all positions from the start on; or NULL.
 */
GArray *awale_position_words_parse (const AwaleRuleset  *rules,
                                    const char          *text,
                                    GError             **error);

/** The whole line that makes an engine know a game. Returns: (transfer full) */
char   *awale_position_words_to_string (AwalePosition  start,
                                        const int8_t  *moves,
                                        size_t         n_moves);

G_END_DECLS
