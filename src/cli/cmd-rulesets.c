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
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write one JSON object per line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleTableWriter table;
  AwaleExit status;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if ((*arguments)[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));

  awale_table_writer_init (&table, AWALE_TABLE_BARE, json, columns);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *axes = awale_ruleset_to_string (&presets[i].rules);

      awale_table_writer_add_string (&table, presets[i].id);
      awale_table_writer_add_string (&table, axes);
    }
  return AWALE_EXIT_DONE;
}
