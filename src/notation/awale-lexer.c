/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-lexer.h"

#include "awale-note.h"
#include "awale-pgn.h"
#include "awale-text.h"
#include "game/awale-result.h"

#include <string.h>

/* Largest value of a number that is read; any larger number is read as this one. */
#define MAX_NUMBER 1000000

/* Maximum length in characters of the numbers in a position, `48-48-…-23.5-24.5-S`. */
#define MAX_DIGITS_AND_DASHES 80

/* NAG (numeric annotation glyph) for a theoretical novelty. */
#define NOVELTY 146

#define ELLIPSIS "\xe2\x80\xa6"
#define EN_DASH "\xe2\x80\x93"
#define ONE_HALF "\xc2\xbd"

void
awale_lexer_init (AwaleLexer *self,
                  const char *text,
                  size_t      length)
{
  *self = (AwaleLexer) { .at = text, .end = text + length, .letters_end = text, .line = 1,
                         .column = 1 };
}

static bool
has (const AwaleLexer *self,
     const char       *at,
     const char       *what)
{
  size_t length = strlen (what);

  return (size_t) (self->end - at) >= length && memcmp (at, what, length) == 0;
}

/* Advances to @to and counts lines and columns. */
static void
go_to (AwaleLexer *self,
       const char *to)
{
  for (; self->at < to; self->at++)
    if (*self->at == '\n')
      {
        self->line++;
        self->column = 1;
      }
    else if (((unsigned char) *self->at & 0xc0) != 0x80
             && (*self->at != AWALE_BYTE_ORDER_MARK[0]
                 || !has (self, self->at, AWALE_BYTE_ORDER_MARK)))
      self->column++;
}

static bool
is_digit (const AwaleLexer *self,
          const char       *at)
{
  return at < self->end && g_ascii_isdigit (*at);
}

static const char *
skip_digits (const AwaleLexer *self,
             const char       *at)
{
  while (is_digit (self, at))
    at++;
  return at;
}

static int
read_number (const char *at,
             const char *end)
{
  int number = 0;

  for (; at < end; at++)
    number = MIN (number * 10 + g_ascii_digit_value (*at), MAX_NUMBER);
  return number;
}

/* True for any Unicode space, including no-break ones, and for invisible format characters. */
static bool
is_space (const AwaleLexer *self,
          const char       *at)
{
  return at < self->end && ((unsigned char) *at < 0x80
                              ? g_ascii_isspace (*at) || *at == '\v'
                              : g_unichar_isspace (g_utf8_get_char (at))
                                  || g_unichar_type (g_utf8_get_char (at)) == G_UNICODE_FORMAT);
}

/* True for an ASCII letter or digit, and for any character beyond ASCII but spaces. */
static bool
is_word_char (const AwaleLexer *self,
              const char       *at)
{
  return at < self->end && (g_ascii_isalnum (*at)
                            || ((unsigned char) *at >= 0x80 && !is_space (self, at)));
}

/* Signs of chess for the value of a position or a move, and their NAGs. A sign comes before the
 * shorter ones with which it begins. */
static const struct
{
  const char *sign;
  int         glyph;
} symbols[] = {
  { "+/-", 16 }, { "-/+", 17 }, { "+/=", 14 }, { "=/+", 15 },
  { "+-", 18 }, { "-+", 19 }, { "+−", 18 }, { "−+", 19 }, { "+–", 18 }, { "–+", 19 },
  { "+=", 14 }, { "=+", 15 }, { "=", 10 },
  { "±", 16 }, { "∓", 17 }, { "⩲", 14 }, { "⩱", 15 }, { "∞", 13 }, { "□", 7 },
};

/* Finds the sign at @at and stores its number in @glyph. Returns: the end of the sign; NULL if
 * there is none */
static const char *
skip_symbol (const AwaleLexer *self,
             const char       *at,
             int              *glyph)
{
  /* In `+--`, the plus sign marks a harvest, and the dashes are the next move, a pass. */
  if (has (self, at, "+--"))
    return NULL;
  for (size_t i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (has (self, at, symbols[i].sign))
      {
        *glyph = symbols[i].glyph;
        return at + strlen (symbols[i].sign);
      }
  return NULL;
}

/* True for a word character that is neither a digit nor part of an ellipsis or a sign of chess. */
static bool
is_letter (const AwaleLexer *self,
           const char       *at)
{
  int glyph;

  return is_word_char (self, at) && !g_ascii_isdigit (*at) && !has (self, at, ELLIPSIS)
         && skip_symbol (self, at, &glyph) == NULL;
}

static const char *
skip_word (const AwaleLexer *self,
           const char       *at)
{
  do
    at = g_utf8_next_char (at);
  while (is_word_char (self, at));
  return at;
}

/* True if the quotation mark at @at closes the value of a tag. */
static bool
closes_value (const AwaleLexer  *self,
              const char        *at,
              const char       **tag_end)
{
  at++;
  while (at < self->end && (*at == ' ' || *at == '\t'))
    at++;
  if (at == self->end || *at != ']')
    return false;
  *tag_end = at + 1;
  return true;
}

/* Reads a quoted value. A quotation mark inside of it needs an escape only if a `]` follows. */
static bool
read_quoted_value (const AwaleLexer *self,
                   const char       *at,
                   AwaleToken       *token)
{
  token->value = ++at;
  for (; at < self->end && *at != '\n'; at++)
    {
      if (*at == '\\' && at + 1 < self->end && at[1] != '\n')
        at++;
      else if (*at == '"' && closes_value (self, at, &token->end))
        {
          token->value_length = (size_t) (at - token->value);
          return true;
        }
    }
  token->end = at;
  return false;
}

/* Reads an unquoted value, up to the closing bracket. */
static bool
read_bare_value (const AwaleLexer *self,
                 const char       *at,
                 AwaleToken       *token)
{
  token->value = at;
  while (at < self->end && *at != '\n' && *at != ']')
    at++;
  token->value_length = (size_t) (at - token->value);
  while (token->value_length > 0 && strchr (" \t", token->value[token->value_length - 1]) != NULL)
    token->value_length--;
  token->end = at;
  if (at == self->end || *at != ']')
    return false;
  token->end++;
  return true;
}

static void
read_tag (const AwaleLexer *self,
          AwaleToken       *token)
{
  const char *at = self->at + 1;
  bool whole;

  while (at < self->end && (*at == ' ' || *at == '\t'))
    at++;
  token->name = at;
  while (at < self->end && strchr (" \t\n\"[]{}();", *at) == NULL)
    at++;
  token->name_length = (size_t) (at - token->name);
  while (at < self->end && (*at == ' ' || *at == '\t'))
    at++;

  /* A bracket without quotation marks is a tag only at the start of a line. */
  if (at < self->end && *at == '"')
    whole = read_quoted_value (self, at, token);
  else
    whole = read_bare_value (self, at, token) && token->column == 1;
  whole = whole && (g_ascii_isalpha (*token->name) || *token->name == '_'
                    || (unsigned char) *token->name >= 0x80);
  token->kind = whole ? AWALE_TOKEN_TAG : AWALE_TOKEN_BROKEN_TAG;
  if (!whole)
    while (token->end < self->end && *token->end != '\n')
      token->end++;
}

/* Reads a comment, which ends at its closing brace. A comment that is not closed ends before the
 * next line that begins like a tag, or at the end of the text. */
static void
read_comment (const AwaleLexer *self,
              AwaleToken       *token)
{
  const char *at = self->at + 1;

  token->value = at;
  token->kind = AWALE_TOKEN_BROKEN_COMMENT;
  for (; at < self->end; at++)
    {
      if (*at == '}')
        {
          token->kind = AWALE_TOKEN_COMMENT;
          break;
        }
      if (*at == '\n' && awale_line_is_tag (at + 1, self->end))
        break;
      if (*at == '\\' && at + 1 < self->end && at[1] != '\n')
        at++;
    }
  token->value_length = (size_t) (at - token->value);
  token->end = token->kind == AWALE_TOKEN_COMMENT ? at + 1 : at;
}

static void
read_line_comment (const AwaleLexer *self,
                   AwaleToken       *token)
{
  const char *at = memchr (self->at, '\n', (size_t) (self->end - self->at));

  token->kind = AWALE_TOKEN_LINE_COMMENT;
  token->end = at != NULL ? at : self->end;
  token->value = token->start + 1;
  token->value_length = (size_t) (token->end - token->value);
}

static void
read_glyph (const AwaleLexer *self,
            AwaleToken       *token)
{
  static const char *const glyphs[] = { "!!", "??", "!?", "?!", "!", "?" };
  static const int numbers[] = { 3, 4, 5, 6, 1, 2 };

  for (size_t i = 0; i < G_N_ELEMENTS (glyphs); i++)
    if (has (self, self->at, glyphs[i]))
      {
        token->kind = AWALE_TOKEN_GLYPH;
        token->number = numbers[i];
        token->end = self->at + strlen (glyphs[i]);
        return;
      }
}

static void
read_numbered_glyph (const AwaleLexer *self,
                     AwaleToken       *token)
{
  token->end = skip_digits (self, self->at + 1);
  if (token->end == self->at + 1)
    return;
  token->kind = AWALE_TOKEN_GLYPH;
  token->number = read_number (self->at + 1, token->end);
}

/* Skips one side of a score at @at: `26`, `23.5`, `23½` or `1/2`; NULL if there is none. */
static const char *
skip_seeds (const AwaleLexer *self,
            const char       *at)
{
  const char *after = skip_digits (self, at);

  if (has (self, after, ONE_HALF))
    return after + strlen (ONE_HALF);
  if (after == at)
    return NULL;
  if (has (self, at, "1/2"))
    return at + strlen ("1/2");
  if (after < self->end && *after == '.' && is_digit (self, after + 1))
    return skip_digits (self, after + 1);
  return after;
}

static const char *
skip_blanks (const AwaleLexer *self,
             const char       *at)
{
  while (is_space (self, at) && *at != '\n')
    at = g_utf8_next_char (at);
  return at;
}

/* Skips the dash or colon of a score and the spaces around it; NULL if there is none. */
static const char *
skip_dash (const AwaleLexer *self,
           const char       *at)
{
  static const char *const dashes[] = { "-", ":", "\u2010", "\u2011", EN_DASH, "\u2014", "\u2212" };

  at = skip_blanks (self, at);
  for (size_t i = 0; i < G_N_ELEMENTS (dashes); i++)
    if (has (self, at, dashes[i]))
      return skip_blanks (self, at + strlen (dashes[i]));
  return NULL;
}

static const char *
skip_result (const AwaleLexer *self,
             const char       *at)
{
  at = skip_seeds (self, at);
  if (at != NULL)
    at = skip_dash (self, at);
  if (at != NULL)
    at = skip_seeds (self, at);
  return at != NULL && !is_word_char (self, at) && skip_dash (self, at) == NULL ? at : NULL;
}

/* Reads a winner with a reason, `S+R`; see awale_result_parse(). */
static bool
read_winner (const AwaleLexer *self,
             AwaleToken       *token)
{
  const char *at, *word;
  g_autofree char *text = NULL;
  AwaleResult result;

  if (self->at == self->end || strchr ("SNsn", *self->at) == NULL)
    return false;
  at = skip_blanks (self, self->at + 1);
  if (!has (self, at, "+"))
    return false;
  at = word = skip_blanks (self, at + 1);
  while (is_word_char (self, at) && at - word < 20)
    at = g_utf8_next_char (at);
  text = g_strndup (self->at, (size_t) (at - self->at));
  if (!awale_result_parse (text, &result))
    return false;
  token->kind = AWALE_TOKEN_RESULT;
  token->end = at;
  return true;
}

/* Skips digits, points and dashes with the letters after them; NULL unless there are more than two
 * dashes. */
static const char *
skip_position (const AwaleLexer *self,
               const char       *at)
{
  const char *limit = self->end - at > MAX_DIGITS_AND_DASHES ? at + MAX_DIGITS_AND_DASHES
                                                             : self->end;
  unsigned n_dashes = 0;

  for (; at < limit && strchr ("0123456789.-", *at) != NULL; at++)
    n_dashes += *at == '-';
  if (n_dashes <= 2)
    return NULL;
  while (is_word_char (self, at))
    at++;
  return at;
}

/* True if the digits before @end are the number of a round, which a point or an ellipsis
 * follows. */
static bool
is_round (const AwaleLexer *self,
          const char       *end)
{
  return has (self, end, ".") || has (self, end, ELLIPSIS);
}

static void
read_digits (const AwaleLexer *self,
             AwaleToken       *token)
{
  const char *result = skip_result (self, self->at);
  const char *position = result == NULL ? skip_position (self, self->at) : NULL;

  token->kind = result != NULL ? AWALE_TOKEN_RESULT
                : position != NULL ? AWALE_TOKEN_POSITION : AWALE_TOKEN_NUMBER;
  token->end = result != NULL ? result
               : position != NULL ? position : skip_digits (self, self->at);
  if (token->kind == AWALE_TOKEN_NUMBER && self->notation != NULL
      && awale_notation_has_numbers (self->notation) && !is_round (self, token->end))
    token->kind = AWALE_TOKEN_WORD;
}

/* Reads the harvest after a move, such as `+3` or the plus sign alone. */
static void
read_harvest (const AwaleLexer *self,
              AwaleToken       *token)
{
  token->number = -1;
  if (token->end == self->end || *token->end != '+'
      || skip_symbol (self, token->end, &token->number) != NULL)
    {
      token->number = -1;
      return;
    }
  token->end++;
  if (is_digit (self, token->end))
    {
      const char *start = token->end;

      token->end = skip_digits (self, start);
      token->number = read_number (start, token->end);
    }
}

/* Reads the next letter of a word as a move if all letters of the word are pits; otherwise the word
 * is not a move. */
static void
read_letters (AwaleLexer *self,
              AwaleToken *token)
{
  if (self->at >= self->letters_end)
    {
      const char *at = self->at;

      while (at < self->end && awale_move_from_letter (*at) != AWALE_NO_MOVE)
        at++;
      if (at == self->at || is_letter (self, at))
        {
          token->end = skip_word (self, self->at);
          return;
        }
      self->letters_end = at;
    }
  token->kind = AWALE_TOKEN_MOVE;
  token->move = awale_move_from_letter (*self->at);
  token->end = self->at + 1;
  read_harvest (self, token);
}

/* Reads a move in coordinates, such as `d1e2`, if it is a word of its own. */
static bool
read_coordinates (const AwaleLexer *self,
                  AwaleToken       *token)
{
  const char *end = self->at + AWALE_PGN_MOVE_LENGTH;

  if (self->at < self->letters_end || self->end - self->at < AWALE_PGN_MOVE_LENGTH
      || is_word_char (self, end) || !awale_pgn_read_move (self->at, &token->move, &token->to))
    return false;
  token->kind = AWALE_TOKEN_MOVE;
  token->end = end;
  token->number = -1;
  return true;
}

/* Reads one of the chess signs as a glyph, or `N` for a novelty. */
static bool
read_symbol (const AwaleLexer *self,
             AwaleToken       *token)
{
  const char *end = skip_symbol (self, self->at, &token->number);

  if (end == NULL && has (self, self->at, "N") && !is_word_char (self, self->at + 1))
    {
      end = self->at + 1;
      token->number = NOVELTY;
    }
  if (end == NULL)
    return false;
  token->kind = AWALE_TOKEN_GLYPH;
  token->end = end;
  return true;
}

static void
read_dashes (const AwaleLexer *self,
             AwaleToken       *token)
{
  if (!has (self, self->at, "--"))
    {
      read_symbol (self, token);
      return;
    }
  token->kind = AWALE_TOKEN_MOVE;
  token->move = AWALE_PASS;
  token->end = self->at + 2;
  token->number = -1;
}

static void
read_sign (AwaleToken     *token,
           AwaleTokenKind  kind)
{
  token->kind = kind;
  token->end = token->start + 1;
}

static void
read_other (AwaleLexer *self,
            AwaleToken *token)
{
  if (is_digit (self, self->at) || has (self, self->at, ONE_HALF))
    read_digits (self, token);
  else if (has (self, self->at, ELLIPSIS))
    {
      token->kind = AWALE_TOKEN_NUMBER;
      token->end = self->at + strlen (ELLIPSIS);
    }
  else if (read_winner (self, token) || read_symbol (self, token))
    return;
  else if (self->notation != NULL && is_word_char (self, self->at))
    token->end = skip_word (self, self->at);
  else if (read_coordinates (self, token))
    return;
  else if (is_word_char (self, self->at))
    read_letters (self, token);
  else
    token->end = self->at + 1;
}

/* True if nothing but spaces precedes the end of the game: the end of the text, a tag, or the end
 * of the line if each line is a game of its own. */
static bool
is_game_end (const AwaleLexer *self,
             const char       *at)
{
  while (is_space (self, at) && !(self->game_a_line && *at == '\n'))
    at = g_utf8_next_char (at);
  return at == self->end || *at == '[' || *at == '\n';
}

/* True if a result ends the game here. In `6-10`, which may also be a move, the seeds must be all
 * seeds of the game. */
static bool
ends_with_result (const AwaleLexer *self)
{
  const char *end = is_digit (self, self->at) ? skip_result (self, self->at) : NULL;
  g_autofree char *text = NULL;
  AwaleResult result;

  if (end == NULL || !is_game_end (self, end))
    return false;
  text = g_strndup (self->at, (size_t) (end - self->at));
  return awale_result_parse (text, &result)
         && (!awale_result_has_seeds (result)
             || result.score.south + result.score.north == 2 * AWALE_SEEDS);
}

/* Reads a move in another notation than the program's, or a comma between moves. */
static bool
read_foreign (const AwaleLexer *self,
              AwaleToken       *token)
{
  AwaleWrittenMove written;
  const char *end;

  if (has (self, self->at, ","))
    {
      read_sign (token, AWALE_TOKEN_NUMBER);
      return true;
    }
  if (ends_with_result (self))
    return false;
  end = awale_notation_read_move (self->notation, self->side, self->at, self->end, &written);
  if (end == NULL)
    return false;
  token->kind = AWALE_TOKEN_MOVE;
  token->end = end;
  token->move = written.move;
  token->to = written.to;
  token->to_is_of_either = written.to_is_of_either;
  token->number = written.harvest;
  token->seeds = written.seeds;
  token->total = written.total;
  return true;
}

void
awale_lexer_next (AwaleLexer *self,
                  AwaleToken *token)
{
  const char *at = self->at;
  unsigned line = self->line;

  while (is_space (self, at))
    at = g_utf8_next_char (at);
  go_to (self, at);

  *token = (AwaleToken) { .kind = AWALE_TOKEN_WORD, .start = at, .end = MIN (at + 1, self->end),
                          .line = self->line, .column = self->column, .to = AWALE_NO_MOVE,
                          .seeds = -1, .total = -1, .after_blank_line = self->line > line + 1 };
  if (self->notation != NULL && read_foreign (self, token))
    {
      go_to (self, token->end);
      return;
    }
  switch (at < self->end ? *at : '\0')
    {
    case '\0': token->kind = AWALE_TOKEN_END; break;
    case '[':  read_tag (self, token); break;
    case '{':  read_comment (self, token); break;
    case ';':  read_line_comment (self, token); break;
    case '(':  read_sign (token, AWALE_TOKEN_OPEN); break;
    case ')':  read_sign (token, AWALE_TOKEN_CLOSE); break;
    case '.':  read_sign (token, AWALE_TOKEN_NUMBER); break;
    case '*':  read_sign (token, AWALE_TOKEN_RESULT); break;
    case '!':
    case '?':  read_glyph (self, token); break;
    case '$':  read_numbered_glyph (self, token); break;
    case '-':  read_dashes (self, token); break;
    default:   read_other (self, token); break;
    }
  go_to (self, token->end);
}

void
awale_lexer_rewind (AwaleLexer *self,
                    const char *at,
                    unsigned    line,
                    unsigned    column)
{
  self->at = at;
  self->letters_end = at;
  self->line = line;
  self->column = column;
}

const char *
awale_lexer_skip_game (AwaleLexer *self)
{
  bool may_begin = self->column == 1;

  while (self->at < self->end && !(may_begin && awale_line_is_tag (self->at, self->end)))
    {
      const char *line_end = memchr (self->at, '\n', (size_t) (self->end - self->at));

      go_to (self, line_end != NULL ? line_end + 1 : self->end);
      if (self->game_a_line)
        break;
      may_begin = true;
    }
  return self->at;
}

bool
awale_token_ends_in (const AwaleToken *token,
                     AwaleSowing       sowing)
{
  if (token->to == AWALE_NO_MOVE || sowing.seeds >= AWALE_PITS)
    return true;
  return token->to_is_of_either ? token->to % AWALE_SIDE_PITS == sowing.last % AWALE_SIDE_PITS
                                : token->to == sowing.last;
}

char *
awale_token_dup_value (const AwaleToken *token)
{
  GString *value = g_string_sized_new (token->value_length);

  for (size_t i = 0; i < token->value_length; i++)
    {
      const char *at = token->value + i;

      if (*at == '\\' && i + 1 < token->value_length && (at[1] == '\\' || at[1] == '"'))
        i++;
      g_string_append_c (value, token->value[i]);
    }
  return g_string_free (value, FALSE);
}
