/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Analysis by engines. This folder promises that no caller waits, unless a function says that it
 * blocks: searches run in threads of their own, results arrive in the main loop, and a result for
 * an earlier request is not delivered after a new request. The judgments of a report depend on the
 * values stored in the game. The folder knows no widget.
 */
#pragma once

#include "awale-analysis-line.h"
#include "book/awale-book.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS (awale_analysis_get_type ())

/**
 * The live analysis of a game. It follows a node, with all moves before it, and evaluates every
 * legal move to increasing depth. Results for positions analyzed before are shown at once; values
 * stored in the game are shown until the search has better ones. New values are stored beside the
 * game (awale_game_cache_move_values()), which does not modify the game, so that all views show the
 * same values.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysis, awale_analysis, AWALE, ANALYSIS, GObject)

/*
 * Properties (all notify): "active" (boolean, writable): the switch; false by default. "paused"
 * (boolean, writable): true while the window is hidden or something more urgent needs the
 * processor. "threads" (int, writable, default 1), "hash" (int, writable, mebibytes, default 64).
 * "running" (boolean): a search is running.
 *
 * Signals: "updated": the rows, the value or the figures of the node have changed; emitted a few
 * times a second during a search, and at once for another node. "failed" (string: a sentence): no
 * search could be started; the analysis was switched off and may be switched on again.
 */

enum
{
  AWALE_ANALYSIS_DEFAULT_HASH = 64,
  AWALE_ANALYSIS_DEFAULT_DEPTH = 40,
};

AwaleAnalysis *awale_analysis_new (AwaleGame *game);

/** The game being analyzed; setting another one drops all results. (transfer none) (nullable) */
AwaleGame *awale_analysis_get_game   (AwaleAnalysis *self);
void       awale_analysis_set_game   (AwaleAnalysis *self,
                                      AwaleGame     *game);

/** The node that the analysis follows. Returns: (transfer none) (nullable) */
AwaleNode *awale_analysis_get_node   (AwaleAnalysis *self);
void       awale_analysis_set_node   (AwaleAnalysis *self,
                                      AwaleNode     *node);

/**
 * The switch of the analysis, which is turned off automatically only after a failure. The last
 * results stay visible when the analysis is off.
 */
bool       awale_analysis_get_active (AwaleAnalysis *self);
void       awale_analysis_set_active (AwaleAnalysis *self,
                                      bool           active);
bool       awale_analysis_get_paused (AwaleAnalysis *self);
void       awale_analysis_set_paused (AwaleAnalysis *self,
                                      bool           paused);

bool       awale_analysis_is_running (AwaleAnalysis *self);

void       awale_analysis_set_threads      (AwaleAnalysis *self,
                                            int            threads);
void       awale_analysis_set_hash         (AwaleAnalysis *self,
                                            int            mebibytes);

/**
 * Sets the depth in plies at which a position counts as analyzed. A greater depth resumes completed
 * searches; positions that have reached the depth are not searched again.
 */
void       awale_analysis_set_target_depth (AwaleAnalysis *self,
                                            int            depth);

/**
 * Raises the target depth if awale_analysis_can_go_deeper(). That is false while the analysis is
 * off, paused or searching, and if a greater depth would be useless or exceed the maximum.
 */
void       awale_analysis_go_deeper        (AwaleAnalysis *self);
bool       awale_analysis_can_go_deeper    (AwaleAnalysis *self);

/** Stores the results for the node beside the game now, rather than after a short delay. */
void       awale_analysis_keep             (AwaleAnalysis *self);

/**
 * True if there is nothing to search: the mover has no move, or the rules end the game at the node
 * and the players did not continue it.
 */
bool       awale_analysis_is_ended         (AwaleAnalysis *self);

/**
 * Sets the tables (nullable) for the rules of the game. The analysis takes a reference, and drops
 * it when the game is replaced or reset.
 */
void       awale_analysis_set_tables (AwaleAnalysis  *self,
                                      AwaleTablebase *tables);

/**
 * Sets the opening book (nullable) for the rules of the game. The analysis takes a reference, and
 * drops it when the game is replaced or reset.
 */
void       awale_analysis_set_book   (AwaleAnalysis  *self,
                                      AwaleBook      *book);

/**
 * The values of the node and its moves in the opening book; empty if the book does not have the
 * node. Returns: (transfer none)
 */
const AwaleMoveValues *awale_analysis_get_opening (AwaleAnalysis *self);

/**
 * The rows: an AwaleAnalysisLine for each legal move of the node that has a value, best first for
 * the mover. The list object never changes. Returns: (transfer none)
 */
GListModel *awale_analysis_get_lines (AwaleAnalysis *self);

/** The row of @move. Returns: (transfer none) (nullable) */
AwaleAnalysisLine *awale_analysis_find_line (AwaleAnalysis *self,
                                             AwaleMove      move);

/**
 * Gets the value of the node: the result of the game if it has ended there, that of the search if
 * it is better founded than the values in the game, otherwise that of awale_node_get_value().
 * Returns: false if neither is known
 */
bool        awale_analysis_get_evaluation (AwaleAnalysis   *self,
                                           AwaleEvaluation *evaluation);

/**
 * Depth in plies of the displayed values; 0 if there are none, or if values from the game are all
 * proven.
 */
int         awale_analysis_get_depth (AwaleAnalysis *self);

/** The number of positions that the search of the node has visited, and the number per second. */
uint64_t    awale_analysis_get_nodes (AwaleAnalysis *self);
double      awale_analysis_get_speed (AwaleAnalysis *self);

G_END_DECLS
