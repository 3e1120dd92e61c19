/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <inttypes.h>
#include <glib/gi18n-lib.h>

/* --- rulesets --------------------------------------------------------------------------------- */

AwaleExit
awale_cmd_rulesets (const AwaleSubcommand   *command,
                    char                  ***arguments)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL
  };
  AwaleTableWriter table;
  AwaleExit status;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  if (awale_cli_parse_options (command, arguments, entries, &status) == NULL)
    return status;

  awale_table_writer_init (&table, AWALE_TABLE_BARE, json, "ruleset axes");
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *axes = awale_ruleset_to_string (&presets[i].rules);

      awale_table_writer_add (&table, "%s %s", presets[i].id, axes);
    }
  return AWALE_EXIT_DONE;
}

/* --- play ------------------------------------------------------------------------------------- */

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
  AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
  AwaleOutcome outcome = awale_outcome (rules, (const AwalePosition *) (void *) positions->data,
                                        positions->len);
  g_autofree char *text = awale_position_to_string (position);
  g_autofree char *legal = list_moves (awale_legal_moves (position, rules));
  g_autofree char *score = awale_score_to_string (outcome.score);

  awale_cli_print_record (json, "position legal state reason score", "%s %s %s %s %s", text, legal,
                          awale_game_state_get_id (outcome.state),
                          awale_ending_get_id (outcome.ending), score);
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

/* --- perft ------------------------------------------------------------------------------------ */

/* Maximum depth; no count from the start position gets that far, but one from a position with a
 * single line of play might. */
#define MAX_PLIES 1000

static void
count_depths (AwalePosition       position,
              const AwaleRuleset *rules,
              int                 depth,
              bool                json)
{
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, "depth count seconds");
  for (int i = MIN (depth, 1); i <= depth; i++)
    {
      gint64 start = g_get_monotonic_time ();
      uint64_t count = awale_perft (position, rules, i, true);

      awale_table_writer_add (&table, "%d %" PRIi64 " %.3f", i, (gint64) count,
                              (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
    }
}

static void
divide (AwalePosition       position,
        const AwaleRuleset *rules,
        int                 depth,
        bool                json)
{
  unsigned legal = awale_legal_moves (position, rules);
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, "move count");
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (legal & 1u << move)
      {
        AwalePosition after = awale_play (position, rules, move, NULL);

        awale_table_writer_add (&table, "%s %" PRIi64, awale_move_to_string (move),
                                (gint64) awale_perft (after, rules, depth - 1, true));
      }
}

AwaleExit
awale_cmd_perft (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  g_autofree char *ruleset = NULL;
  g_autofree char *position_text = NULL;
  gboolean is_divided = FALSE;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_RULESET_ENTRY (ruleset),
    { "position", 0, 0, G_OPTION_ARG_STRING, &position_text, N_("Start of the lines of play"),
      N_("POSITION") },
    { "divide", 0, 0, G_OPTION_ARG_NONE, &is_divided, N_("Count for each first move"), NULL },
    AWALE_CLI_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL
  };
  AwaleRuleset rules;
  AwalePosition position;
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);
  int depth;

  if (words == NULL)
    return status;
  if (!awale_cli_read_number (words[0], is_divided ? 1 : 0, MAX_PLIES, &depth))
    return awale_cli_usage_error (command, _("“%s” is not a depth"), words[0]);
  if (!awale_cli_read_ruleset (ruleset, &rules)
      || !awale_cli_read_position (position_text, &position))
    return AWALE_EXIT_USAGE;

  (is_divided ? divide : count_depths) (position, &rules, depth, json);
  return AWALE_EXIT_DONE;
}
