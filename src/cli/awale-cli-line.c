/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "awale-cli.h"

void
awale_cli_line_init (AwaleCliLine       *self,
                     const AwaleRuleset *rules,
                     AwalePosition       start)
{
  *self = (AwaleCliLine) {
    .rules = *rules,
    .positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition)),
  };
  g_array_append_val (self->positions, start);
}

void
awale_cli_line_clear (AwaleCliLine *self)
{
  g_clear_pointer (&self->positions, g_array_unref);
}

AwalePosition
awale_cli_line_get_last (const AwaleCliLine *self)
{
  return g_array_index (self->positions, AwalePosition, self->positions->len - 1);
}

AwaleOutcome
awale_cli_line_judge (const AwaleCliLine *self)
{
  return awale_outcome (&self->rules, (const AwalePosition *) self->positions->data,
                        self->positions->len);
}

/* Recorded games may go on after an end by agreement or by count; the person should know. */
static void
warn_if_over (AwaleCliLine *self)
{
  AwaleOutcome outcome;

  if (self->is_over)
    return;
  outcome = awale_cli_line_judge (self);
  if (outcome.state != AWALE_GAME_STATE_ENDED)
    return;
  self->is_over = true;
  awale_cli_message (_("ply %u: the game went on after its end: %s"), self->positions->len,
                     awale_ending_describe (outcome.ending));
}

/* Plays the move that @word, of @length bytes, stands for. */
static bool
play_word (AwaleCliLine *self,
           const char   *word,
           int           length,
           AwaleMove     move)
{
  AwalePosition position = awale_cli_line_get_last (self);
  AwaleIllegalReason refusal = awale_illegal_reason (position, &self->rules, move);

  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    {
      awale_cli_message (_("ply %u: %.*s: %s"), self->positions->len, length, word,
                         awale_illegal_reason_to_string (refusal));
      return false;
    }

  warn_if_over (self);
  position = awale_play (position, &self->rules, move, NULL);
  g_array_append_val (self->positions, position);
  return true;
}

bool
awale_cli_line_play (AwaleCliLine *self,
                     const char   *text)
{
  while (*(text += strspn (text, " \t\n\v\f\r")) != '\0')
    {
      const char *word = text;
      AwaleMove move = awale_move_read (&text);

      if (move == AWALE_NO_MOVE)
        text = g_utf8_next_char (text);
      if (!play_word (self, word, (int) (text - word), move))
        return false;
    }
  return true;
}

char *
awale_cli_dup_moves (const int8_t *moves,
                     int           n_moves)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_moves; i++)
    g_string_append_printf (text, "%s%s", i > 0 && i % 2 == 0 ? " " : "",
                            awale_move_to_string (moves[i]));
  return g_string_free (text, FALSE);
}

static bool
begins_with_pass (const char *word)
{
  return g_str_has_prefix (word, "--")
         && strspn (word, "-ABCDEFabcdef \t\n") == strlen (word);
}

void
awale_cli_mark_passes (char              **arguments,
                       const GOptionEntry *entries,
                       int                 n_before)
{
  int n_words = 0;

  for (int i = 1; arguments[i] != NULL; i++)
    {
      if (strcmp (arguments[i], "--") == 0 && n_words <= n_before)
        return;
      if (begins_with_pass (arguments[i]))
        {
          char *marked = g_strconcat (" ", arguments[i], NULL);

          g_free (arguments[i]);
          arguments[i] = marked;
        }
      if (arguments[i][0] != '-')
        n_words++;
      else if (awale_cli_takes_value (entries, arguments[i]) && arguments[i + 1] != NULL)
        i++;
    }
}
