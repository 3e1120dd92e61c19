/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <pthread.h>

#include "awale-worker.h"

G_BEGIN_DECLS

/**
 * The threads of one search. They all search the same depth, part where they meet, and go on to
 * the next depth as soon as one of them is through. The first of them, the leader, tells what is
 * found.
 */
struct _AwaleTeam
{
  AwalePending    pending;
  atomic_int      depth;     /**< Of the iteration the leader is in. */
  atomic_int      finished;  /**< The deepest iteration that one of them told to have finished. */
  pthread_mutex_t mutex;     /**< For what follows; not GMutex: the thread sanitizer knows it. */
  int             seldepth;
  AwaleRootMove   root_moves[AWALE_SIDE_PITS + 1];  /**< What was found there. */
};

AwaleTeam *awale_team_new          (void);
void       awale_team_free         (AwaleTeam   *self);

/** The leader begins an iteration. */
void       awale_team_lead         (AwaleTeam   *self,
                                    int          depth);

/** The depth that a helper, who was at @depth, searches next. */
int        awale_team_next_depth   (AwaleTeam   *self,
                                    int          depth);

/** @worker is through with its iteration, and tells what it found if it is the first. */
void       awale_team_finish       (AwaleTeam   *self,
                                    AwaleWorker *worker);

/** @worker takes over what another found in its iteration, or in a deeper one. */
void       awale_team_catch_up     (AwaleTeam   *self,
                                    AwaleWorker *worker);

/** Whether another is already through with the iteration that @worker is in. */
static inline bool
awale_team_overtakes (const AwaleTeam   *self,
                      const AwaleWorker *worker)
{
  return atomic_load_explicit (&self->finished, memory_order_relaxed) >= worker->depth;
}

G_END_DECLS
