/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include <glib/gi18n-lib.h>

static const AwaleCliVerb verbs[] = {
  { "import", awale_cli_library_import, .least = 1, .most = -1,
    .missing = N_("a file or folder is needed"),
    .options = AWALE_CLI_COLLECTION | AWALE_CLI_JSON },
  { "list", awale_cli_library_list, .options = AWALE_CLI_SELECTION | AWALE_CLI_JSON },
  { "search", awale_cli_library_search, .least = 1, .most = 1,
    .missing = N_("a position is needed"),
    .options = AWALE_CLI_AROUND_POSITION | AWALE_CLI_JSON },
  { "explore", awale_cli_library_explore, .least = 1, .most = 1,
    .missing = N_("a position is needed"),
    .options = AWALE_CLI_AROUND_POSITION | AWALE_CLI_JSON },
  { "export", awale_cli_library_export, .least = 1, .most = 1,
    .missing = N_("a file to write is needed"), .options = AWALE_CLI_SELECTION },
  { "stats", awale_cli_library_stats, .options = AWALE_CLI_SELECTION | AWALE_CLI_JSON },
  { "analyse", awale_cli_library_analyse, .most = 1,
    .options = AWALE_CLI_SELECTION | AWALE_CLI_ANALYSIS | AWALE_CLI_JSON },
  { "merge", awale_cli_library_merge, .least = 1, .most = -1, .missing = N_("a file is needed"),
    .options = AWALE_CLI_JSON },
  { "bad", awale_cli_library_bad, .most = 1, .options = AWALE_CLI_JSON },
  { "forget", awale_cli_library_forget, .most = -1, .options = AWALE_CLI_JSON },
  { "check", awale_cli_library_check, .options = AWALE_CLI_JSON },
  { .name = NULL }
};

AwaleExit
awale_cmd_library (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_auto (AwaleCliLibrary) self = { .command = command, .analysis = AWALE_CLI_ANALYSIS_INIT };
  const GOptionEntry entries[] = {
    AWALE_CLI_LIBRARY_ENTRIES (self),
    { "player", 0, 0, G_OPTION_ARG_STRING, &self.player, N_("Games of this player"), N_("NAME") },
    { "collection", 0, 0, G_OPTION_ARG_STRING, &self.collection,
      N_("Games of this collection, or the one to import into"), N_("NAME") },
    AWALE_CLI_ANALYSIS_ENTRIES (self.analysis),
    { "part", 0, 0, G_OPTION_ARG_STRING, &self.part,
      N_("Do one part of the analysis only: 2/4 is the second of four"), N_("PART") },
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;
  const AwaleCliVerb *verb;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words == NULL)
    return status;
  verb = awale_cli_find_verb (command, verbs,
                              _("import, list, search, explore, export, stats, analyse, merge, "
                                "bad, forget or check is needed"), words);
  if (verb == NULL || !awale_cli_library_allow (&self, verb->name, verb->options)
      || !awale_cli_check_words (command, verb, words))
    return AWALE_EXIT_USAGE;
  if ((verb->options & AWALE_CLI_POSITION_WORD) != 0)
    self.position = g_strdup (words[1]);
  return awale_cli_library_read_options (&self) ? verb->run (&self, words + 1) : AWALE_EXIT_USAGE;
}
