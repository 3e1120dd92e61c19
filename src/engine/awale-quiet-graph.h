/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-distances.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The graph of the positions that a game can reach before its next harvest or its end, and their
 * values, for any history. This is retrograde analysis like that of the tables, but for one game:
 * the moves since the last harvest are known, so that a position which may not recur ends the game.
 *
 * Values are the seeds that the player to move gains from the position on, less those of the
 * opponent. They are bounds that hold however much of the graph was explored; exploring narrows
 * them.
 */
typedef struct _AwaleQuietGraph AwaleQuietGraph;

/** Bounds in seeds for the player to move. */
typedef struct
{
  int low;
  int high;
} AwaleQuietBounds;

/**
 * Creates the unexplored graph of the last of the @n_positions positions of a game that has not
 * ended. @tables, of the same rules, give the values after a harvest; @distances (nullable) belong
 * to them.
 */
AwaleQuietGraph *awale_quiet_graph_new      (const AwaleRuleset   *rules,
                                             const AwaleTablebase *tables,
                                             const AwaleDistances *distances,
                                             const AwalePosition  *positions,
                                             size_t                n_positions);
void             awale_quiet_graph_free     (AwaleQuietGraph      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleQuietGraph, awale_quiet_graph_free)

/**
 * Explores @n_positions more positions, nearest first, after @move at the root, or from the root on
 * if it is AWALE_NO_MOVE: those that @side may need in order to be sure of @value, its gain less
 * the opponent's. Narrows the bounds of all explored positions.
 *
 * Returns: the number of explored positions; fewer than requested if nothing more can be learned
 */
unsigned         awale_quiet_graph_explore  (AwaleQuietGraph      *self,
                                             AwaleMove             move,
                                             AwaleSide             side,
                                             int                   value,
                                             unsigned              n_positions);

/** The bounds of the root, or of its legal @move, for the player to move at the root. */
AwaleQuietBounds awale_quiet_graph_get_root (const AwaleQuietGraph *self);
AwaleQuietBounds awale_quiet_graph_get_move (const AwaleQuietGraph *self,
                                             AwaleMove              move);

/**
 * True if the explored part contains a path of @side to @value after @move (or from the root, with
 * AWALE_NO_MOVE). Certainty of the value may need less.
 */
bool             awale_quiet_graph_has_path (const AwaleQuietGraph *self,
                                             AwaleMove              move,
                                             AwaleSide              side,
                                             int                    value);

/**
 * True if @side is sure of @value after @move (or from the root, with AWALE_NO_MOVE) by the tables
 * and the distances there, given the history and whatever was explored.
 */
bool             awale_quiet_graph_is_certain (const AwaleQuietGraph *self,
                                               AwaleMove            move,
                                               AwaleSide            side,
                                               int                  value);

/** The number of moves examined, and of table probes. */
uint64_t         awale_quiet_graph_get_sowings    (const AwaleQuietGraph *self);
uint64_t         awale_quiet_graph_get_table_hits (const AwaleQuietGraph *self);

/**
 * Finds the shortest path by which @side certainly gets @value, starting with one of @moves at the
 * root, to a harvest or an end that secures at least that value. Fills @line, which has room for
 * @max_length moves, with that path against the longest resistance.
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
 * Finds the path to the largest value that the tables and their distances make certain for @side;
 * see awale_quiet_graph_find_path().
 */
int              awale_quiet_graph_find_forced_path (AwaleQuietGraph *self,
                                                     unsigned         moves,
                                                     AwaleSide        side,
                                                     int8_t          *line,
                                                     int              max_length);

G_END_DECLS
