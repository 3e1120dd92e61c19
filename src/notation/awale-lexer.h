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
  AWALE_TOKEN_TAG,             /**< `[Name "value"]` */
  AWALE_TOKEN_BROKEN_TAG,      /**< A tag's line without its end. */
  AWALE_TOKEN_COMMENT,         /**< `{…}` */
  AWALE_TOKEN_BROKEN_COMMENT,  /**< `{…` that is not closed before the next game. */
  AWALE_TOKEN_LINE_COMMENT,    /**< `;…` */
  AWALE_TOKEN_OPEN,            /**< `(` */
  AWALE_TOKEN_CLOSE,           /**< `)` */
  AWALE_TOKEN_NUMBER,          /**< `12`, dots and ellipses, all without meaning. */
  AWALE_TOKEN_MOVE,            /**< `F`, `F+3`, `--`, `f1d2` */
  AWALE_TOKEN_GLYPH,           /**< `!?`, `$10` */
  AWALE_TOKEN_RESULT,          /**< `26-22`, `*` */
  AWALE_TOKEN_POSITION,        /**< Text like `4-4-…-S`. */
  AWALE_TOKEN_WORD,            /**< Anything else. */
} AwaleTokenKind;

typedef struct
{
  AwaleTokenKind kind;
  const char    *start;        /**< The whole token, up to @end. */
  const char    *end;
  unsigned       line;
  unsigned       column;
  bool           after_blank_line;
  const char    *name;         /**< Name of a tag. */
  size_t         name_length;
  const char    *value;        /**< Value of a tag, with escapes; text of a comment, without
                                * braces. */
  size_t         value_length;
  AwaleMove      move;
  AwaleMove      to;           /**< Stated end of the sowing, see awale-pgn.h; or AWALE_NO_MOVE. */
  int            number;       /**< The glyph; or the harvest of a move, -1 if not stated. */
  bool           to_is_of_either;  /**< The side of the pit @to is not stated. */
  int            seeds;        /**< Stated number of seeds sown; -1 if not stated. */
  int            total;        /**< Stated seeds of the mover after the move; -1 if not stated. */
} AwaleToken;

/** A lexer, which counts lines and columns. A value on the stack. */
typedef struct
{
  const char *at;
  const char *end;
  const AwaleNotation *notation;  /**< NULL: the program's own, or PlayStrategy's. */
  AwaleSide   side;         /**< Side to move, if there is a @notation. */
  const char *letters_end;  /**< End of the letters that are known to be moves. */
  bool        game_a_line;  /**< Games end with lines, not where tags begin. */
  unsigned    line;
  unsigned    column;
} AwaleLexer;

/** @text must be valid UTF-8 with lines ended by "\n", and outlive the tokens. */
void awale_lexer_init      (AwaleLexer *self,
                            const char *text,
                            size_t      length);

void awale_lexer_next      (AwaleLexer *self,
                            AwaleToken *token);

/** Goes back to the token at @at. */
void awale_lexer_rewind    (AwaleLexer *self,
                            const char *at,
                            unsigned    line,
                            unsigned    column);

/** Skips to the beginning of the next game, or the end. Returns: that place */
const char *awale_lexer_skip_game (AwaleLexer *self);

/**
 * True if the move @token states the last pit of @sowing, or none. Programs differ in it for seeds
 * that go round the board, so that any is right.
 */
bool  awale_token_ends_in   (const AwaleToken *token,
                             AwaleSowing       sowing);

/** The unescaped value of a tag. (transfer full) */
char *awale_token_dup_value (const AwaleToken *token);

G_END_DECLS
