/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * An engine of the protocol that runs the plain search, at full width and without quiescence, so
 * that matches can measure the full search. It sends no `info`, and reads no input while it
 * searches.
 */
#include <stdio.h>
#include <string.h>

#include "engine/awale-engine.h"
#include "protocol/awale-protocol.h"

enum
{
  HASH = 64,
  LINE = 1 << 16,
};

typedef struct
{
  AwaleSearcher *searcher;
  GArray        *positions;
} Engine;

static void
say (const char *line)
{
  printf ("%s\n", line);
  fflush (stdout);
}

static void
take_position (Engine     *self,
               const char *rest)
{
  GArray *positions = awale_position_command_parse (&awale_preset_default ()->rules, rest, NULL);

  if (positions == NULL)
    return;
  g_array_unref (self->positions);
  self->positions = positions;
}

static void
take_go (Engine     *self,
         const char *rest)
{
  const AwalePosition *game = (const AwalePosition *) (const void *) self->positions->data;
  AwaleGoCommand go = awale_go_command_parse (rest, NULL);
  AwaleSearchLimits limits = awale_go_command_get_limits (&go, game[self->positions->len - 1]);
  AwaleSearchResult result;
  g_autofree char *line = NULL;

  limits.plain = true;
  result = awale_searcher_run (self->searcher, game, self->positions->len, &limits, NULL, NULL,
                               NULL);
  line = g_strconcat ("bestmove ", result.n_lines > 0
                      ? awale_move_to_string (result.lines[0].move) : "0000", NULL);
  say (line);
}

/* Handles a line of the protocol. Returns: false after `quit` */
static bool
take_line (Engine     *self,
           const char *line)
{
  if (strcmp (line, "uci") == 0)
    say ("id name Plain\nid author The Awale developers\nuciok");
  else if (strcmp (line, "isready") == 0)
    say ("readyok");
  else if (strcmp (line, "ucinewgame") == 0)
    awale_searcher_clear (self->searcher);
  else if (g_str_has_prefix (line, "position "))
    take_position (self, line + strlen ("position "));
  else if (g_str_has_prefix (line, "go"))
    take_go (self, line + strlen ("go"));
  return strcmp (line, "quit") != 0;
}

int
main (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  Engine self = {
    .searcher = awale_searcher_new (rules, HASH),
    .positions = awale_position_command_parse (rules, "startpos", NULL),
  };
  g_autofree char *line = g_malloc (LINE);

  while (fgets (line, LINE, stdin) != NULL && take_line (&self, g_strchomp (line)))
    ;
  g_array_unref (self.positions);
  awale_searcher_free (self.searcher);
  return 0;
}
