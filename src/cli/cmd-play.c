/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

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
print_outcome (const AwaleRuleset *rules,
               const GArray       *positions,
               bool                json)
{
  static const char *const columns[] = { "position", "legal", "state", "reason", "score", NULL };
  AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
  AwaleOutcome outcome = awale_outcome (rules, (const AwalePosition *) (void *) positions->data,
                                        positions->len);
  g_autofree char *text = awale_position_to_string (position);
  g_autofree char *legal = list_moves (awale_legal_moves (position, rules));
  g_autofree char *score = awale_score_to_string (outcome.score);
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  awale_table_writer_add_string (&table, text);
  awale_table_writer_add_string (&table, legal);
  awale_table_writer_add_string (&table, awale_game_state_get_id (outcome.state));
  awale_table_writer_add_string (&table, awale_ending_get_id (outcome.ending));
  awale_table_writer_add_string (&table, score);
}

AwaleExit
awale_cmd_play (const AwaleSubcommand   *command,
                char                  ***arguments)
{
  g_autofree char *ruleset = NULL;
  g_autofree char *position_text = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_RULESET_ENTRY (ruleset),
    { "position", 0, 0, G_OPTION_ARG_STRING, &position_text, N_("Start of the game"),
      N_("POSITION") },
    AWALE_CLI_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL
  };
  AwaleRuleset rules;
  AwalePosition position;
  AwaleExit status;
  g_autoptr (GArray) positions = NULL;
  char **words;

  awale_cli_mark_passes (*arguments, entries, -1);
  words = awale_cli_parse_options (command, arguments, entries, &status);
  if (words == NULL)
    return status;
  if (!awale_cli_read_ruleset (ruleset, &rules)
      || !awale_cli_read_position (position_text, &position))
    return AWALE_EXIT_USAGE;
  positions = awale_cli_play_moves (&rules, position, words);
  if (positions == NULL)
    return AWALE_EXIT_NO;
  print_outcome (&rules, positions, json);
  return AWALE_EXIT_DONE;
}
