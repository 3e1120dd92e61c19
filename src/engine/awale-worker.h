/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"
#include "awale-hash.h"
#include "awale-root-proof.h"
#include "awale-search-types.h"

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

enum
{
  /* Quiescence and extensions exceed the nominal depth. */
  AWALE_WORKER_MAX_PLY = 2 * AWALE_SEARCH_MAX_DEPTH,
  /* Maximum nodes between two checks of the limits, well under a millisecond. */
  AWALE_WORKER_PATIENCE = 2048,
};

/** State shared by the threads of a search; only the hash, the team and the atomics are written. */
typedef struct
{
  AwaleRuleset       rules;
  AwaleHash         *hash;
  AwaleTeam         *team;         /**< NULL for a single thread. */
  AwaleTablebase    *tables;
  const AwaleNetwork *network;
  AwaleSearchLimits  limits;
  const AwalePosition *positions;  /**< The game so far, the root last. */
  size_t             n_positions;
  AwalePosition      root;
  AwaleTableValue    proven;       /**< The tables' value of the root. */
  AwaleRootProof     proof;        /**< Proofs about the root and its moves. */
  bool               is_exact;     /**< The root's value is proven. */
  int                promise;      /**< Value reported to the player at the root; below any value
                                    * if none. */
  int                total;        /**< Seeds of the game, in pits and stores. */
  int                table_reach;  /**< Maximum seeds of boards looked up in the tables. */
  uint64_t           salt;         /**< Salt of hash keys, where values depend on the history. */
  int                shortest_cycle;  /**< Minimum plies in which a position can recur. */
  int                least_quiet;  /**< Minimum plies without a harvest at which the history may
                                    * end the game. */
  int                occurrences;  /**< Maximum occurrences of a position since the last harvest. */
  GArray            *past;         /**< Keys since the last harvest, without the root's.
                                    * (element-type uint64_t) */
  const atomic_bool *stop;       /**< Stop flag of the caller; nullable. */
  atomic_bool        finished;   /**< Stop flag of the threads. */
  atomic_uint_fast64_t nodes;    /**< Nodes of all threads, slightly delayed. */
  int64_t            deadline;   /**< Monotonic microseconds; 0: none. */
} AwaleSharedSearch;

typedef struct
{
  int       quiet_plies;  /**< Plies since the last harvest. */
  AwaleMove killers[2];
  AwaleMove excluded;     /**< Move excluded by a singular search; else AWALE_NO_MOVE. */
  int       length;
  int8_t    line[AWALE_SEARCH_MAX_LINE];
} AwaleSearchFrame;

/** Counts of a player's quiet moves that failed high, by pit and seeds in it. */
typedef struct
{
  int32_t scores[AWALE_SIDE_PITS][AWALE_SEEDS + 1];
} AwaleHistoryHeuristic;

/**
 * State of a thread's search. Below the root every board is seen from its mover, who is South
 * there, and so are keys and moves.
 */
typedef struct
{
  AwaleSharedSearch      *shared;
  const AwaleNetwork *network;          /**< Copies from the shared search, for locality. */
  AwaleSearchedPositions *pending;      /**< Of the team; nullable. */
  int                     total;
  uint64_t                nodes;
  uint64_t                table_hits;
  uint64_t                published;    /**< Nodes already added to the shared count. */
  int                     patience;     /**< Nodes until the next check of the limits. */
  bool                    stopped;
  bool                    overtaken;    /**< Stopped because another thread has finished the
                                         * iteration. */
  int                     depth;        /**< Depth of the iteration. */
  int                     seldepth;
  int                     n_root_moves;
  int                     n_candidates; /**< Number of leading moves that may be the best. */
  AwaleRootMove      root_moves[AWALE_SIDE_PITS + 1];
  AwaleHistoryHeuristic   history[2];   /**< Of the player to move at the root, and of the other. */
  uint64_t               *keys;         /**< Keys of the whole path: the history, then one a ply. */
  uint64_t               *path;         /**< Key of the root, from which plies are counted. */
  AwaleSearchFrame         frames[AWALE_WORKER_MAX_PLY + 2];
} AwaleWorker;

/** Creates a worker at the root of @shared, which must outlive it. */
AwaleWorker    *awale_worker_new     (AwaleSharedSearch *shared);
void            awale_worker_free    (AwaleWorker       *self);

/**
 * Searches @position, @ply plies below the root; path[@ply] is its key. Returns: its value for
 * its mover. The plain search, if the limits request it, is full width, without quiescence,
 * reductions or tables.
 */
int             awale_worker_search     (AwaleWorker         *self,
                                         const AwalePosition *position,
                                         int                  ply,
                                         int                  depth,
                                         int                  alpha,
                                         int                  beta);

/** The line of root move @index with its proven bounds. */
AwaleSearchLine awale_worker_get_line (const AwaleWorker *self,
                                   int                index);

/**
 * Lists the root moves with values of their own after an iteration for @n_lines: the best ones
 * and those requested. Returns: the number of @indices
 */
int             awale_worker_list_lines (const AwaleWorker *self,
                                   int                n_lines,
                                   int                indices[AWALE_SEARCH_MAX_LINES + 1]);

/** Adds unpublished nodes to the shared count. */
void            awale_worker_publish (AwaleWorker       *self);

/**
 * Searches every root move to @depth; afterwards the first @n_lines of root_moves are the best,
 * with their values, and requested moves have values of their own.
 *
 * Returns: false if it was stopped: the values are then those of the preceding iteration, but
 * for a better first move
 */
bool            awale_worker_iterate (AwaleWorker       *self,
                                      int                depth,
                                      int                n_lines);

G_END_DECLS
