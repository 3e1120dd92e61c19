/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "tablebase/awale-tablebase-build.h"

#include <glib/gi18n-lib.h>
#include <time.h>

#include "engine/awale-bench.h"

enum
{
  PERFT_DEPTH = 10,
  PERFT_RUNS = 5,
  TABLE_SEEDS = 14,
};

/* Processor time: what other programs do meanwhile does not count. */
static double
get_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

/*
 * Plain moves a second: perft from the start, every move of every ply made and written. The
 * median of some runs.
 */
static double
measure_moves (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  AwalePosition start = awale_position_start ();
  uint64_t moves = 0;
  double seconds[PERFT_RUNS];

  for (int depth = 1; depth <= PERFT_DEPTH; depth++)
    moves += awale_perft (start, rules, depth, true);
  for (int run = 0; run < PERFT_RUNS; run++)
    {
      seconds[run] = get_seconds ();
      awale_perft (start, rules, PERFT_DEPTH, false);
      seconds[run] = get_seconds () - seconds[run];
    }
  qsort (seconds, PERFT_RUNS, sizeof seconds[0], compare_doubles);
  return (double) moves / MAX (seconds[PERFT_RUNS / 2], 1e-6);
}

AwaleExit
awale_cmd_bench (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  static const char *const columns[] = {
    "signature", "seconds", "nodes-per-second", "moves-per-second", "table-boards-per-second",
    "sweeps-boards-per-second", "generated-boards-per-second", NULL
  };
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write one JSON object per line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleTablebaseSpeed tables;
  g_autoptr (GError) error = NULL;
  AwaleTableWriter table;
  AwaleBench bench;
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if ((*arguments)[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));

  if (!awale_tablebase_measure (&awale_preset_default ()->rules, TABLE_SEEDS, 0, &tables, &error))
    {
      awale_cli_message ("%s", error->message);
      return AWALE_EXIT_FAILED;
    }

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  bench = awale_bench_run ();
  awale_table_writer_add_int (&table, (gint64) bench.nodes);
  awale_table_writer_add_double (&table, bench.seconds, 3);
  awale_table_writer_add_double (&table, (double) bench.nodes / MAX (bench.seconds, 1e-6), 0);
  awale_table_writer_add_double (&table, measure_moves (), 0);
  awale_table_writer_add_double (&table, tables.table, 0);
  awale_table_writer_add_double (&table, tables.sweeps, 0);
  awale_table_writer_add_double (&table, tables.generated, 0);
  return AWALE_EXIT_DONE;
}
