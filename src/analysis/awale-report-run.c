/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-run.h"

/* A failed start emits the signal before awale_report_start() returns. */
static void
failed_cb (AwaleReport  *report,
           const char   *sentence,
           GError      **problem)
{
  g_set_error_literal (problem, G_IO_ERROR, G_IO_ERROR_FAILED, sentence);
}

/* Wakes the context, in any thread. A GSource for the cancellable would do the same, but GLib 2.74
 * loses one that is destroyed while its cancellable is being cancelled in another thread. */
static void
cancelled_cb (GCancellable *cancellable,
              GMainContext *context)
{
  g_main_context_wakeup (context);
}

/* Iterates the thread-default context until @report has ended or is cancelled. */
static void
wait_for_end (AwaleReport  *report,
              GCancellable *cancellable)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), context, NULL);
  while (awale_report_is_running (report) && !g_cancellable_is_cancelled (cancellable))
    g_main_context_iteration (context, TRUE);
  if (handler != 0)
    g_cancellable_disconnect (cancellable, handler);
  awale_report_cancel (report);
}

bool
awale_report_run (AwaleReport               *report,
                  const AwaleReportOptions  *options,
                  GCancellable              *cancellable,
                  GError                   **error)
{
  g_autoptr (GError) problem = NULL;
  gulong handler;

  g_return_val_if_fail (AWALE_IS_REPORT (report), false);
  g_return_val_if_fail (!awale_report_is_running (report), false);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  handler = g_signal_connect (report, "failed", G_CALLBACK (failed_cb), &problem);
  awale_report_start (report, options);
  wait_for_end (report, cancellable);
  g_signal_handler_disconnect (report, handler);
  if (problem == NULL && awale_report_get_n_done (report) < awale_report_get_n_total (report))
    g_cancellable_set_error_if_cancelled (cancellable, &problem);
  if (problem == NULL)
    return true;
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

bool
awale_report_is_known (AwaleGame                *game,
                       const AwaleReportOptions *options)
{
  g_autoptr (AwaleReport) report = awale_report_new (game);

  g_return_val_if_fail (options != NULL, false);

  return awale_report_count_wanted (report, options) == 0;
}
