/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-analysis.h"

#include "game/awale-titles.h"
#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  unsigned               game;  /* Number of the game in the file, from 1. */
  const AwaleReportMove *move;
} Error;

/* Formats a player: `South Ama`, or `South` without a name. */
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

  awale_table_writer_add (table, "%u %s %d", (unsigned) number, player, summary.n_moves);
  for (int i = AWALE_MOVE_CLASS_BEST; i < AWALE_N_MOVE_CLASSES; i++)
    awale_table_writer_add (table, "%d", summary.counts[i]);
  awale_table_writer_add (table, "%.2f %.1f", summary.loss / 100.0, summary.accuracy);
}

static void
write_players (GPtrArray *reports,
               bool       json)
{
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json,
                           "game player moves best good inaccuracies mistakes blunders given"
                           " accuracy");
  for (unsigned i = 0; i < reports->len; i++)
    for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
      write_row (&table, reports->pdata[i], i + 1, side);
}

/* Compares errors: the worst first, equal ones in the order of play. */
static int
compare_errors (const void *a,
                const void *b)
{
  const Error *one = a, *other = b;

  if (one->move->judgment.loss == other->move->judgment.loss && one->game != other->game)
    return one->game < other->game ? -1 : 1;
  return awale_report_move_compare (one->move, other->move);
}

static GArray *
list_errors (GPtrArray *reports)
{
  GArray *errors = g_array_new (FALSE, FALSE, sizeof (Error));

  for (unsigned i = 0; i < reports->len; i++)
    for (unsigned j = 0; j < awale_report_get_n_errors (reports->pdata[i]); j++)
      {
        const Error error = { i + 1, awale_report_get_error (reports->pdata[i], j) };

        g_array_append_val (errors, error);
      }
  g_array_sort (errors, compare_errors);
  return errors;
}

static void
write_error (AwaleTableWriter *table,
             const Error      *error)
{
  static const char *const proofs[] = { "estimate", "bounds", "exact" };
  const AwaleNode *node = error->move->node;
  const AwaleJudgment *judgment = &error->move->judgment;

  awale_table_writer_add (table, "%d %d %s %s %.2f %s %.2f %.2f %s", error->game,
                          awale_node_get_ply (node),
                          awale_move_to_string (awale_node_get_move (node)),
                          awale_move_class_get_id (judgment->move_class), judgment->loss / 100.0,
                          awale_move_to_string (judgment->best), judgment->best_value / 100.0,
                          judgment->value / 100.0, proofs[judgment->proof]);
}

static void
write_errors (GPtrArray *reports,
              bool       json)
{
  g_autoptr (GArray) errors = list_errors (reports);
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json,
                           "game ply move class given best best-value value proof");
  for (unsigned i = 0; i < errors->len; i++)
    write_error (&table, &g_array_index (errors, Error, i));
}

/* Explains an error in a paragraph or, with @table, by a row for each reason. */
static void
explain_error (AwaleReport      *report,
               const Error      *error,
               AwaleTableWriter *table)
{
  AwaleGame *game = awale_report_get_game (report);
  const AwaleReasons *reasons = awale_report_get_reasons (report, error->move);
  int ply = awale_node_get_ply (error->move->node);
  const char *move = awale_move_to_string (awale_node_get_move (error->move->node));
  const char *best = awale_move_to_string (error->move->judgment.best);
  g_autofree char *seeds = awale_value_to_seeds (error->move->judgment.loss);
  g_autofree char *text = NULL;

  if (table != NULL)
    for (int i = 0; reasons != NULL && i < reasons->n_reasons; i++)
      {
        awale_table_writer_add (table, "%d %d %s %s", error->game, ply, move, best);
        awale_cli_add_reason (table, reasons, i);
      }
  else
    {
      /* Translators: numbers of a game and a ply, the move played, the better one and seeds. */
      text = g_strdup_printf (_("Game %d, ply %d: %s instead of %s gives away %s."), error->game,
                              ply, move, best, seeds);
      awale_cli_print_reasons (text, reasons, awale_title_get_player (game, AWALE_SOUTH),
                               awale_title_get_player (game, AWALE_NORTH));
    }
}

static void
explain_errors (GPtrArray *reports,
                bool       json)
{
  g_autoptr (GArray) errors = list_errors (reports);
  AwaleTableWriter table;

  if (json)
    awale_table_writer_init (&table, AWALE_TABLE_BARE, json,
                             "game ply move best " AWALE_CLI_REASON_COLUMNS);
  for (unsigned i = 0; i < errors->len; i++)
    {
      const Error *error = &g_array_index (errors, Error, i);

      explain_error (reports->pdata[error->game - 1], error, json ? &table : NULL);
    }
}

static AwaleExit
report_file (const AwaleCliAnalysis   *analysis,
             const AwaleReportOptions *options,
             bool                      errors,
             bool                      json,
             const char               *name)
{
  AwaleExit status;
  g_autoptr (AwaleDocument) document = awale_cli_read_games (name, &status);
  g_autoptr (GPtrArray) reports = g_ptr_array_new_with_free_func (g_object_unref);

  if (document == NULL || awale_document_get_n_games (document) == 0)
    return status;

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_ptr_array_add (reports, awale_cli_analysis_run (analysis,
                                                      awale_document_get_game (document, i),
                                                      options, name, i + 1));
  if (options->why)
    explain_errors (reports, json);
  else if (errors)
    write_errors (reports, json);
  else
    write_players (reports, json);
  return status;
}

AwaleExit
awale_cmd_report (const AwaleSubcommand   *command,
                  char                  ***arguments)
{
  g_auto (AwaleCliAnalysis) analysis = AWALE_CLI_ANALYSIS_INIT;
  gboolean errors = FALSE, why = FALSE, json = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_ANALYSIS_ENTRIES (analysis),
    { "errors", 0, 0, G_OPTION_ARG_NONE, &errors,
      N_("List the errors, the worst first, instead of the players"), NULL },
    { "why", 0, 0, G_OPTION_ARG_NONE, &why, N_("Explain the errors, the worst first"), NULL },
    AWALE_CLI_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL
  };
  AwaleReportOptions options;
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words == NULL)
    return status;
  if (!awale_cli_analysis_read_options (&analysis, command, &options))
    return AWALE_EXIT_USAGE;

  /* Only moves without values are searched, unless a depth was given. */
  options.keep = analysis.depth == 0;
  options.why = why;
  return report_file (&analysis, &options, errors, json, words[0]);
}

/* --- analyse ---------------------------------------------------------------------------------- */

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
  gboolean glyphs = FALSE, why = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_ANALYSIS_ENTRIES (analysis),
    { "glyphs", 0, 0, G_OPTION_ARG_NONE, &glyphs, N_("Mark the errors with glyphs"), NULL },
    { "lines", 0, 0, G_OPTION_ARG_INT, &analysis.lines,
      N_("Maximum number of better moves to add to each error as variations"), N_("N") },
    { "why", 0, 0, G_OPTION_ARG_NONE, &why,
      N_("Explain the errors in comments, unless there are others"), NULL },
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
  if (why)
    what |= AWALE_REPORT_WRITE_REASONS;
  options.why = why;
  return analyse_file (&analysis, &options, what, words[0]);
}
