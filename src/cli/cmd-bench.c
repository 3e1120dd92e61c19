/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "engine/awale-bench.h"
#include "tablebase/awale-build-threads.h"
#include "tablebase/awale-packed-moves.h"
#include "tablebase/awale-tablebase.h"

#include <inttypes.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <time.h>

enum
{
  PERFT_DEPTH = 10,
  PERFT_RUNS = 5,
  TABLE_SEEDS = 14,
  TABLE_RUNS = 3,
  TABLE_CHUNK = 1 << 14,  /* Size of a chunk, in boards. */
};

/* Processor time of this program in seconds, which other programs hardly affect. */
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
 * Measures how many moves the rules make in a second: it counts all lines of a fixed length from
 * the start position, and makes even their last moves, which a count need not make. The result is
 * the median of several runs.
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

static double
get_boards_per_second (int64_t since)
{
  double seconds = (double) (g_get_monotonic_time () - since) / G_USEC_PER_SEC;

  return (double) awale_tablebase_count_boards (TABLE_SEEDS) / MAX (seconds, 1e-6);
}

/* Measures the building and writing of tables, in a temporary folder. The best of several runs
 * counts, because other programs can only slow a run down. */
static bool
measure_tables (double  *speed,
                GError **error)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autofree char *directory = g_dir_make_tmp ("awale-bench-XXXXXX", error);
  bool done = directory != NULL;

  *speed = 0;
  for (int run = 0; run < TABLE_RUNS && done; run++)
    {
      int64_t started = g_get_monotonic_time ();

      done = awale_tablebase_build (rules, directory, TABLE_SEEDS, NULL, error);
      *speed = MAX (*speed, get_boards_per_second (started));
      awale_tablebase_remove (rules, directory, NULL);
    }
  if (directory != NULL)
    g_rmdir (directory);
  return done;
}

typedef struct
{
  AwalePackedMoves  *mover;
  AwaleBuildThreads *threads;
  AwaleBoardSplit    split;
  unsigned           seeds;
  uint64_t           sum;    /* Sum of all results, updated atomically. It keeps the compiler from
                              * removing the work. */
} Generation;

static void
generate (void     *data,
          unsigned  worker)
{
  Generation *all = data;
  const AwaleBoardIndex *index = &all->mover->index;
  uint64_t boards = awale_board_index_boards (all->seeds);
  uint64_t sum = 0;
  size_t chunk;

  while (awale_build_threads_take (all->threads, (boards + TABLE_CHUNK - 1) / TABLE_CHUNK, &chunk))
    {
      uint64_t start = (uint64_t) chunk * TABLE_CHUNK;
      uint64_t end = MIN (start + TABLE_CHUNK, boards);
      AwaleBoardIterator iterator;

      awale_board_iterator_start (&iterator, &all->split, index, all->seeds, start);
      for (uint64_t rank = start; rank < end; rank++)
        {
          AwaleSuccessors moves;

          awale_packed_moves_find_moves (all->mover, awale_board_iterator_to (&iterator, rank),
                                         &moves);
          for (unsigned i = 0; i < moves.n_quiet; i++)
            sum += awale_board_index_rank (index, moves.quiet[i]);
          for (unsigned i = 0; i < moves.n_harvests; i++)
            sum += awale_board_index_rank (index, moves.harvests[i]);
        }
    }
  __atomic_fetch_add (&all->sum, sum, __ATOMIC_RELAXED);
}

/* Measures the generation and ranking of all moves of the same boards by several threads; the best
 * of several runs counts. */
static double
measure_generation (void)
{
  g_autoptr (AwaleBuildThreads) threads = awale_build_threads_new (NULL, TABLE_SEEDS);
  g_autofree AwalePackedMoves *mover = awale_packed_moves_new (&awale_preset_default ()->rules);
  Generation all = { .mover = mover, .threads = threads };
  double speed = 0;

  awale_board_split_init (&all.split, TABLE_SEEDS);
  for (int run = 0; run < TABLE_RUNS; run++)
    {
      int64_t started = g_get_monotonic_time ();

      for (all.seeds = 0; all.seeds <= TABLE_SEEDS; all.seeds++)
        awale_build_threads_run (threads, awale_board_index_boards (all.seeds) < 2 * TABLE_CHUNK,
                                 generate, &all);
      speed = MAX (speed, get_boards_per_second (started));
    }
  awale_board_split_clear (&all.split);
  return speed;
}

AwaleExit
awale_cmd_bench (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    AWALE_CLI_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GError) error = NULL;
  AwaleBench bench;
  double tables;
  AwaleExit status;

  if (awale_cli_parse_options (command, arguments, entries, &status) == NULL)
    return status;

  if (!measure_tables (&tables, &error))
    return awale_cli_fail (error);

  bench = awale_bench_run ();
  awale_cli_print_record (json, "signature seconds nodes-per-second moves-per-second"
                                " table-boards-per-second generated-boards-per-second",
                          "%" PRIi64 " %.3f %.0f %.0f %.0f %.0f", (gint64) bench.nodes,
                          bench.seconds, (double) bench.nodes / MAX (bench.seconds, 1e-6),
                          measure_moves (), tables, measure_generation ());
  return AWALE_EXIT_DONE;
}
