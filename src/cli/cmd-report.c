/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-analysis.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* `South Ama`, or `South` where there is no name. */
static char *
dup_player (AwaleGame *game,
            AwaleSide  side)
{
  const char *word = side == AWALE_SOUTH ? "South" : "North";
  const char *name = awale_title_find_player (game, side);

  return name != NULL ? g_strdup_printf ("%s %s", word, name) : g_strdup (word);
}

static void
write_row (AwaleTableWriter *table,
           AwaleReport      *report,
           size_t            number,
           AwaleSide         side)
{
  AwaleReportSummary summary = awale_report_get_summary (report, side);
  g_autofree char *player = dup_player (awale_report_get_game (report), side);

  awale_table_writer_add_int (table, (gint64) number);
  awale_table_writer_add_string (table, player);
  awale_table_writer_add_int (table, summary.n_moves);
  for (int i = AWALE_MOVE_CLASS_BEST; i < AWALE_N_MOVE_CLASSES; i++)
    awale_table_writer_add_int (table, summary.counts[i]);
  awale_table_writer_add_double (table, summary.given / 100.0, 2);
  awale_table_writer_add_double (table, summary.accuracy, 1);
}

static AwaleExit
report_file (const AwaleCliAnalysis   *analysis,
             const AwaleReportOptions *options,
             bool                      json,
             const char               *name)
{
  static const char *const columns[] = {
    "game", "player", "moves", "best", "good", "inaccuracies", "mistakes", "blunders", "given",
    "accuracy", NULL
  };
  g_autoptr (AwaleDocument) document = awale_cli_read_document (name, AWALE_FORMAT_OGN);
  AwaleTableWriter table;

  if (document == NULL)
    return AWALE_EXIT_FAILED;
  awale_cli_tell_document (document, name);
  if (awale_document_get_n_games (document) == 0)
    return AWALE_EXIT_NO;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, columns);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autoptr (AwaleReport) report =
        awale_cli_analysis_run (analysis, awale_document_get_game (document, i), options, name,
                                i + 1);

      write_row (&table, report, i + 1, AWALE_SOUTH);
      write_row (&table, report, i + 1, AWALE_NORTH);
    }
  return awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

AwaleExit
awale_cmd_report (const AwaleSubcommand   *command,
                  char                  ***arguments)
{
  g_auto (AwaleCliAnalysis) analysis = AWALE_CLI_ANALYSIS_INIT;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_ANALYSIS_ENTRIES (analysis),
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write one JSON object a line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleReportOptions options;
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (g_strv_length (*arguments) != 2)
    return awale_cli_usage_error (command, _("one file is needed"));
  if (!awale_cli_analysis_read_options (&analysis, command, &options))
    return AWALE_EXIT_USAGE;

  /* Only what lacks values is analysed, unless a depth is asked for. */
  options.keep = analysis.depth == 0;
  return report_file (&analysis, &options, json, (*arguments)[1]);
}
