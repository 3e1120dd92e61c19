/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A macro that waits for events of the main loop, without fixed delays, and a function that makes
 * its timeouts due.
 */
#pragma once

#include <glib.h>

/* Time limit of a wait in seconds. */
#define WAIT_LIMIT 120

/* Interval between checks in milliseconds; changes by other threads do not wake the main loop. */
#define WAIT_TICK 50

typedef struct
{
  const char *what;
  gint64      end;
} WaitLimit;

static inline gboolean
wait_tick_cb (gpointer data)
{
  const WaitLimit *limit = data;

  if (g_get_monotonic_time () > limit->end)
    g_error ("Waited in vain for the end of: %s", limit->what);
  return G_SOURCE_CONTINUE;
}

/** Runs the main loop while @condition holds. After WAIT_LIMIT the test fails and prints the
 * condition. */
#define wait_while(condition) \
  G_STMT_START \
  { \
    WaitLimit limit_ = { G_STRLOC ": " #condition, \
                         g_get_monotonic_time () + WAIT_LIMIT * G_USEC_PER_SEC }; \
    unsigned tick_ = g_timeout_add (WAIT_TICK, wait_tick_cb, &limit_); \
    while (condition) \
      g_main_context_iteration (NULL, TRUE); \
    g_source_remove (tick_); \
  } \
  G_STMT_END

/** Makes all timeouts due, so that the main loop runs them next. */
static inline void
let_time_pass (void)
{
  g_autoptr (GSource) latest = g_idle_source_new ();
  unsigned end = g_source_attach (latest, NULL);

  g_source_destroy (latest);
  for (unsigned id = 1; id < end; id++)
    {
      GSource *source = g_main_context_find_source_by_id (NULL, id);

      if (source != NULL && g_source_get_ready_time (source) > 0)
        g_source_set_ready_time (source, 0);
    }
}
