/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char        *name;
  AwaleCliOptions    allowed;
  AwaleExit       (* func) (const AwaleSubcommand  *command,
                            const AwaleCliLibrary  *options,
                            char                  **words);
} Verb;

static const Verb verbs[] = {
  { "import", AWALE_CLI_COLLECTION | AWALE_CLI_JSON, awale_cli_library_import },
  { "list", AWALE_CLI_SELECTION | AWALE_CLI_JSON, awale_cli_library_list },
  { "search", (AWALE_CLI_SELECTION & ~AWALE_CLI_POSITION) | AWALE_CLI_JSON,
    awale_cli_library_search },
  { "explore", (AWALE_CLI_SELECTION & ~AWALE_CLI_POSITION) | AWALE_CLI_JSON,
    awale_cli_library_explore },
  { "export", AWALE_CLI_SELECTION, awale_cli_library_export },
  { "stats", AWALE_CLI_SELECTION | AWALE_CLI_JSON, awale_cli_library_stats },
  { "analyse", AWALE_CLI_SELECTION | AWALE_CLI_ANALYSIS | AWALE_CLI_JSON,
    awale_cli_library_analyse },
  { "merge", AWALE_CLI_JSON, awale_cli_library_merge },
  { "bad", AWALE_CLI_JSON, awale_cli_library_bad },
  { "forget", AWALE_CLI_JSON, awale_cli_library_forget },
  { "check", AWALE_CLI_JSON, awale_cli_library_check },
};

static const Verb *
find_verb (const char *name)
{
  for (size_t i = 0; name != NULL && i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (name, verbs[i].name) == 0)
      return &verbs[i];
  return NULL;
}

static AwaleExit
run_verb (const AwaleSubcommand  *command,
          const AwaleCliLibrary  *options,
          char                  **words)
{
  const Verb *verb = find_verb (words[0]);

  if (verb == NULL)
    return awale_cli_usage_error (command, _("import, list, search, explore, export, stats, "
                                             "analyse, merge, bad, forget or check is needed"));
  if (!awale_cli_library_allow (options, command, verb->name, verb->allowed))
    return AWALE_EXIT_USAGE;
  return verb->func (command, options, words + 1);
}

AwaleExit
awale_cmd_library (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_auto (AwaleCliAnalysis) analysis = AWALE_CLI_ANALYSIS_INIT;
  g_auto (AwaleCliLibrary) options = { .analysis = &analysis };
  const GOptionEntry entries[] = {
    AWALE_CLI_LIBRARY_ENTRIES (options),
    { "player", 0, 0, G_OPTION_ARG_STRING, &options.player, N_("Games of this player"),
      N_("NAME") },
    { "collection", 0, 0, G_OPTION_ARG_STRING, &options.collection,
      N_("Games of this collection, or the one to import into"), N_("NAME") },
    AWALE_CLI_ANALYSIS_ENTRIES (analysis),
    { "part", 0, 0, G_OPTION_ARG_STRING, &options.part,
      N_("Do one part of the analysis only: 2/4 is the second of four"), N_("PART") },
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  return run_verb (command, &options, *arguments + 1);
}
