/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "awale-notation.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_TOKEN_END,
  AWALE_TOKEN_TAG,             /**< A tag, `[Name "value"]`. */
  AWALE_TOKEN_BROKEN_TAG,      /**< A malformed tag, such as one without its end; the token is the
                                * rest of the line. */
  AWALE_TOKEN_COMMENT,         /**< A comment, `{…}`. */
  AWALE_TOKEN_BROKEN_COMMENT,  /**< A comment, `{…`, that is not closed before the next tag or the
                                * end. */
  AWALE_TOKEN_LINE_COMMENT,    /**< A comment to the end of a line, `;…`. */
  AWALE_TOKEN_OPEN,            /**< An opening parenthesis. */
  AWALE_TOKEN_CLOSE,           /**< A closing parenthesis. */
  AWALE_TOKEN_NUMBER,          /**< A move number, `12`, a point, an ellipsis, or a comma between
                                * moves. */
  AWALE_TOKEN_MOVE,            /**< A move: `F`, `F+3`, `--`, `f1d2`. */
  AWALE_TOKEN_GLYPH,           /**< A glyph: `!?`, `$10`, `+-`, `N`. */
  AWALE_TOKEN_RESULT,          /**< A result: `26-22`, `S+R`, `*`. */
  AWALE_TOKEN_POSITION,        /**< A position such as `4-4-…-S`, or a text that looks like one. */
  AWALE_TOKEN_WORD,            /**< Any other text. */
} AwaleTokenKind;

typedef struct
{
  AwaleTokenKind kind;
  const char    *start;        /**< First byte of the token, which extends to `end`. */
  const char    *end;
  unsigned       line;
  unsigned       column;
  bool           after_blank_line;
  const char    *name;         /**< Name of a tag. */
  size_t         name_length;
  const char    *value;        /**< Value of a tag, with its escapes; or text of a comment, without
                                * its braces. */
  size_t         value_length;
  AwaleMove      move;
  AwaleMove      to;           /**< Last pit of the sowing if the text names it, see awale-pgn.h;
                                * otherwise AWALE_NO_MOVE. */
  int            number;       /**< Number of a glyph; or number of seeds that a move harvests, -1
                                * if the text does not give it. */
  bool           to_is_of_either;  /**< True if the text does not state the side of the pit `to`. */
  int            seeds;        /**< Number of seeds sown if the text states it; otherwise -1. */
  int            total;        /**< Seeds in the mover's store after the move if the text states
                                * them; otherwise -1. */
} AwaleToken;

/** A lexer, which counts lines and columns. It lives on the stack and need not be freed. */
typedef struct
{
  const char *at;
  const char *end;
  const AwaleNotation *notation;  /**< Notation of moves; NULL for the program's own and
                                   * PlayStrategy's. */
  AwaleSide   side;         /**< Side to move, if there is a `notation`. */
  const char *letters_end;  /**< End of the letters that are known to be moves. */
  bool        game_a_line;  /**< True if every line is a game of its own. */
  unsigned    line;
  unsigned    column;
} AwaleLexer;

/**
 * Initializes a lexer. @text must be valid UTF-8 with lines ended by "\n", and outlive the tokens.
 */
void awale_lexer_init      (AwaleLexer *self,
                            const char *text,
                            size_t      length);

void awale_lexer_next      (AwaleLexer *self,
                            AwaleToken *token);

/** Makes the text at @at, which is at @line and @column, the next to be read. */
void awale_lexer_rewind    (AwaleLexer *self,
                            const char *at,
                            unsigned    line,
                            unsigned    column);

/**
 * Skips to the next line that begins with a tag, or to the next line if each is a game of its own;
 * or to the end. Returns: that place
 */
const char *awale_lexer_skip_game (AwaleLexer *self);

/**
 * True if the text of the move @token names the last pit of @sowing, or none. If the seeds go round
 * the board any pit is accepted, because programs name different ones.
 */
bool  awale_token_ends_in   (const AwaleToken *token,
                             AwaleSowing       sowing);

/** The unescaped value of a tag. (transfer full) */
char *awale_token_dup_value (const AwaleToken *token);

G_END_DECLS
