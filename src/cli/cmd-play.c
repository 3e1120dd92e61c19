/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

#include "awale-cli-line.h"

static char *
list_moves (unsigned moves)
{
  GString *list = g_string_new (NULL);

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (moves & 1u << move)
      g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "",
                              awale_move_to_string (move));
  return g_string_free (list, FALSE);
}

static void
print_outcome (const AwaleCliLine *line,
               bool                json)
{
  static const char *const columns[] = { "position", "legal", "state", "reason", "score", NULL };
  AwalePosition position = awale_cli_line_get_last (line);
  AwaleOutcome outcome = awale_cli_line_judge (line);
  g_autofree char *text = awale_position_to_string (position);
  g_autofree char *legal = list_moves (awale_legal_moves (position, &line->rules));
  g_autofree char *score = awale_score_to_string (outcome.score);
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  awale_table_writer_add_string (&table, text);
  awale_table_writer_add_string (&table, legal);
  awale_table_writer_add_string (&table, awale_game_state_get_id (outcome.state));
  awale_table_writer_add_string (&table, awale_ending_get_id (outcome.ending));
  awale_table_writer_add_string (&table, score);
}

static AwaleExit
play (const AwaleRuleset *rules,
      AwalePosition       start,
      char              **texts,
      bool                json)
{
  g_auto (AwaleCliLine) line = { 0 };

  awale_cli_line_init (&line, rules, start);
  for (int i = 0; texts[i] != NULL; i++)
    if (!awale_cli_line_play (&line, texts[i]))
      return AWALE_EXIT_NO;
  print_outcome (&line, json);
  return AWALE_EXIT_DONE;
}

AwaleExit
awale_cmd_play (const AwaleSubcommand   *command,
                char                  ***arguments)
{
  g_autofree char *ruleset = NULL;
  g_autofree char *position_text = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, N_("Ruleset or its axes"), N_("RULESET") },
    { "position", 0, 0, G_OPTION_ARG_STRING, &position_text, N_("Start of the game"),
      N_("POSITION") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write one JSON object per line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleRuleset rules;
  AwalePosition position;
  AwaleExit status;

  awale_cli_mark_passes (*arguments, entries, -1);
  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (!awale_cli_read_ruleset (ruleset, &rules)
      || !awale_cli_read_position (position_text, &position))
    return AWALE_EXIT_USAGE;

  return play (&rules, position, *arguments + 1, json);
}
