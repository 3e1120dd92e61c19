/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_PROTOCOL_ERROR_SYNTAX,  /**< The text cannot be parsed or describes something impossible. */
  AWALE_PROTOCOL_ERROR_START,   /**< The engine could not be started or did not get ready. */
  AWALE_PROTOCOL_ERROR_FAULT,   /**< The engine ended, hung, sent too much output, or gave an
                                 * invalid answer. */
  AWALE_PROTOCOL_ERROR_RULES,   /**< The engine does not support the requested rules. */
} AwaleProtocolError;

#define AWALE_PROTOCOL_ERROR (awale_protocol_error_quark ())
GQuark awale_protocol_error_quark (void);

#define AWALE_WORDS_SPACES " \t\n\v\f\r"

char  **awale_words_split       (const char          *text);

/**
 * The rest of @line after @word, which may consist of two words; NULL if @line does not begin with
 * @word.
 */
const char *awale_line_after_word (const char        *line,
                                   const char        *word);

/** Parses a single move, or `--` for a pass; AWALE_NO_MOVE if @word is neither. */
AwaleMove awale_move_parse      (const char          *word);

/**
 * Parses a word of several moves (`ABf`, `--`) into a bit set. Returns: false if @word contains
 * anything else
 */
bool    awale_moves_parse_set   (const char          *word,
                                 unsigned            *moves);

/**
 * Plays the moves in @text, with or without spaces between them, from the last of @positions
 * (element-type AwalePosition) on, and appends the resulting positions. Moves may follow an end by
 * majority, repetition and the like.
 *
 * Returns: false at the first illegal move, after all moves before it were played
 */
bool    awale_moves_play        (const AwaleRuleset  *rules,
                                 GArray              *positions,
                                 const char          *text,
                                 GError             **error);

/**
 * Parses the text after `position`: `startpos` or `fen P`, where P is a position, optionally
 * followed by `moves M`.
 *
 * Returns: (transfer full) (element-type AwalePosition): all positions from the start on, or NULL
 * with @error
 */
GArray *awale_position_command_parse (const AwaleRuleset  *rules,
                                      const char          *text,
                                      GError             **error);

/** Formats the `position` line of a game. (transfer full) */
char   *awale_position_command_to_string (AwalePosition  start,
                                          const int8_t  *moves,
                                          size_t         n_moves);

G_END_DECLS
