/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <inttypes.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <unistd.h>

#include "awale-cli-analysis.h"
#include "engine/awale-engine.h"
#include "protocol/awale-server.h"

enum
{
  DEFAULT_HASH = 64,
  /* Milliseconds of a search without limits, as for a bare `go` in the protocol. */
  DEFAULT_MILLISECONDS = 3500,
};

typedef struct
{
  AwaleCliAnalysis analysis;
  char            *ruleset;
  char            *nodes;  /* Number of nodes as text, because it may exceed the range of an
                            * integer option. */
  gboolean         plain;
  char            *why;    /* Move to explain, instead of listing the best moves. */
  gboolean         json;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->ruleset);
  g_free (options->nodes);
  g_free (options->why);
  awale_cli_analysis_clear (&options->analysis);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Formats hundredths of a seed as seeds: an estimate with two decimals, a proven value without
 * trailing zeros. */
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
  static const char *const proofs[] = { "estimate", "bounds", "exact" };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, "move value proof depth line");
  for (int i = 0; i < result->n_lines; i++)
    {
      const AwaleSearchLine *line = &result->lines[i];
      g_autofree char *value = dup_value_text (line);
      g_autofree char *moves = awale_cli_dup_moves (line->line, line->length);

      awale_table_writer_add (&table, "%s %s %s %.0f %s", awale_move_to_string (line->move), value,
                              proofs[line->proof], line->depth > 0 ? line->depth : NAN, moves);
    }
}

static void
print_figures (const AwaleSearchResult *result,
               bool                     json)
{
  awale_cli_print_record (json, "nodes seconds nodes-per-second", "%" PRIi64 " %.3f %.0f",
                          (gint64) result->nodes, result->seconds,
                          (double) result->nodes / MAX (result->seconds, 1e-6));
}

/* Reads the limits of the search from the options; false after a usage error. */
static bool
read_limits (const AwaleSubcommand *command,
             const Options         *options,
             AwaleSearchLimits     *limits)
{
  AwaleReportOptions common;
  guint64 nodes = 0;

  if (options->nodes != NULL &&
      !g_ascii_string_to_unsigned (options->nodes, 10, 1, G_MAXUINT64, &nodes, NULL))
    {
      awale_cli_usage_error (command, _("“%s” is not a number of nodes"), options->nodes);
      return false;
    }
  if (options->analysis.lines < 1 || options->analysis.lines > AWALE_SEARCH_MAX_LINES)
    {
      awale_cli_usage_error (command, _("the number of lines is from 1 to %d"),
                             AWALE_SEARCH_MAX_LINES);
      return false;
    }
  if (!awale_cli_analysis_read_options (&options->analysis, command, &common))
    return false;

  *limits = (AwaleSearchLimits) {
    .depth = common.depth,
    .milliseconds = common.milliseconds,
    .nodes = nodes,
    .threads = common.threads,
    .lines = common.lines,
    .plain = options->plain,
  };
  if (limits->depth == 0 && limits->milliseconds == 0 && limits->nodes == 0)
    limits->milliseconds = DEFAULT_MILLISECONDS;
  return true;
}

static void
search (const AwaleRuleset      *rules,
        const GArray            *positions,
        const AwaleSearchLimits *limits,
        const Options           *options)
{
  bool json = options->json;
  g_autoptr (AwaleSearcher) searcher =
    awale_searcher_new (rules, (unsigned) options->analysis.hash);
  g_autoptr (AwaleTablebase) tables = awale_cli_analysis_open_tables (&options->analysis, rules);
  AwaleSearchResult result;

  awale_searcher_set_tables (searcher, tables);
  result = awale_searcher_run (searcher, (const AwalePosition *) (void *) positions->data,
                               positions->len, limits, NULL, NULL, NULL);
  awale_cli_warn_of_tables (tables);
  print_lines (&result, json);
  print_figures (&result, json);
}

static AwaleExit
explain (const AwaleRuleset *rules,
         const GArray       *positions,
         AwaleMove           move,
         const Options      *options)
{
  g_autoptr (AwaleTablebase) tables = awale_cli_analysis_open_tables (&options->analysis, rules);
  g_autofree char *text = NULL;
  AwaleReasons reasons;
  AwaleTableWriter table;

  if (!awale_reasons_find (&reasons, rules, (const AwalePosition *) (void *) positions->data,
                           positions->len, move, NULL, tables, NULL))
    {
      awale_cli_message (_("The game has ended."));
      return AWALE_EXIT_NO;
    }
  awale_cli_warn_of_tables (tables);
  if (!options->json)
    {
      if (reasons.n_reasons == 0)
        /* Translators: %s is a move. */
        text = g_strdup_printf (_("No move is a seed better than %s."),
                                awale_move_to_string (move));
      awale_cli_print_reasons (text, &reasons, awale_side_get_name (AWALE_SOUTH),
                               awale_side_get_name (AWALE_NORTH));
      return AWALE_EXIT_DONE;
    }
  awale_table_writer_init (&table, AWALE_TABLE_BARE, true, "move best " AWALE_CLI_REASON_COLUMNS);
  for (int i = 0; i < reasons.n_reasons; i++)
    {
      awale_table_writer_add (&table, "%s %s", awale_move_to_string (move),
                              awale_move_to_string (reasons.judgment.best));
      awale_cli_add_reason (&table, &reasons, i);
    }
  return AWALE_EXIT_DONE;
}

/* Reads the move that `--why` names; AWALE_NO_MOVE after printing an error. */
static AwaleMove
read_move (const AwaleRuleset *rules,
           const GArray       *positions,
           const char         *text)
{
  AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
  const char *rest = text;
  AwaleMove move = awale_move_read (&rest);

  if (move != AWALE_NO_MOVE && *rest == '\0' && (awale_legal_moves (position, rules) >> move & 1))
    return move;
  awale_cli_message (_("“%s” is not a legal move here."), text);
  return AWALE_NO_MOVE;
}

AwaleExit
awale_cmd_search (const AwaleSubcommand   *command,
                  char                  ***arguments)
{
  g_auto (Options) options = { .analysis = { .threads = 1, .hash = DEFAULT_HASH, .lines = 1 } };
  const GOptionEntry entries[] = {
    AWALE_CLI_RULESET_ENTRY (options.ruleset),
    { "depth", 0, 0, G_OPTION_ARG_INT, &options.analysis.depth, N_("Plies to look ahead"),
      N_("PLIES") },
    { "movetime", 0, 0, G_OPTION_ARG_INT, &options.analysis.movetime, N_("Time to think"),
      N_("MS") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &options.nodes, N_("Positions to search"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.analysis.threads, N_("Threads to search with"),
      N_("N") },
    { "hash", 0, 0, G_OPTION_ARG_INT, &options.analysis.hash, N_("Memory for positions seen"),
      N_("MIB") },
    { "lines", 0, 0, G_OPTION_ARG_INT, &options.analysis.lines, N_("Number of moves to evaluate"),
      N_("N") },
    { "no-tables", 0, 0, G_OPTION_ARG_NONE, &options.analysis.no_tables,
      N_("Do not consult endgame tables"), NULL },
    { "dir", 0, 0, G_OPTION_ARG_FILENAME, &options.analysis.tables,
      N_("Folder of the endgame tables"), N_("FOLDER") },
    { "plain", 0, 0, G_OPTION_ARG_NONE, &options.plain,
      N_("Full width: no reductions, extensions, quiescence or endgame tables"), NULL },
    { "why", 0, 0, G_OPTION_ARG_STRING, &options.why,
      N_("Explain why another move is better than this one"), N_("MOVE") },
    AWALE_CLI_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GArray) positions = NULL;
  AwaleSearchLimits limits;
  AwaleRuleset rules;
  AwalePosition position;
  AwaleExit status;
  char **words;

  awale_cli_mark_passes (*arguments, entries, 0);
  words = awale_cli_parse_options (command, arguments, entries, &status);
  if (words == NULL)
    return status;
  if (!read_limits (command, &options, &limits)
      || !awale_cli_read_ruleset (options.ruleset, &rules)
      || !awale_cli_read_position (words[0], &position))
    return AWALE_EXIT_USAGE;
  positions = awale_cli_play_moves (&rules, position, words + 1);
  if (positions == NULL)
    return AWALE_EXIT_NO;
  if (options.why != NULL)
    {
      AwaleMove move = read_move (&rules, positions, options.why);

      return move != AWALE_NO_MOVE ? explain (&rules, positions, move, &options) : AWALE_EXIT_NO;
    }
  search (&rules, positions, &limits, &options);
  return AWALE_EXIT_DONE;
}

AwaleExit
awale_cmd_uci (const AwaleSubcommand   *command,
               char                  ***arguments)
{
  AwaleExit status;

  if (awale_cli_parse_options (command, arguments, NULL, &status) == NULL)
    return status;

  awale_server_run (STDIN_FILENO, stdout);
  return AWALE_EXIT_DONE;
}
