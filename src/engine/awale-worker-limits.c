/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-worker.h"

/* Nodes until the next look at the limits: fewer the nearer a limit of nodes is, below which there
 * are leaves too. */
static int
patience_after (const AwaleSharedSearch *shared,
                uint64_t                 nodes)
{
  uint64_t left = shared->limits.nodes > nodes ? shared->limits.nodes - nodes : 0;

  if (shared->limits.nodes == 0)
    return AWALE_WORKER_PATIENCE;
  return (int) CLAMP (left / (uint64_t) (4 * MAX (shared->limits.threads, 1)), 1,
                      AWALE_WORKER_PATIENCE);
}

static bool
is_over (const AwaleSharedSearch *shared,
         uint64_t                 nodes)
{
  return atomic_load_explicit (&shared->finished, memory_order_relaxed) ||
         (shared->stop != NULL && atomic_load_explicit (shared->stop, memory_order_relaxed)) ||
         (shared->limits.nodes != 0 && nodes >= shared->limits.nodes) ||
         (shared->deadline != 0 && g_get_monotonic_time () >= shared->deadline);
}

void
awale_worker_publish (AwaleWorker *self)
{
  atomic_fetch_add_explicit (&self->shared->nodes, self->nodes - self->published,
                             memory_order_relaxed);
  self->published = self->nodes;
}

void
awale_worker_check_limits (AwaleWorker *self)
{
  AwaleSharedSearch *shared = self->shared;
  uint64_t all;

  awale_worker_publish (self);
  all = atomic_load_explicit (&shared->nodes, memory_order_relaxed);
  self->patience = patience_after (shared, all);
  /* The first iteration is always finished: there is a best move then. */
  if (self->depth > 1 && is_over (shared, all))
    self->stopped = true;
  else if (shared->team != NULL && awale_team_overtakes (shared->team, self->depth))
    self->stopped = self->overtaken = true;
}
