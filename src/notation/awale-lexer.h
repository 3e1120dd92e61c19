/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_TOKEN_END,
  AWALE_TOKEN_TAG,             /**< `[Name "value"]` */
  AWALE_TOKEN_BROKEN_TAG,      /**< Such a line that has no end. */
  AWALE_TOKEN_COMMENT,         /**< `{…}` */
  AWALE_TOKEN_BROKEN_COMMENT,  /**< `{…` that is never closed, or not before the next game. */
  AWALE_TOKEN_LINE_COMMENT,    /**< `;…` */
  AWALE_TOKEN_OPEN,            /**< `(` */
  AWALE_TOKEN_CLOSE,           /**< `)` */
  AWALE_TOKEN_NUMBER,          /**< `12`, dots and ellipses: they say nothing. */
  AWALE_TOKEN_MOVE,            /**< `F`, `F+3`, `--`, `f1d2` */
  AWALE_TOKEN_GLYPH,           /**< `!?`, `$10` */
  AWALE_TOKEN_RESULT,          /**< `26-22`, `*` */
  AWALE_TOKEN_POSITION,        /**< What looks like `4-4-…-S`. */
  AWALE_TOKEN_WORD,            /**< Anything else. */
} AwaleTokenKind;

typedef struct
{
  AwaleTokenKind kind;
  const char    *start;        /**< All of it, up to @end. */
  const char    *end;
  unsigned       line;
  unsigned       column;
  bool           after_blank_line;
  const char    *name;         /**< Of a tag. */
  size_t         name_length;
  const char    *value;        /**< Of a tag, escapes included; of a comment, without braces. */
  size_t         value_length;
  AwaleMove      move;
  AwaleMove      to;           /**< Where it is said to end, see awale-pgn.h; or AWALE_NO_MOVE. */
  int            number;       /**< The glyph; the harvest of a move, -1 when it is not told. */
} AwaleToken;

/** Goes through a text once, counting lines and columns. A value on the stack. */
typedef struct
{
  const char *at;
  const char *end;
  const char *letters_end;  /**< Up to where letters are known to be moves. */
  bool        game_a_line;  /**< Whether games end where lines do; else where tags begin. */
  unsigned    line;
  unsigned    column;
} AwaleLexer;

/** @text must be valid UTF-8 with lines ended by "\n", and outlive the tokens. */
void awale_lexer_init      (AwaleLexer *self,
                            const char *text,
                            size_t      length);

void awale_lexer_next      (AwaleLexer *self,
                            AwaleToken *token);

/** Goes to where the next game may begin, or to the end. Returns: where that is. */
const char *awale_lexer_skip_game (AwaleLexer *self);

/** A tag's value without its escapes. Returns: (transfer full) */
char *awale_token_dup_value (const AwaleToken *token);

G_END_DECLS
