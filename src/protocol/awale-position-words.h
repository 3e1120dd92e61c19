/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Errors of engines and of the protocol. */
typedef enum
{
  AWALE_PROTOCOL_ERROR_SYNTAX,  /**< The text cannot be parsed, or has an impossible meaning. */
  AWALE_PROTOCOL_ERROR_START,   /**< The engine could not be started or did not get ready. */
  AWALE_PROTOCOL_ERROR_FAULT,   /**< The engine ended, hung, flooded or gave an invalid answer. */
  AWALE_PROTOCOL_ERROR_RULES,   /**< The engine does not play the requested rules. */
} AwaleProtocolError;

#define AWALE_PROTOCOL_ERROR (awale_protocol_error_quark ())
GQuark awale_protocol_error_quark (void);

/** Separators of words. */
#define AWALE_WORDS_SPACES " \t\n\v\f\r"

/** Splits a line at white space. */
char  **awale_words_split       (const char          *text);

/** The rest of @line if it begins with @word (one or two words), else NULL. */
const char *awale_line_after_word (const char        *line,
                                   const char        *word);

/** Parses a single move, `--` included; AWALE_NO_MOVE if invalid. */
AwaleMove awale_move_parse      (const char          *word);

/** Parses a set of moves (`ABf`, `--`). Returns: false if it is anything else */
bool    awale_moves_parse_set   (const char          *word,
                                 unsigned            *moves);

/**
 * Plays the moves of @text, with or without spaces, from the last of @positions (of
 * AwalePosition) on, and appends the resulting positions. Moves after a majority, a repetition
 * and so on are allowed, as recorded games have them.
 *
 * Returns: false at the first illegal move; those before it have been played
 */
bool    awale_moves_play        (const AwaleRuleset  *rules,
                                 GArray              *positions,
                                 const char          *text,
                                 GError             **error);

/**
 * Parses the text after `position`: `startpos` or `fen P`, optionally `moves M`.
 *
 * Returns: all positions from the start, or NULL (transfer full) (element-type AwalePosition)
 */
GArray *awale_position_words_parse (const AwaleRuleset  *rules,
                                    const char          *text,
                                    GError             **error);

/** Formats the `position` line of a game. (transfer full) */
char   *awale_position_words_to_string (AwalePosition  start,
                                        const int8_t  *moves,
                                        size_t         n_moves);

G_END_DECLS
