/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluate.h"
#include "awale-hash.h"
#include "awale-root-proof.h"
#include "awale-search-types.h"

#include <pthread.h>
#include <stdatomic.h>

G_BEGIN_DECLS

typedef struct
{
  AwaleSearchLine line;
  AwalePosition   after;
  AwaleTableValue proven;    /**< Bounds for the player to move at the root. */
  int             previous;  /**< Value found by the preceding iteration. */
} AwaleRootMove;

enum
{
  AWALE_SEARCHED_POSITIONS_MARKS = 1024,
};

/**
 * The positions that the threads of a search are searching, as in simplified ABDADA: a mark for
 * each position that some thread has begun and not finished. A thread that finds the mark of
 * another searches its other moves first, so that the threads separate.
 *
 * Marks are hints, written without a lock by relaxed atomics: an overwritten mark costs a little
 * time and does no harm, because results are in the hash table.
 */
typedef struct
{
  _Alignas (64) _Atomic uint64_t marks[AWALE_SEARCHED_POSITIONS_MARKS];
} AwaleSearchedPositions;

/**
 * The number that stands for the search of the position with the hash key @key to @depth plies;
 * never 0.
 */
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
 * The threads of one search, without a lock on the tree (lazy SMP): they share the hash table, take
 * different moves where they meet (see AwaleSearchedPositions), and go on to the next depth as soon
 * as one of them has finished. The first thread, the leader, reports the results.
 */
typedef struct
{
  AwaleSearchedPositions pending;
  atomic_int             depth;     /**< Depth of the leader's current iteration. */
  atomic_int             finished;  /**< Depth of the deepest finished iteration. */
  pthread_mutex_t        mutex;     /**< Protects the fields below. Not a GMutex, which the thread
                                     * sanitizer does not know. */
  int                    seldepth;
  AwaleRootMove   root_moves[AWALE_SIDE_PITS + 1];  /**< Moves found by the iteration `finished`. */
} AwaleTeam;

AwaleTeam *awale_team_new          (void);
void       awale_team_free         (AwaleTeam     *self);

/** Begins the leader's iteration of @depth. */
void       awale_team_lead         (AwaleTeam     *self,
                                    int            depth);

/** The next depth for a helper that was at @depth. */
int        awale_team_next_depth   (AwaleTeam     *self,
                                    int            depth);

/** True if a thread has already finished the iteration of @depth or a deeper one. */
static inline bool
awale_team_overtakes (const AwaleTeam *self,
                      int              depth)
{
  return atomic_load_explicit (&self->finished, memory_order_relaxed) >= depth;
}

enum
{
  /* Maximum number of plies of a line; quiescence and extensions exceed the nominal depth. */
  AWALE_WORKER_MAX_PLY = 2 * AWALE_SEARCH_MAX_DEPTH,
  /* Maximum number of nodes between two checks of the limits. */
  AWALE_WORKER_PATIENCE = 2048,
};

/**
 * State shared by the threads of a search; while they run, only the hash table, the team and the
 * atomics are written.
 */
typedef struct
{
  AwaleRuleset       rules;
  AwaleHash         *hash;
  AwaleTeam         *team;         /**< Team; NULL for a single thread. */
  AwaleTablebase    *tables;
  const AwaleNetwork *network;
  AwaleSearchLimits  limits;
  const AwalePosition *positions;  /**< Positions of the game so far; the last one is the root. */
  size_t             n_positions;
  AwalePosition      root;
  AwaleTableValue    proven;       /**< Bounds of the root, proven or from the tables. */
  AwaleRootProof     proof;
  bool               is_exact;     /**< True if the bounds of the root are known and equal. */
  int                promise;      /**< Exact value reported to the player to move earlier in the
                                    * game; a number below any value if there is none. */
  int                total;        /**< Number of seeds in pits and stores. */
  int                table_reach;  /**< Maximum number of seeds on boards that are looked up in the
                                    * tables; -1 without tables. If the value of the root is exact,
                                    * boards with one seed more are looked up, too. */
  uint64_t           salt;         /**< Salt for the hash keys of values that depend on the
                                    * history. */
  int                shortest_cycle;  /**< Minimum number of plies in which a position can recur. */
  int                least_quiet;  /**< Minimum number of plies without a harvest after which
                                    * find_path_ending() may find an end. */
  int                occurrences;  /**< Largest number of occurrences of a position since the
                                    * last harvest. */
  GArray            *past;         /**< Hash keys of the positions since the last harvest, except
                                    * the root. (element-type uint64_t) */
  const atomic_bool *stop;       /**< Stop flag of the caller; atomic, nullable. */
  atomic_bool        finished;   /**< Stop flag of the threads. */
  atomic_uint_fast64_t nodes;    /**< Number of nodes of all threads, updated with a slight
                                  * delay. */
  int64_t            deadline;   /**< Deadline in monotonic microseconds; 0 for none. */
} AwaleSharedSearch;

typedef struct
{
  int       quiet_plies;  /**< Number of plies since the last harvest. */
  AwaleMove killers[2];
  AwaleMove excluded;     /**< Move excluded from the search that tests whether it is singular;
                           * otherwise AWALE_NO_MOVE. */
  int       length;
  int8_t    line[AWALE_SEARCH_MAX_LINE];
} AwaleSearchFrame;

/** Scores of a player's quiet moves that failed high, by pit and number of seeds in it. */
typedef struct
{
  int32_t scores[AWALE_SIDE_PITS][AWALE_SEEDS + 1];
} AwaleHistoryHeuristic;

/**
 * State of one thread's search. Below the root every board is seen from the player to move, who is
 * South there, and so are keys and moves.
 */
typedef struct
{
  AwaleSharedSearch      *shared;
  const AwaleNetwork *network;          /**< Copies from the shared search, close in memory to the
                                         * other fields. */
  AwaleSearchedPositions *pending;      /**< Positions being searched by the team; nullable. */
  int                     total;
  uint64_t                nodes;
  uint64_t                table_hits;
  uint64_t                published;    /**< Number of nodes already added to the shared count. */
  int                     patience;     /**< Number of nodes until the next check of the limits. */
  bool                    stopped;
  bool                    overtaken;    /**< True if the search stopped because another thread
                                         * has finished the iteration. */
  int                     depth;        /**< Depth of the current iteration. */
  int                     seldepth;
  int                     n_root_moves;
  int                     n_candidates; /**< Number of root moves, at the front of the array, that
                                         * may be the best. */
  AwaleRootMove      root_moves[AWALE_SIDE_PITS + 1];
  AwaleHistoryHeuristic   history[2];   /**< Histories of the player to move at the root and of the
                                         * other player. */
  uint64_t               *keys;         /**< Keys of the path: those of `past`, then one for each
                                         * ply. */
  uint64_t               *path;         /**< Key of the root in `keys`, from which plies are
                                         * counted. */
  AwaleSearchFrame         frames[AWALE_WORKER_MAX_PLY + 2];
} AwaleWorker;

/** Creates a worker at the root of @shared, which must outlive it. */
AwaleWorker    *awale_worker_new     (AwaleSharedSearch *shared);
void            awale_worker_free    (AwaleWorker       *self);

/**
 * Searches @position, @ply plies below the root, to @depth plies; path[@ply] must be its key. If
 * the limits request the plain search, the search has full width, without quiescence, reductions or
 * tables. Returns: the value for the player to move; meaningless if the search was stopped
 */
int             awale_worker_search     (AwaleWorker         *self,
                                         const AwalePosition *position,
                                         int                  ply,
                                         int                  depth,
                                         int                  alpha,
                                         int                  beta);

/** The line of the root move @index, with its proven bounds. */
AwaleSearchLine awale_worker_get_line (const AwaleWorker *self,
                                   int                index);

/**
 * Lists the indices of the root moves that have values of their own after an iteration for
 * @n_lines: the best ones and the requested ones. Returns: the number of @indices
 */
int             awale_worker_list_lines (const AwaleWorker *self,
                                   int                n_lines,
                                   int                indices[AWALE_SEARCH_MAX_LINES + 1]);

/** Adds this thread's unpublished nodes to the shared count. */
void            awale_worker_publish (AwaleWorker       *self);

/**
 * Searches every root move to @depth, unless another thread finishes first, whose moves are then
 * taken over. Afterwards the first @n_lines of root_moves are the best, and they and the requested
 * moves have values of their own.
 *
 * Returns: false if it was stopped; some moves then already have values of this iteration, the
 * others those of the preceding one
 */
bool            awale_worker_iterate (AwaleWorker       *self,
                                      int                depth,
                                      int                n_lines);

G_END_DECLS
