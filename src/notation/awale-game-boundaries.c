/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-game-boundaries.h"

#include "awale-note.h"
#include "awale-text.h"

#include <string.h>

/* A line of text, without the characters that end it. */
typedef struct
{
  const char *start;
  const char *end;
} Line;

/* Reads the next line and advances @at past it. Returns: false if no complete line is left; the
 * last line is complete if @is_end */
static bool
next_line (const char **at,
           const char  *end,
           bool         is_end,
           Line        *line)
{
  const char *stop = *at;

  while (stop < end && *stop != '\n' && *stop != '\r')
    stop++;
  if (*at == end || (stop == end && !is_end))
    return false;
  if ((size_t) (stop - *at) >= strlen (AWALE_BYTE_ORDER_MARK)
      && memcmp (*at, AWALE_BYTE_ORDER_MARK, strlen (AWALE_BYTE_ORDER_MARK)) == 0)
    *line = (Line) { *at + strlen (AWALE_BYTE_ORDER_MARK), stop };
  else
    *line = (Line) { *at, stop };
  *at = stop < end ? stop + 1 : stop;
  return true;
}

static const char *
skip_blanks (const Line *line)
{
  const char *at = line->start;

  while (at < line->end && strchr (" \t\v\f", *at) != NULL && *at != '\0')
    at++;
  return at;
}

/* Skips the letters of moves and the dashes of passes; NULL if the word contains anything else. */
static const char *
skip_letters (const char *at,
              const char *end)
{
  const char *start = at;

  while (at < end && (awale_move_from_letter (*at) != AWALE_NO_MOVE
                      || (*at == '-' && at + 1 < end && at[1] == '-')))
    at += *at == '-' ? 2 : 1;
  return at > start && (at == end || *at == ' ' || *at == '\t') ? at : NULL;
}

/* Skips a position such as `4-4-…-S`; NULL if there is none. */
static const char *
skip_position (const char *at,
               const char *end)
{
  if (at == end || !g_ascii_isdigit (*at))
    return NULL;
  while (at < end && (g_ascii_isdigit (*at) || *at == '-' || *at == '.'))
    at++;
  if (at == end || at[-1] != '-' || strchr ("SN", *at) == NULL || *at == '\0')
    return NULL;
  return at + 1;
}

/* True if the line is a game in letters: a position, letters without spaces, a position and
 * letters, or `*`. */
static bool
is_game_in_letters (const Line *line)
{
  const char *at = skip_blanks (line);
  const char *after = skip_position (at, line->end);
  Line rest = { after != NULL ? after : at, line->end };
  const char *letters = skip_blanks (&rest);

  if (*at == '*')
    rest.start = at + 1;
  else if (letters == line->end && after != NULL)
    return true;
  else
    rest.start = skip_letters (letters, line->end);
  return rest.start != NULL && skip_blanks (&rest) == line->end;
}

/* Only complete lines count, because the text may be cut off anywhere, and a single line without an
 * end may be a pasted game. */
AwaleFormat
awale_format_guess (const char *text,
                    size_t      n_bytes)
{
  const char *end = text + n_bytes;
  bool is_letters = false;
  Line line;

  while (next_line (&text, end, false, &line))
    if (skip_blanks (&line) < line.end)
      {
        if (!is_game_in_letters (&line))
          return AWALE_FORMAT_OGN;
        is_letters = true;
      }
  return is_letters ? AWALE_FORMAT_LETTERS : AWALE_FORMAT_OGN;
}

/* True if the line begins with a complete tag, whose value ends on the same line. */
static bool
begins_with_tag (const Line *line)
{
  const char *at = line->start;

  if (!awale_line_is_tag (at, line->end))
    return false;
  while (*at != '"')
    at++;
  for (at++; at < line->end; at++)
    if (*at == '\\' && at + 1 < line->end)
      at++;
    else if (*at == '"')
      {
        Line rest = { at + 1, line->end };
        const char *bracket = skip_blanks (&rest);

        if (bracket < line->end && *bracket == ']')
          return true;
      }
  return false;
}

/*
 * True if a tag after the line must belong to another game: the line contains a part of a move or a
 * result, but no tag. Comments do not count, because they may stand between tags. @is_open (inout):
 * true inside of a comment that continues on the next line
 */
static bool
ends_header (const Line *line,
             bool       *is_open)
{
  bool says_something = false, has_tag = false, is_aside = *is_open;

  for (const char *at = line->start; at < line->end; at++)
    {
      if (*at == '\\' && at + 1 < line->end)
        at++;
      is_aside = is_aside || memchr ("[{;", *at, 3) != NULL;
      if (*at == '{' || *at == '}')
        *is_open = *at == '{';
      has_tag = has_tag || (*at == '[' && (at + 1 == line->end || at[1] != '%'));
      if (!is_aside && (g_ascii_isalpha (*at) || *at == '*' || *at == '-'))
        says_something = true;
    }
  return says_something && !has_tag;
}

static size_t
find_next_ogn (const char *text,
               size_t      n_bytes)
{
  const char *at = text;
  bool has_tag = false, is_behind = false, is_open = false;
  Line line;

  while (next_line (&at, text + n_bytes, true, &line))
    {
      bool is_tag = begins_with_tag (&line);

      if (is_tag && has_tag && is_behind)
        return (size_t) (line.start - text);
      has_tag = has_tag || is_tag;
      if (skip_blanks (&line) < line.end)
        is_behind = ends_header (&line, &is_open);
    }
  return n_bytes;
}

static size_t
find_next_letters (const char *text,
                   size_t      n_bytes)
{
  const char *at = text;
  Line line;

  while (next_line (&at, text + n_bytes, true, &line))
    if (skip_blanks (&line) < line.end)
      return (size_t) (at - text);
  return n_bytes;
}

size_t
awale_format_find_next (AwaleFormat  format,
                        const char  *text,
                        size_t       n_bytes)
{
  g_return_val_if_fail (text != NULL || n_bytes == 0, 0);

  return format == AWALE_FORMAT_LETTERS ? find_next_letters (text, n_bytes)
                                        : find_next_ogn (text, n_bytes);
}

unsigned
awale_text_count_lines (const char *text,
                        size_t      n_bytes,
                        bool        is_end)
{
  unsigned n_lines = 0;

  for (size_t i = 0; i < n_bytes; i++)
    n_lines += text[i] == '\n'
               || (text[i] == '\r' && (i + 1 < n_bytes ? text[i + 1] != '\n' : is_end));
  return n_lines;
}
