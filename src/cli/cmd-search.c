/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

#include "awale-cli-analysis.h"
#include "awale-cli-line.h"
#include "engine/awale-engine.h"

enum
{
  DEFAULT_HASH = 64,
  /* As a bare `go` of the protocol. */
  DEFAULT_MILLISECONDS = 3500,
};

/* What the options said, as text where numbers have bounds. */
typedef struct
{
  char    *ruleset;
  char    *nodes;
  int      depth;
  int      movetime;
  int      threads;
  int      hash;
  int      lines;
  char    *tables;
  gboolean no_tables;
  gboolean plain;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->ruleset);
  g_free (options->nodes);
  g_free (options->tables);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Hundredths of a seed as seeds: two decimals for an estimate, a proven value as short as it is. */
static char *
dup_value_text (const AwaleSearchLine *line)
{
  char low[G_ASCII_DTOSTR_BUF_SIZE], high[G_ASCII_DTOSTR_BUF_SIZE];

  if (line->proof == AWALE_PROOF_ESTIMATE)
    return g_strdup (g_ascii_formatd (low, sizeof low, "%.2f", line->value / 100.0));

  g_ascii_formatd (low, sizeof low, "%g", line->low / 100.0);
  g_ascii_formatd (high, sizeof high, "%g", line->high / 100.0);
  return line->proof == AWALE_PROOF_EXACT ? g_strdup (low) : g_strdup_printf ("%s..%s", low, high);
}

static void
print_lines (const AwaleSearchResult *result,
             bool                     json)
{
  static const char *const columns[] = { "move", "value", "proof", "depth", "line", NULL };
  static const char *const proofs[] = { "estimate", "bounds", "exact" };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, columns);
  for (int i = 0; i < result->n_lines; i++)
    {
      const AwaleSearchLine *line = &result->lines[i];
      g_autofree char *value = dup_value_text (line);
      g_autofree char *moves = awale_cli_dup_moves (line->line, line->length);

      awale_table_writer_add_string (&table, awale_move_to_string (line->move));
      awale_table_writer_add_string (&table, value);
      awale_table_writer_add_string (&table, proofs[line->proof]);
      if (line->depth > 0)
        awale_table_writer_add_int (&table, line->depth);
      else
        awale_table_writer_add_string (&table, "-");
      awale_table_writer_add_string (&table, moves);
    }
}

static void
print_figures (const AwaleSearchResult *result,
               bool                     json)
{
  static const char *const columns[] = { "nodes", "seconds", "nodes-per-second", NULL };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  awale_table_writer_add_int (&table, (gint64) result->nodes);
  awale_table_writer_add_double (&table, result->seconds, 3);
  awale_table_writer_add_double (&table, (double) result->nodes / MAX (result->seconds, 1e-6), 0);
}

/* The limits that the options tell; false after telling what is wrong. */
static bool
read_limits (const AwaleSubcommand *command,
             const Options         *options,
             AwaleSearchLimits     *limits)
{
  guint64 nodes = 0;

  if (options->nodes != NULL &&
      !g_ascii_string_to_unsigned (options->nodes, 10, 1, G_MAXUINT64, &nodes, NULL))
    {
      awale_cli_usage_error (command, _("“%s” is not a number of nodes"), options->nodes);
      return false;
    }
  if (options->depth < 0 || options->depth > AWALE_SEARCH_MAX_DEPTH || options->movetime < 0)
    {
      awale_cli_usage_error (command, _("the depth is at most %d plies, and limits cannot be "
                                        "negative"),
                             AWALE_SEARCH_MAX_DEPTH);
      return false;
    }
  if (options->threads < 1 || options->threads > 256 || options->hash < 1 ||
      options->hash > 1 << 16)
    {
      awale_cli_usage_error (command, _("at least one thread and one mebibyte; at most 256 threads "
                                        "and 65,536 mebibytes"));
      return false;
    }
  if (options->lines < 1 || options->lines > AWALE_SEARCH_MAX_LINES)
    {
      awale_cli_usage_error (command, _("the number of lines is from 1 to %d"),
                             AWALE_SEARCH_MAX_LINES);
      return false;
    }

  *limits = (AwaleSearchLimits) {
    .depth = options->depth,
    .milliseconds = options->movetime,
    .nodes = nodes,
    .threads = options->threads,
    .lines = options->lines,
    .plain = options->plain,
  };
  if (limits->depth == 0 && limits->milliseconds == 0 && limits->nodes == 0)
    limits->milliseconds = DEFAULT_MILLISECONDS;
  return true;
}

static void
search (const AwaleCliLine      *line,
        const AwaleSearchLimits *limits,
        const Options           *options)
{
  bool json = options->json;
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&line->rules,
                                                           (unsigned) options->hash);
  g_autoptr (AwaleTablebase) tables =
    options->no_tables ? NULL : awale_tablebase_open (&line->rules, options->tables,
                                                      AWALE_TABLEBASE_MAX_SEEDS);
  AwaleSearchResult result;

  awale_searcher_set_tables (searcher, tables);
  result = awale_searcher_run (searcher, (const AwalePosition *) (void *) line->positions->data,
                               line->positions->len, limits, NULL, NULL, NULL);
  awale_cli_warn_of_tables (tables);
  print_lines (&result, json);
  print_figures (&result, json);
}

AwaleExit
awale_cmd_search (const AwaleSubcommand   *command,
                  char                  ***arguments)
{
  g_auto (Options) options = { .threads = 1, .hash = DEFAULT_HASH, .lines = 1 };
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options.ruleset, N_("Ruleset or its axes"),
      N_("RULESET") },
    { "depth", 0, 0, G_OPTION_ARG_INT, &options.depth, N_("Plies to look ahead"), N_("PLIES") },
    { "movetime", 0, 0, G_OPTION_ARG_INT, &options.movetime, N_("Time to think"), N_("MS") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &options.nodes, N_("Positions to search"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.threads, N_("Threads to search with"), N_("N") },
    { "hash", 0, 0, G_OPTION_ARG_INT, &options.hash, N_("Memory for positions seen"), N_("MIB") },
    { "lines", 0, 0, G_OPTION_ARG_INT, &options.lines, N_("Number of moves to evaluate"), N_("N") },
    { "no-tables", 0, 0, G_OPTION_ARG_NONE, &options.no_tables, N_("Do not consult endgame tables"),
      NULL },
    { "dir", 0, 0, G_OPTION_ARG_FILENAME, &options.tables, N_("Folder of the endgame tables"),
      N_("FOLDER") },
    { "plain", 0, 0, G_OPTION_ARG_NONE, &options.plain,
      N_("Full width: no reductions, extensions, quiescence or endgame tables"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_("Write one JSON object per line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_auto (AwaleCliLine) line = { 0 };
  AwaleSearchLimits limits;
  AwaleRuleset rules;
  AwalePosition position;
  AwaleExit status;

  awale_cli_mark_passes (*arguments, entries, 0);
  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if ((*arguments)[1] == NULL)
    return awale_cli_usage_error (command, _("a position is needed"));
  if (!read_limits (command, &options, &limits))
    return AWALE_EXIT_USAGE;
  if (!awale_cli_read_ruleset (options.ruleset, &rules) ||
      !awale_cli_read_position ((*arguments)[1], &position))
    return AWALE_EXIT_USAGE;

  awale_cli_line_init (&line, &rules, position);
  for (char **moves = *arguments + 2; *moves != NULL; moves++)
    if (!awale_cli_line_play (&line, *moves))
      return AWALE_EXIT_NO;

  search (&line, &limits, &options);
  return AWALE_EXIT_DONE;
}
