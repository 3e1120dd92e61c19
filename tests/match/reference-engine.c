/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The reference opponent as an engine of the protocol; see reference-search.h.
 *
 *     reference-engine [TABLE-FOLDER]
 */
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "protocol/awale-line-buffer.h"
#include "protocol/awale-protocol.h"
#include "reference-search.h"

enum
{
  HASH = 64,
};

typedef struct
{
  ReferenceSearch  search;
  GArray          *positions;
  AwaleLineBuffer  buffer;
  GQueue           lines;      /* Lines that are not yet handled. */
  bool             is_over;    /* True if the input has ended. */
} Engine;

static void
say (const char *line)
{
  printf ("%s\n", line);
  fflush (stdout);
}

/* Reads the available input and queues its complete lines; if @wait, waits for input first. */
static void
read_lines (Engine *self,
            bool    wait)
{
  struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };
  char bytes[4096];
  char *line;
  ssize_t n_bytes;

  if (self->is_over || (!wait && poll (&input, 1, 0) <= 0))
    return;
  n_bytes = read (STDIN_FILENO, bytes, sizeof bytes);
  self->is_over = n_bytes <= 0;
  awale_line_buffer_push (&self->buffer, bytes, (gsize) MAX (n_bytes, 0));
  while ((line = awale_line_buffer_take (&self->buffer)) != NULL)
    g_queue_push_tail (&self->lines, line);
}

static bool
must_stop_cb (void *user_data)
{
  Engine *self = user_data;

  read_lines (self, false);
  for (GList *link = self->lines.head; link != NULL; link = link->next)
    if (strcmp (link->data, "stop") == 0 || strcmp (link->data, "quit") == 0)
      return true;
  return self->is_over;
}

static void
info_cb (const ReferenceResult *result,
         void                  *user_data)
{
  const Engine *self = user_data;
  g_autofree char *line = g_strdup_printf ("info depth %d score cp %d nodes %" G_GUINT64_FORMAT
                                           " pv %s", result->depth, result->value,
                                           self->search.nodes,
                                           awale_move_to_string (result->move));

  say (line);
}

static void
take_position (Engine     *self,
               const char *rest)
{
  GArray *positions = awale_position_command_parse (&self->search.rules, rest, NULL);

  if (positions == NULL)
    return;
  g_array_unref (self->positions);
  self->positions = positions;
}

static void
take_go (Engine     *self,
         const char *rest)
{
  AwaleGoCommand go = awale_go_command_parse (rest, NULL);
  AwaleSearchLimits limits =
    awale_go_command_get_limits (&go, g_array_index (self->positions, AwalePosition,
                                                     self->positions->len - 1));
  ReferenceResult result =
    reference_search_run (&self->search, self->positions,
                          limits.depth != 0 ? limits.depth : REFERENCE_MAX_DEPTH,
                          limits.milliseconds, info_cb);
  g_autofree char *line = g_strdup_printf ("bestmove %s", result.move != AWALE_NO_MOVE
                                                            ? awale_move_to_string (result.move)
                                                            : "0000");

  say (line);
}

/* Handles a line of the protocol. Returns: false after `quit` */
static bool
take_line (Engine     *self,
           const char *line)
{
  if (strcmp (line, "uci") == 0)
    say ("id name Reference\nid author The Awale developers\nuciok");
  else if (strcmp (line, "isready") == 0)
    say ("readyok");
  else if (strcmp (line, "ucinewgame") == 0)
    reference_search_forget (&self->search);
  else if (g_str_has_prefix (line, "position "))
    take_position (self, line + strlen ("position "));
  else if (strcmp (line, "go") == 0 || g_str_has_prefix (line, "go "))
    take_go (self, line + strlen ("go"));
  return strcmp (line, "quit") != 0;
}

int
main (int    argc,
      char **argv)
{
  Engine self = { 0 };
  bool goes_on = true;

  reference_search_init (&self.search, argc > 1 ? argv[1] : NULL, HASH);
  self.search.must_stop = must_stop_cb;
  self.search.user_data = &self;
  self.positions = awale_position_command_parse (&self.search.rules, "startpos", NULL);
  awale_line_buffer_init (&self.buffer, 1 << 20);
  g_queue_init (&self.lines);
  while (goes_on)
    {
      g_autofree char *line = g_queue_pop_head (&self.lines);

      if (line != NULL)
        goes_on = take_line (&self, line);
      else if (self.is_over)
        break;
      else
        read_lines (&self, true);
    }
  g_queue_clear_full (&self.lines, g_free);
  awale_line_buffer_clear (&self.buffer);
  g_array_unref (self.positions);
  reference_search_clear (&self.search);
  return 0;
}
