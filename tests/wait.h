/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Waiting for what the main loop brings about, without waiting for the time.
 */
#pragma once

#include <glib.h>

/* How long one waits before something must be wrong, in seconds. */
#define WAIT_LIMIT 120

/* How often one looks, in milliseconds: what another thread has done does not turn the loop. */
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

/** Runs the main loop while @condition holds. Ends the program, saying which it was, if that lasts
 * too long. */
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

/** Makes all due that waits for its time in the main loop; it comes with the next turns of that. */
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
