/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "conversation.h"

#include <string.h>
#include <unistd.h>

#include "protocol/awale-protocol.h"

static void *
server_thread (void *data)
{
  Conversation *self = data;

  awale_server_run (self->server_input, self->server_output);
  fclose (self->server_output);
  return NULL;
}

void
conversation_begin (Conversation *self)
{
  int there[2], back[2];

  g_assert_cmpint (pipe (there), ==, 0);
  g_assert_cmpint (pipe (back), ==, 0);
  self->server_input = there[0];
  self->to_server = there[1];
  self->from_server = fdopen (back[0], "r");
  self->server_output = fdopen (back[1], "w");
  self->thread = g_thread_new ("server", server_thread, self);
}

void
conversation_say_bytes (Conversation *self,
                        const char   *bytes,
                        size_t        n_bytes)
{
  while (n_bytes > 0)
    {
      ssize_t written = write (self->to_server, bytes, n_bytes);

      g_assert_cmpint (written, >, 0);
      bytes += written;
      n_bytes -= (size_t) written;
    }
}

void
conversation_say (Conversation *self,
                  const char   *text)
{
  conversation_say_bytes (self, text, strlen (text));
  conversation_say_bytes (self, "\n", 1);
}

char *
conversation_hear (Conversation *self)
{
  g_autoptr (GString) line = g_string_new (NULL);
  int c;

  while ((c = getc (self->from_server)) != EOF && c != '\n')
    g_string_append_c (line, (char) c);
  g_assert_true (c == '\n' || line->len == 0);
  return c == EOF ? NULL : g_strdup (line->str);
}

void
conversation_expect (Conversation *self,
                     const char   *line)
{
  g_autofree char *heard = conversation_hear (self);

  g_assert_cmpstr (heard, ==, line);
}

char *
conversation_skip_to (Conversation *self,
                      const char   *prefix)
{
  for (;;)
    {
      char *line = conversation_hear (self);

      g_assert_nonnull (line);
      if (g_str_has_prefix (line, prefix))
        return line;
      g_free (line);
    }
}

AwaleMove
conversation_read_best (const char *line)
{
  g_auto (GStrv) words = awale_words_split (line);

  g_assert_cmpstr (words[0], ==, "bestmove");
  g_assert_nonnull (words[1]);
  if (words[2] != NULL)
    {
      g_assert_cmpstr (words[2], ==, "ponder");
      g_assert_cmpint (awale_move_parse (words[3]), !=, AWALE_NO_MOVE);
      g_assert_null (words[4]);
    }
  return awale_move_parse (words[1]);
}

AwaleMove
conversation_hear_best (Conversation *self)
{
  g_autofree char *line = conversation_skip_to (self, "bestmove");

  return conversation_read_best (line);
}

char *
conversation_end (Conversation *self)
{
  GString *rest = g_string_new (NULL);
  char *line;

  if (self->to_server >= 0)
    close (self->to_server);
  while ((line = conversation_hear (self)) != NULL)
    {
      g_string_append_printf (rest, "%s\n", line);
      g_free (line);
    }
  g_thread_join (self->thread);
  fclose (self->from_server);
  close (self->server_input);
  return g_string_free (rest, FALSE);
}

void
conversation_end_silent (Conversation *self)
{
  g_autofree char *rest = conversation_end (self);

  g_assert_cmpstr (rest, ==, "");
}
