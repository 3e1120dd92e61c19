/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-analysis.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static AwaleExit
analyse_file (const AwaleCliAnalysis   *analysis,
              const AwaleReportOptions *options,
              AwaleReportWrite          what,
              const char               *name)
{
  g_autoptr (AwaleDocument) document = awale_cli_read_document (name, AWALE_FORMAT_OGN);
  g_autofree char *text = NULL;

  if (document == NULL)
    return AWALE_EXIT_FAILED;
  awale_cli_tell_document (document, name);
  if (awale_document_get_n_games (document) == 0)
    return AWALE_EXIT_NO;

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);
      g_autoptr (AwaleReport) report = awale_cli_analysis_run (analysis, game, options, name,
                                                               i + 1);

      awale_report_write (report, what);
    }
  text = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  if (!awale_cli_write_file ("-", text, strlen (text)))
    return AWALE_EXIT_FAILED;
  return awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
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

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (g_strv_length (*arguments) != 2)
    return awale_cli_usage_error (command, _("exactly one file is needed"));
  if (!awale_cli_analysis_read_options (&analysis, command, &options))
    return AWALE_EXIT_USAGE;

  if (analysis.lines > 0)
    what |= AWALE_REPORT_WRITE_LINES;
  if (glyphs)
    what |= AWALE_REPORT_WRITE_GLYPHS;
  return analyse_file (&analysis, &options, what, (*arguments)[1]);
}
