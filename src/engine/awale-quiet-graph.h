/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-distances.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The positions that a game can reach before its next harvest or its end, and their values, for any
 * history. Retrograde analysis like that of the tables, but of one game: the moves since the last
 * harvest are known, so a position that may not recur ends the game.
 *
 * Values are the seeds that the player to move gains from there on, less those of the other. They
 * are bounds that hold however much of the graph has been explored; exploring narrows them.
 */
typedef struct _AwaleQuietGraph AwaleQuietGraph;

/** Seeds for the player to move. */
typedef struct
{
  int low;
  int high;
} AwaleQuietBounds;

/**
 * Creates the unexplored graph of the last of the @n_positions of a game that has not ended.
 * @tables, of the same rules, give the values after a harvest; @distances (nullable) are theirs.
 */
AwaleQuietGraph *awale_quiet_graph_new      (const AwaleRuleset   *rules,
                                             const AwaleTablebase *tables,
                                             const AwaleDistances *distances,
                                             const AwalePosition  *positions,
                                             size_t                n_positions);
void             awale_quiet_graph_free     (AwaleQuietGraph      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleQuietGraph, awale_quiet_graph_free)

/**
 * Explores @n_positions more positions, nearest first, after @move at the root (or from the root,
 * with AWALE_NO_MOVE): as far as @side may need them to be sure of @value, their gain less the
 * other's. Narrows the bounds of all that is explored.
 *
 * Returns: how many were explored; fewer than asked for if there is nothing more to know
 */
unsigned         awale_quiet_graph_explore  (AwaleQuietGraph      *self,
                                             AwaleMove             move,
                                             AwaleSide             side,
                                             int                   value,
                                             unsigned              n_positions);

/** The bounds of the root, and of its legal @move, both for the player to move at the root. */
AwaleQuietBounds awale_quiet_graph_get_root (const AwaleQuietGraph *self);
AwaleQuietBounds awale_quiet_graph_get_move (const AwaleQuietGraph *self,
                                             AwaleMove              move);

/**
 * True if a path of @side to @value was explored after @move (or from the root, with
 * AWALE_NO_MOVE); being certain of the value may need less.
 */
bool             awale_quiet_graph_has_path (const AwaleQuietGraph *self,
                                             AwaleMove              move,
                                             AwaleSide              side,
                                             int                    value);

/**
 * True if @side is sure of @value after @move (or from the root, with AWALE_NO_MOVE) by the
 * tables and its distances there, given the history and whatever was explored.
 */
bool             awale_quiet_graph_is_certain (const AwaleQuietGraph *self,
                                               AwaleMove            move,
                                               AwaleSide            side,
                                               int                  value);

/** The number of moves examined; the second function gives the number of table probes. */
uint64_t         awale_quiet_graph_get_sowings    (const AwaleQuietGraph *self);
uint64_t         awale_quiet_graph_get_table_hits (const AwaleQuietGraph *self);

/**
 * Finds the shortest path by which @side is sure to get @value, with one of @moves at the root,
 * to a harvest or an end that leaves no less. Fills @line, which has room for @max_length
 * moves, with that path against the longest resistance.
 *
 * Returns: the length of the line; 0 if none of @moves is known to begin such a path
 */
int              awale_quiet_graph_find_path (AwaleQuietGraph      *self,
                                              unsigned              moves,
                                              AwaleSide             side,
                                              int                   value,
                                              int8_t               *line,
                                              int                   max_length);

/**
 * Finds the path to the most that @side is certain of by the tables and the distances there; see
 * awale_quiet_graph_find_path().
 */
int              awale_quiet_graph_find_forced_path (AwaleQuietGraph *self,
                                                     unsigned         moves,
                                                     AwaleSide        side,
                                                     int8_t          *line,
                                                     int              max_length);

G_END_DECLS
