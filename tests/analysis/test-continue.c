/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games of other programs are analyzed after a report. Each error names a better move, and a live
 * analysis of the position before the error shows the known value at once and then finds values of
 * all moves; the time taken is printed.
 */
#include "fixtures.h"
#include "notation/awale-ogn.h"

#include <time.h>

enum
{
  DEPTH = 10,
  N_TRIED = 2,  /* Number of errors for which a live analysis is started. */
};

/* Processor time of all threads in milliseconds. */
static int
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int) (time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

static unsigned
count_values (AwaleAnalysis *analysis)
{
  return g_list_model_get_n_items (awale_analysis_get_lines (analysis));
}

static unsigned
count_moves (AwaleGame *game,
             AwaleNode *node)
{
  return (unsigned) __builtin_popcount (awale_legal_moves (awale_node_get_position (node),
                                                           awale_game_get_rules (game)));
}

/* Checks that the stored value is shown at first, waits until every move has a value, and prints
 * the time taken. */
static void
check_goes_on (AwaleAnalysis *analysis,
               AwaleNode     *node)
{
  AwaleGame *game = awale_analysis_get_game (analysis);
  AwaleEvaluation shown;
  int start;

  awale_analysis_set_active (analysis, false);
  awale_analysis_set_node (analysis, node);
  g_assert_true (awale_analysis_get_evaluation (analysis, &shown));
  g_assert_true (awale_evaluation_equal (&shown, awale_node_get_value (node)));
  start = get_time ();
  awale_analysis_set_active (analysis, true);
  g_assert_true (awale_analysis_is_running (analysis));
  WAIT_UNTIL (count_values (analysis) == count_moves (game, node));
  g_test_message ("%d ms of processor time", get_time () - start);
}

static void
check_errors (AwaleReport *report)
{
  AwaleGame *game = awale_report_get_game (report);
  g_autoptr (AwaleAnalysis) analysis = awale_analysis_new (game);

  awale_analysis_set_target_depth (analysis, 60);
  g_assert_cmpuint (awale_report_get_n_errors (report), >, 0);
  for (unsigned i = 0; i < awale_report_get_n_errors (report); i++)
    {
      const AwaleReportMove *error = awale_report_get_error (report, i);
      AwaleNode *before = awale_node_get_parent (error->node);
      unsigned legal = awale_legal_moves (awale_node_get_position (before),
                                          awale_game_get_rules (game));

      g_assert_cmpint (legal >> error->judgment.best & 1, ==, 1);
      g_assert_cmpint (error->judgment.best, !=, awale_node_get_move (error->node));
      if (i < N_TRIED)
        check_goes_on (analysis, before);
    }
}

static void
test_file (const void *data)
{
  g_autofree char *bytes = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (AwaleReport) report = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (data, &bytes, &length, NULL));
  document = awale_ogn_read (bytes, length, NULL);
  report = awale_report_new (awale_document_get_game (document, 0));
  awale_report_start (report, &(AwaleReportOptions) { .depth = DEPTH, .hash = 4, .lines = 1 });
  WAIT_UNTIL (!awale_report_is_running (report));
  check_errors (report);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  fixture_add_files ("/analysis/continue", argv[1], test_file);
  return g_test_run ();
}
