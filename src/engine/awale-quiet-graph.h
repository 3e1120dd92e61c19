/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-distances.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The graph of the positions that a game can reach before its next harvest or its end, with their
 * values. This is retrograde analysis like that of the tables, but for a single game: the moves
 * since the last harvest are known, so that positions which end the game by repetition are
 * recognized.
 *
 * The value of a position is the number of seeds that the player to move gains from there on, less
 * those of the opponent. The graph has bounds of the values, which are valid however little was
 * explored; exploring narrows them.
 */
typedef struct _AwaleQuietGraph AwaleQuietGraph;

/** Bounds in seeds for the player to move. */
typedef struct
{
  int low;
  int high;
} AwaleQuietBounds;

/**
 * Creates the graph of the last of the @n_positions positions of a game that has not ended; only
 * that position is explored. @tables, which must belong to the same rules, give the values after a
 * harvest; @distances (nullable) must belong to @tables.
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
 * if @move is AWALE_NO_MOVE: the positions that @side may need to be certain of @value, its gain
 * less the opponent's. Narrows the bounds of all explored positions.
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
 * True if the explored part of the graph contains a path by which @side forces @value after @move
 * (or from the root, with AWALE_NO_MOVE).
 */
bool             awale_quiet_graph_has_path (const AwaleQuietGraph *self,
                                             AwaleMove              move,
                                             AwaleSide              side,
                                             int                    value);

/**
 * True if the tables and distances alone make @side certain of @value after @move (or from the
 * root, with AWALE_NO_MOVE), given the history of the game; exploring is not necessary.
 */
bool             awale_quiet_graph_is_certain (const AwaleQuietGraph *self,
                                               AwaleMove            move,
                                               AwaleSide            side,
                                               int                  value);

/** The number of moves examined, and of table probes. */
uint64_t         awale_quiet_graph_get_sowings    (const AwaleQuietGraph *self);
uint64_t         awale_quiet_graph_get_table_hits (const AwaleQuietGraph *self);

/**
 * Finds the shortest path by which @side forces @value, from one of @moves at the root to a harvest
 * or an end that secures at least that value. Fills @line, which has room for @max_length moves,
 * with the path against the best resistance: the opponent concedes no more than the value if
 * possible, and as late as possible.
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
 * Finds a path like awale_quiet_graph_find_path(), but to the largest value of which the tables and
 * their distances make @side certain.
 */
int              awale_quiet_graph_find_forced_path (AwaleQuietGraph *self,
                                                     unsigned         moves,
                                                     AwaleSide        side,
                                                     int8_t          *line,
                                                     int              max_length);

G_END_DECLS
