/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

AwaleExit
awale_cmd_rulesets (const AwaleSubcommand   *command,
                    char                  ***arguments)
{
  static const char *const columns[] = { "ruleset", "axes", NULL };
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

  awale_table_writer_init (&table, AWALE_TABLE_BARE, json, columns);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *axes = awale_ruleset_to_string (&presets[i].rules);

      awale_table_writer_add_string (&table, presets[i].id);
      awale_table_writer_add_string (&table, axes);
    }
  return AWALE_EXIT_DONE;
}
