/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-analysis.h"

#include <glib/gi18n-lib.h>

static AwaleExit
analyse_file (const AwaleCliAnalysis   *analysis,
              const AwaleReportOptions *options,
              AwaleReportWrite          what,
              const char               *name)
{
  AwaleExit status;
  g_autoptr (AwaleDocument) document = awale_cli_read_games (name, &status);
  g_autofree char *text = NULL;

  if (document == NULL || awale_document_get_n_games (document) == 0)
    return status;

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);
      g_autoptr (AwaleReport) report = awale_cli_analysis_run (analysis, game, options, name,
                                                               i + 1);

      awale_report_write (report, what);
    }
  text = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  return awale_cli_write_text ("-", text) ? status : AWALE_EXIT_FAILED;
}

AwaleExit
awale_cmd_analyse (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_auto (AwaleCliAnalysis) analysis = AWALE_CLI_ANALYSIS_INIT;
  gboolean glyphs = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_ANALYSIS_ENTRIES (analysis),
    { "glyphs", 0, 0, G_OPTION_ARG_NONE, &glyphs, N_("Mark the errors with glyphs"), NULL },
    { "lines", 0, 0, G_OPTION_ARG_INT, &analysis.lines,
      N_("Maximum number of better moves to add to each error as variations"), N_("N") },
    G_OPTION_ENTRY_NULL
  };
  AwaleReportWrite what = AWALE_REPORT_WRITE_VALUES;
  AwaleReportOptions options;
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words == NULL)
    return status;
  if (!awale_cli_analysis_read_options (&analysis, command, &options))
    return AWALE_EXIT_USAGE;

  if (analysis.lines > 0)
    what |= AWALE_REPORT_WRITE_LINES;
  if (glyphs)
    what |= AWALE_REPORT_WRITE_GLYPHS;
  return analyse_file (&analysis, &options, what, words[0]);
}
