/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A synchronous report, in any thread.
 */
#include "fixtures.h"

#include "../failing-threads.h"
#include "analysis/awale-report.h"

#define MOVES "FfBeBcDaAbCc"

/* Search depth that is never reached; the tests cancel such a search. */
#define ENDLESS 60

static const AwaleReportOptions options = { .depth = 6, .hash = 4 };

/* After a report its values are known for its depth, but not for a greater one. */
static void
test_run (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  const AwaleReportOptions deeper = { .depth = 7, .hash = 4 };
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_report_is_known (game, &options));
  awale_report_run (report, &options, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (awale_report_is_running (report));
  g_assert_true (awale_report_is_known (game, &options));
  g_assert_false (awale_report_is_known (game, &deeper));
}

/* Removes the values of played moves that were not the best. Returns: the number of removed
 * values */
static unsigned
forget_played (AwaleGame *game)
{
  unsigned n = 0;
  AwaleNode *next;

  for (AwaleNode *node = awale_game_get_root (game);
       (next = awale_node_get_first_child (node)) != NULL; node = next)
    {
      AwaleMoveValues values = *awale_node_get_move_values (node);

      if (values.best == awale_node_get_move (next))
        continue;
      awale_move_values_set (&values, awale_node_get_move (next), NULL);
      awale_game_set_move_values (game, node, &values);
      n++;
    }
  return n;
}

/* Values of a deeper search stay when a shallower one fills in the missing moves. */
static void
test_deeper (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  const AwaleReportOptions deeper = { .depth = 9, .hash = 4 };

  g_assert_true (awale_report_run (report, &deeper, NULL, NULL));
  g_assert_cmpuint (forget_played (game), >, 0);
  g_assert_false (awale_report_is_known (game, &options));
  g_assert_true (awale_report_run (report, &options, NULL, NULL));
  g_assert_true (awale_report_is_known (game, &options));
  g_assert_true (awale_report_is_known (game, &deeper));
}

static gpointer
run_thread (gpointer data)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  GCancellable *cancellable = data;
  g_autoptr (GError) error = NULL;

  awale_report_run (report, cancellable != NULL ? &(AwaleReportOptions) { .depth = ENDLESS }
                                                : &options, cancellable, &error);
  if (cancellable != NULL)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  else
    g_assert_no_error (error);
  g_assert_cmpint (awale_report_is_known (game, &options), ==, cancellable == NULL);
  return NULL;
}

/* A report can run in a thread without a main context. */
static void
test_thread (void)
{
  g_thread_join (g_thread_new ("run", run_thread, NULL));
}

/* A report can be cancelled from another thread. */
static void
test_cancelled (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      GThread *thread = g_thread_new ("run", run_thread, cancellable);

      for (int j = 0; j < i; j++)
        g_thread_yield ();
      g_cancellable_cancel (cancellable);
      g_thread_join (thread);
    }
}

/* A synchronous report does not need a thread of its own. */
static void
test_no_thread (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);

  failing_threads_set (true);
  g_assert_true (awale_report_run (report, &options, NULL, NULL));
  failing_threads_set (false);
  g_assert_true (awale_report_is_known (game, &options));
}

/* Checks that searches of single positions find the same values as @whole, which was analyzed by
 * one report. */
static void
check_alone (AwaleGame      *whole,
             AwaleTablebase *tables,
             const char     *moves)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, moves);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  int n_plies = (int) strlen (moves);

  awale_report_set_tables (report, tables);
  for (int ply = 1; ply <= n_plies; ply++)
    {
      const AwaleReportOptions alone = {
        .depth = 9, .hash = 4, .first_ply = ply, .last_ply = ply,
      };

      g_assert_true (awale_report_run (report, &alone, NULL, NULL));
      g_test_message ("ply %d", ply);
      g_assert_true (awale_move_values_equal (
                       awale_node_get_move_values (fixture_node (game, ply - 1)),
                       awale_node_get_move_values (fixture_node (whole, ply - 1))));
    }
}

/* A report finds the same values regardless of earlier searches. */
static void
test_same (void)
{
  static const char moves[] = "FfBeBcDaAbCcEdFe";
  const AwaleReportOptions all = { .depth = 9, .hash = 4 };
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, moves);
  g_autoptr (AwaleReport) report = awale_report_new (game);

  g_assert_true (awale_report_run (report, &all, NULL, NULL));
  check_alone (game, NULL, moves);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/report-run/run", test_run);
  g_test_add_func ("/analysis/report-run/deeper", test_deeper);
  g_test_add_func ("/analysis/report-run/thread", test_thread);
  g_test_add_func ("/analysis/report-run/cancelled", test_cancelled);
  g_test_add_func ("/analysis/report-run/no-thread", test_no_thread);
  g_test_add_func ("/analysis/report-run/same", test_same);
  return g_test_run ();
}
