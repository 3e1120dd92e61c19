/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"
#include "awale-hash.h"
#include "awale-table-value.h"
#include "awale-root-proof.h"
#include "awale-team.h"

G_BEGIN_DECLS

enum
{
  /* Quiescence and extensions go beyond the nominal depth. */
  AWALE_WORKER_MAX_PLY = 2 * AWALE_SEARCH_MAX_DEPTH,
  /* The most nodes between two looks at the limits: well under a millisecond. */
  AWALE_WORKER_PATIENCE = 2048,
};

/** What the threads of one search share. Only the hash, the team and the atomics are written. */
typedef struct
{
  AwaleRuleset       rules;
  AwaleHash         *hash;
  AwaleTeam         *team;         /**< NULL where one thread searches. */
  AwaleTablebase    *tables;       /**< Nullable. */
  const AwaleNetwork *network;
  AwaleSearchLimits  limits;
  const AwalePosition *positions;  /**< The game so far, the root last. */
  size_t             n_positions;
  AwalePosition      root;
  AwaleTableValue    proven;       /**< What the tables tell of the root. */
  AwaleRootProof     proof;        /**< What is proven of it and of its moves. */
  bool               is_exact;     /**< They prove its value. */
  int                promise;      /**< What its player was told to get, or less than any value. */
  int                total;        /**< Seeds of the game, pits and stores. */
  int                table_reach;  /**< Boards of so many seeds at most are asked of the tables. */
  uint64_t           salt;         /**< Of hash keys, where values hang on what was played. */
  int                shortest_cycle;  /**< Plies in which a position may come again. */
  int                least_quiet;  /**< Plies without a harvest until what was played may end it. */
  int                occurrences;  /**< The most of any position since the last harvest. */
  GArray            *past;         /**< Of uint64_t: keys since the last harvest, the root's not. */
  const atomic_bool *stop;       /**< The caller's; nullable. */
  atomic_bool        finished;   /**< The threads' own. */
  atomic_uint_fast64_t nodes;    /**< Of all threads, a little behind. */
  int64_t            deadline;   /**< Monotonic microseconds; 0: none. */
} AwaleSharedSearch;

typedef struct
{
  int       quiet_plies;  /**< Plies since the last harvest. */
  AwaleMove killers[2];
  AwaleMove excluded;     /**< Left out, to see whether it is singular; else AWALE_NO_MOVE. */
  int       length;
  int8_t    line[AWALE_SEARCH_MAX_LINE];
} AwaleSearchFrame;

/** How often a quiet move of a player, by its pit and the seeds there, has failed high. */
typedef struct
{
  int32_t scores[AWALE_SIDE_PITS][AWALE_SEEDS + 1];
} AwaleHistoryHeuristic;

/**
 * One thread's search: everything hot that threads do not share. Below the root every board is seen
 * from its mover, who is South there; so are keys and moves.
 */
typedef struct
{
  AwaleSharedSearch      *shared;
  const AwaleNetwork *network;          /**< That of the shared search, and its total, close by. */
  AwaleSearchedPositions *pending;      /**< The team's; nullable. */
  int                     total;
  uint64_t                nodes;
  uint64_t                table_hits;
  uint64_t                published;    /**< Of these, already added to the shared count. */
  int                     patience;     /**< Nodes until the next look at the limits. */
  bool                    stopped;
  bool                    overtaken;    /**< Stopped since another thread has finished the
                                         * iteration. */
  int                     depth;        /**< Of the iteration. */
  int                     seldepth;
  int                     n_root_moves;
  int                     n_candidates; /**< The first of these, any of which may be the best. */
  AwaleRootMove      root_moves[AWALE_SIDE_PITS + 1];
  AwaleHistoryHeuristic   history[2];   /**< Of the player to move at the root, and of the other. */
  uint64_t               *keys;         /**< Of the whole path: the past, then a key a ply. */
  uint64_t               *path;         /**< The root's, from where plies are counted. */
  AwaleSearchFrame         frames[AWALE_WORKER_MAX_PLY + 2];
} AwaleWorker;

/** A worker at the root of @shared, which must outlive it. */
AwaleWorker    *awale_worker_new     (AwaleSharedSearch *shared);
void            awale_worker_free    (AwaleWorker       *self);

/**
 * The value of @position, @ply plies below the root, for its mover; path[@ply] is its key. The
 * plain search, if the limits ask for it, is full width, without quiescence, reductions or tables.
 */
int             awale_worker_search     (AwaleWorker         *self,
                                         const AwalePosition *position,
                                         int                  ply,
                                         int                  depth,
                                         int                  alpha,
                                         int                  beta);

/** The line of root move @index with what is proven of it. */
AwaleSearchLine awale_worker_get_line (const AwaleWorker *self,
                                   int                index);

/**
 * Which of the root moves have a value of their own after an iteration for @n_lines: these, and
 * those that are asked for. Returns: how many @indices there are
 */
int             awale_worker_list_lines (const AwaleWorker *self,
                                   int                n_lines,
                                   int                indices[AWALE_SEARCH_MAX_LINES + 1]);

/** Adds the nodes that were not yet published to the shared count. */
void            awale_worker_publish (AwaleWorker       *self);

/**
 * Searches every root move to @depth; the first @n_lines of root_moves are then the best, with
 * their values, and those that are asked for have theirs.
 *
 * Returns: whether it was finished; if not, the values are those of the iteration before, but for a
 * better first move that was found
 */
bool            awale_worker_iterate (AwaleWorker       *self,
                                      int                depth,
                                      int                n_lines);

G_END_DECLS
