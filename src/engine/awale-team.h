/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-searched-positions.h"
#include "awale-root-move.h"

#include <pthread.h>

G_BEGIN_DECLS

/**
 * The threads of one search, without a lock on the tree (lazy SMP): all search the same depth with
 * the hash between them, part where they meet (see AwaleSearchedPositions), and go on to the next
 * depth as soon as one of them has finished. The first of them, the leader, reports the results.
 */
typedef struct
{
  AwaleSearchedPositions pending;
  atomic_int             depth;     /**< Of the leader's iteration. */
  atomic_int             finished;  /**< The deepest iteration of which a thread handed in its
                                     * moves. */
  pthread_mutex_t        mutex;     /**< For what follows; not GMutex: the thread sanitizer knows
                                     * it. */
  int                    seldepth;
  AwaleRootMove   root_moves[AWALE_SIDE_PITS + 1];  /**< Of that iteration. */
} AwaleTeam;

AwaleTeam *awale_team_new          (void);
void       awale_team_free         (AwaleTeam     *self);

/** The leader begins an iteration. */
void       awale_team_lead         (AwaleTeam     *self,
                                    int            depth);

/** The depth that a helper, who was at @depth, searches next. */
int        awale_team_next_depth   (AwaleTeam     *self,
                                    int            depth);

/** A thread has finished @depth: its @root_moves are everybody's if it is the first to do so. */
void       awale_team_finish       (AwaleTeam           *self,
                                    int                  depth,
                                    int                  seldepth,
                                    const AwaleRootMove *root_moves);

/** Copies the moves of the deepest finished iteration to @root_moves, which has room for all. */
void       awale_team_catch_up     (AwaleTeam     *self,
                                    int           *seldepth,
                                    AwaleRootMove *root_moves);

/** Whether another thread has already finished the iteration @depth. */
static inline bool
awale_team_overtakes (const AwaleTeam *self,
                      int              depth)
{
  return atomic_load_explicit (&self->finished, memory_order_relaxed) >= depth;
}

G_END_DECLS
