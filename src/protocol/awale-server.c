/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-server.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "awale-line-buffer.h"
#include "awale-position-command.h"
#include "awale-server-search.h"

/* Maximum length of a line in bytes. */
#define LONGEST_LINE (1 << 20)

struct _AwaleServer
{
  AwaleServerWriteFunc  write;
  void                 *user_data;
  AwaleServerSettings   settings;
  AwaleServerEngine     engine;
  GArray               *positions;  /* History of the game. (element-type AwalePosition) */
  AwaleServerSearch    *search;     /* Last search, which may have ended; or NULL. */
  bool                  forgets;    /* True if a new game began after the last search. */
  bool                  debug;
};

static void G_GNUC_PRINTF (2, 3)
say (AwaleServer *self,
     const char  *format,
     ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  self->write (line, self->user_data);
}

/* Reports an error as text for people, shortened because it may quote the interface. */
static void
say_error (AwaleServer  *self,
           const GError *error)
{
  g_autofree char *text = g_utf8_substring (error->message, 0,
                                            MIN (g_utf8_strlen (error->message, -1), 300));

  say (self, "info string %s", g_strdelimit (text, "\r\n", ' '));
}

/* Explains to the interface why input was ignored, if it has enabled `debug`; @word (nullable) is
 * the ignored word. */
static void
explain (AwaleServer *self,
         const char  *what,
         const char  *word)
{
  g_autofree char *text = NULL;

  if (!self->debug)
    return;
  if (word == NULL)
    {
      say (self, "info string %s", what);
      return;
    }
  text = g_utf8_substring (word, 0, MIN (g_utf8_strlen (word, -1), 200));
  say (self, "info string %s: %s", what, text);
}

static bool
is_searching (AwaleServer *self)
{
  return self->search != NULL && !awale_server_search_is_over (self->search);
}

static void
set_start (AwaleServer *self)
{
  AwalePosition start = awale_position_start ();

  g_array_set_size (self->positions, 0);
  g_array_append_val (self->positions, start);
}

static void
take_uci (AwaleServer *self,
          const char  *rest)
{
  g_auto (GStrv) options = awale_server_settings_list (self->settings.most_hash);

  say (self, "id name Awale %s", AWALE_VERSION);
  say (self, "id author The Awale developers");
  for (int i = 0; options[i] != NULL; i++)
    say (self, "%s", options[i]);
  say (self, "uciok");
}

static void
take_debug (AwaleServer *self,
            const char  *rest)
{
  g_auto (GStrv) words = awale_words_split (rest);

  if (words[0] != NULL && strcmp (words[0], "on") == 0)
    self->debug = true;
  else if (words[0] != NULL && strcmp (words[0], "off") == 0)
    self->debug = false;
  else
    explain (self, _("“debug” needs “on” or “off”"), rest);
}

static void
take_isready (AwaleServer *self,
              const char  *rest)
{
  say (self, "readyok");
}

static void
take_setoption (AwaleServer *self,
                const char  *rest)
{
  g_autoptr (GError) error = NULL;
  AwaleRuleset former = self->settings.rules;

  if (!awale_server_settings_set (&self->settings, rest, &error))
    say_error (self, error);

  /* The position is reset, because it may not be reachable under other rules. */
  if (!awale_ruleset_equal (&former, &self->settings.rules))
    set_start (self);
}

static void
take_ucinewgame (AwaleServer *self,
                 const char  *rest)
{
  self->forgets = true;
  set_start (self);
}

static void
take_position (AwaleServer *self,
               const char  *rest)
{
  g_autoptr (GError) error = NULL;
  GArray *positions = awale_position_command_parse (&self->settings.rules, rest, &error);

  if (positions == NULL)
    {
      say_error (self, error);
      return;
    }
  g_array_unref (self->positions);
  self->positions = positions;
}

/* Restricts the moves to search to the legal ones; if none is legal, all legal moves are
 * searched. */
static void
restrict_moves (AwaleServer    *self,
                AwaleGoCommand *go,
                unsigned        legal)
{
  if ((go->moves & legal) == 0)
    say (self, "info string %s", _("none of the moves to search is legal: all legal moves are "
                                   "searched"));
  else if ((go->moves & ~legal) != 0)
    explain (self, _("illegal moves are ignored"), NULL);
  go->moves &= legal;
}

/* Answers `bestmove 0000` if the game is over; returns false if it is not. */
static bool
answer_ended (AwaleServer *self)
{
  AwaleOutcome outcome = awale_outcome (&self->settings.rules,
                                        (const AwalePosition *) (void *) self->positions->data,
                                        self->positions->len);

  if (outcome.state != AWALE_GAME_STATE_ENDED)
    return false;
  say (self, "info string %s", awale_ending_describe (outcome.ending));
  say (self, "bestmove 0000");
  return true;
}

static void
take_go (AwaleServer *self,
         const char  *rest)
{
  g_autoptr (GString) ignored = g_string_new (NULL);
  AwaleGoCommand go = awale_go_command_parse (rest, ignored);
  AwalePosition last = g_array_index (self->positions, AwalePosition, self->positions->len - 1);

  /* The running search must answer before a new one begins. */
  g_clear_pointer (&self->search, awale_server_search_free);
  if (ignored->len > 0)
    explain (self, _("not understood"), ignored->str);
  if (answer_ended (self))
    return;
  if (go.moves != 0)
    restrict_moves (self, &go, awale_legal_moves (last, &self->settings.rules));

  self->engine.forgets |= self->forgets;
  self->forgets = false;
  self->search = awale_server_search_start (&self->engine, &self->settings, self->positions, &go,
                                            self->write, self->user_data);
}

static void
take_stop (AwaleServer *self,
           const char  *rest)
{
  if (is_searching (self))
    awale_server_search_stop (self->search);
  else
    explain (self, _("no search is running"), NULL);
}

static void
take_ponderhit (AwaleServer *self,
                const char  *rest)
{
  if (is_searching (self))
    awale_server_search_ponder_hit (self->search);
  else
    explain (self, _("no search is running"), NULL);
}

typedef struct
{
  const char *word;
  void     (* take) (AwaleServer *self,
                     const char  *rest);
} Command;

static const Command commands[] = {
  { "uci", take_uci },
  { "debug", take_debug },
  { "isready", take_isready },
  { "setoption", take_setoption },
  { "ucinewgame", take_ucinewgame },
  { "position", take_position },
  { "go", take_go },
  { "stop", take_stop },
  { "ponderhit", take_ponderhit },
};

AwaleServer *
awale_server_new (unsigned              most_hash,
                  AwaleServerWriteFunc  write,
                  void                 *user_data)
{
  AwaleServer *self = g_new0 (AwaleServer, 1);

  self->write = write;
  self->user_data = user_data;
  self->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  set_start (self);
  awale_server_settings_init (&self->settings, most_hash != 0 ? most_hash
                                                              : awale_searcher_get_most_hash ());
  awale_server_engine_init (&self->engine);
  return self;
}

void
awale_server_free (AwaleServer *self)
{
  if (self == NULL)
    return;

  awale_server_search_free (self->search);
  awale_server_engine_clear (&self->engine);
  awale_server_settings_clear (&self->settings);
  g_array_unref (self->positions);
  g_free (self);
}

/* Unknown words at the start of a line are skipped. */
bool
awale_server_take_line (AwaleServer *self,
                        const char  *line)
{
  while (*(line += strspn (line, " \t\v\f\r")) != '\0')
    {
      size_t length = strcspn (line, " \t\v\f\r");
      g_autofree char *word = g_strndup (line, length);

      line += length;
      if (strcmp (word, "quit") == 0)
        return false;
      for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
        if (strcmp (commands[i].word, word) == 0)
          {
            commands[i].take (self, line);
            return true;
          }
      explain (self, _("not understood"), word);
    }
  return true;
}

static void
write_line_cb (const char *line,
               void       *user_data)
{
  FILE *output = user_data;
  g_autofree char *whole = g_strconcat (line, "\n", NULL);

  /* The line is written by a single call, so that lines of two threads cannot mix. */
  fputs (whole, output);
  fflush (output);
}

/* Handles the complete lines in @buffer; @n_dropped counts the dropped lines that were reported.
 * Returns: false after `quit` */
static bool
take_lines (AwaleServer     *self,
            AwaleLineBuffer *buffer,
            unsigned        *n_dropped)
{
  for (;;)
    {
      g_autofree char *line = awale_line_buffer_take (buffer);

      for (; *n_dropped != buffer->n_dropped; ++*n_dropped)
        say (self, "info string %s", _("a line was too long"));
      if (line == NULL)
        return true;
      if (!awale_server_take_line (self, line))
        return false;
    }
}

void
awale_server_run (int   input,
                  FILE *output)
{
  g_autoptr (AwaleServer) self = awale_server_new (0, write_line_cb, output);
  AwaleLineBuffer buffer;
  char bytes[4096];
  unsigned n_dropped = 0;
  bool goes_on = true;

  awale_line_buffer_init (&buffer, LONGEST_LINE);
  while (goes_on)
    {
      ssize_t n_bytes = read (input, bytes, sizeof bytes);

      if (n_bytes < 0 && errno == EINTR)
        continue;
      if (n_bytes > 0)
        awale_line_buffer_push (&buffer, bytes, (gsize) n_bytes);
      else
        awale_line_buffer_end (&buffer);
      goes_on = take_lines (self, &buffer, &n_dropped) && n_bytes > 0;
    }
  awale_line_buffer_clear (&buffer);
}
