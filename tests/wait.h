/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Waiting for what the main loop brings about.
 */
#pragma once

#include <glib.h>

/* How long one waits before something must be wrong, in seconds. */
#define WAIT_LIMIT 120

static inline gboolean
wait_ended_cb (gpointer what)
{
  g_error ("Waited in vain for the end of: %s", (const char *) what);

  return G_SOURCE_REMOVE;
}

/** Runs the main loop while @condition holds. Ends the program, saying which it was, if that lasts
 * too long. */
#define wait_while(condition) \
  G_STMT_START \
  { \
    unsigned limit_ = g_timeout_add_seconds (WAIT_LIMIT, wait_ended_cb, \
                                             (gpointer) (G_STRLOC ": " #condition)); \
    while (condition) \
      g_main_context_iteration (NULL, TRUE); \
    g_source_remove (limit_); \
  } \
  G_STMT_END
