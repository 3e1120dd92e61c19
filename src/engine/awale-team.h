/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search-types.h"
#include "awale-table-value.h"

#include <pthread.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/** A root move with its expected line. */
typedef struct
{
  AwaleSearchLine line;
  AwalePosition   after;
  AwaleTableValue proven;    /**< For the player to move at the root. */
  int             previous;  /**< Value of the preceding iteration. */
} AwaleRootMove;

enum
{
  AWALE_SEARCHED_POSITIONS_MARKS = 1024,
};

/**
 * The positions being searched by the threads of a search, as in simplified ABDADA: a mark for
 * each position that a thread has begun and not ended. Another thread that meets it searches
 * its other moves first, so that the threads part.
 *
 * The marks are hints, written without a lock by relaxed atomics: an overwritten mark costs a
 * little time; results are in the hash.
 */
typedef struct
{
  _Alignas (64) _Atomic uint64_t marks[AWALE_SEARCHED_POSITIONS_MARKS];
} AwaleSearchedPositions;

/** The mark of the position with the hash key @key, searched to @depth plies. */
static inline uint64_t
awale_searched_positions_mark (uint64_t key,
                               int      depth)
{
  return (key + (uint64_t) depth * UINT64_C (0x9e3779b97f4a7c15)) | 1;
}

static inline _Atomic uint64_t *
awale_searched_positions_place (AwaleSearchedPositions *self,
                                uint64_t                mark)
{
  return &self->marks[mark >> 32 & (AWALE_SEARCHED_POSITIONS_MARKS - 1)];
}

static inline bool
awale_searched_positions_has (AwaleSearchedPositions *self,
                              uint64_t                mark)
{
  return atomic_load_explicit (awale_searched_positions_place (self, mark), memory_order_relaxed) ==
         mark;
}

static inline void
awale_searched_positions_begin (AwaleSearchedPositions *self,
                                uint64_t                mark)
{
  atomic_store_explicit (awale_searched_positions_place (self, mark), mark, memory_order_relaxed);
}

static inline void
awale_searched_positions_end (AwaleSearchedPositions *self,
                              uint64_t                mark)
{
  if (awale_searched_positions_has (self, mark))
    atomic_store_explicit (awale_searched_positions_place (self, mark), 0, memory_order_relaxed);
}

/**
 * The threads of one search, without a lock on the tree (lazy SMP): all search the same depth with
 * the hash between them, part where they meet (see AwaleSearchedPositions), and go on to the next
 * depth as soon as one of them has finished. The first of them, the leader, reports the results.
 */
typedef struct
{
  AwaleSearchedPositions pending;
  atomic_int             depth;     /**< Depth of the leader's iteration. */
  atomic_int             finished;  /**< Deepest iteration with moves handed in. */
  pthread_mutex_t        mutex;     /**< Protects the fields below; not GMutex, as the thread
                                     * sanitizer knows this one. */
  int                    seldepth;
  AwaleRootMove   root_moves[AWALE_SIDE_PITS + 1];  /**< Moves of that iteration. */
} AwaleTeam;

AwaleTeam *awale_team_new          (void);
void       awale_team_free         (AwaleTeam     *self);

/** Begins an iteration of the leader. */
void       awale_team_lead         (AwaleTeam     *self,
                                    int            depth);

/** The next depth of a helper that was at @depth. */
int        awale_team_next_depth   (AwaleTeam     *self,
                                    int            depth);

/** Hands in the @root_moves of @depth; those of the first thread to finish are used by all. */
void       awale_team_finish       (AwaleTeam           *self,
                                    int                  depth,
                                    int                  seldepth,
                                    const AwaleRootMove *root_moves);

/** Copies the moves of the deepest finished iteration to @root_moves, which has room for all. */
void       awale_team_catch_up     (AwaleTeam     *self,
                                    int           *seldepth,
                                    AwaleRootMove *root_moves);

/** True if another thread has already finished the iteration @depth. */
static inline bool
awale_team_overtakes (const AwaleTeam *self,
                      int              depth)
{
  return atomic_load_explicit (&self->finished, memory_order_relaxed) >= depth;
}

G_END_DECLS
