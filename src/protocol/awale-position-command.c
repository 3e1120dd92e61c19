/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-position-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (awale-protocol-error-quark, awale_protocol_error)


char **
awale_words_split (const char *text)
{
  GPtrArray *words = g_ptr_array_new ();

  while (*(text += strspn (text, AWALE_WORDS_SPACES)) != '\0')
    {
      size_t length = strcspn (text, AWALE_WORDS_SPACES);

      g_ptr_array_add (words, g_strndup (text, length));
      text += length;
    }
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

AwaleMove
awale_move_parse (const char *word)
{
  AwaleMove move = awale_move_read (&word);

  return *word == '\0' ? move : AWALE_NO_MOVE;
}

bool
awale_moves_parse_set (const char *word,
                       unsigned   *moves)
{
  *moves = 0;
  while (*word != '\0')
    {
      AwaleMove move = awale_move_read (&word);

      if (move == AWALE_NO_MOVE)
        return false;
      *moves |= 1u << move;
    }
  return true;
}

bool
awale_moves_play (const AwaleRuleset  *rules,
                  GArray              *positions,
                  const char          *text,
                  GError             **error)
{
  int ply = 0;

  while (*(text += strspn (text, AWALE_WORDS_SPACES)) != '\0')
    {
      AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
      const char *word = text;
      AwaleMove move = awale_move_read (&text);
      AwaleIllegalReason refusal = awale_illegal_reason (position, rules, move);

      ply++;
      if (refusal != AWALE_ILLEGAL_REASON_NONE)
        {
          if (move == AWALE_NO_MOVE)
            text = g_utf8_next_char (text);
          g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_SYNTAX,
                       _("ply %d: %.*s: %s"), ply, (int) (text - word), word,
                       awale_illegal_reason_to_string (refusal));
          return false;
        }
      position = awale_play (position, rules, move, NULL);
      g_array_append_val (positions, position);
    }
  return true;
}

/* Finds the first word of @text; returns its start and sets *@end to its end. */
static const char *
take_word (const char  *text,
           const char **end)
{
  text += strspn (text, AWALE_WORDS_SPACES);
  *end = text + strcspn (text, AWALE_WORDS_SPACES);
  return text;
}

static bool
is_word (const char *begin,
         const char *end,
         const char *word)
{
  return (size_t) (end - begin) == strlen (word) && memcmp (begin, word, strlen (word)) == 0;
}

/* Parses the start position of a game; *@rest (out) is the text after it. */
static bool
parse_start (const char     *text,
             AwalePosition  *start,
             const char    **rest,
             GError        **error)
{
  g_autofree char *fen = NULL;
  const char *word = take_word (text, rest);

  if (is_word (word, *rest, "startpos"))
    {
      *start = awale_position_start ();
      return true;
    }
  if (!is_word (word, *rest, "fen"))
    {
      g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_SYNTAX,
                   _("“position” needs “startpos” or “fen”"));
      return false;
    }
  word = take_word (*rest, rest);
  fen = g_strndup (word, (size_t) (*rest - word));
  return awale_position_parse (fen, start, error);
}

GArray *
awale_position_command_parse (const AwaleRuleset  *rules,
                              const char          *text,
                              GError             **error)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition start;
  const char *end;

  if (!parse_start (text, &start, &text, error))
    return NULL;
  g_array_append_val (positions, start);

  /* Unknown words before the moves are skipped. */
  for (const char *word = take_word (text, &end); word != end; word = take_word (end, &end))
    if (is_word (word, end, "moves"))
      return awale_moves_play (rules, positions, end, error) ? g_steal_pointer (&positions) : NULL;
  return g_steal_pointer (&positions);
}

char *
awale_position_command_to_string (AwalePosition  start,
                                  const int8_t  *moves,
                                  size_t         n_moves)
{
  GString *line = g_string_new ("position ");

  if (awale_position_equal (start, awale_position_start ()))
    g_string_append (line, "startpos");
  else
    {
      g_autofree char *text = awale_position_to_string (start);

      g_string_append_printf (line, "fen %s", text);
    }
  if (n_moves > 0)
    g_string_append (line, " moves ");
  for (size_t i = 0; i < n_moves; i++)
    g_string_append (line, awale_move_to_string (moves[i]));
  return g_string_free (line, FALSE);
}

const char *
awale_line_after_word (const char *line,
                       const char *word)
{
  size_t length = strlen (word);

  line += strspn (line, " \t");
  if (strncmp (line, word, length) != 0
      || (line[length] != '\0' && !g_ascii_isspace (line[length])))
    return NULL;
  return line + length;
}
