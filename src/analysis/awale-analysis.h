/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Asking engines. This folder promises that whoever asks never waits: searches run in threads of
 * their own, what they find arrives in the main loop at most 30 times a second, and nothing that
 * was asked before is delivered once something else has been asked. What a game's report says
 * follows from the values in the game alone. It knows no widget.
 */
#pragma once

#include "awale-analysis-line.h"
#include "book/awale-book.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS (awale_analysis_get_type ())

/**
 * The live analysis of a game: follows a node of it, with all that was played before, and tells
 * every legal move's value as it deepens. What was found of a position comes back at once when it
 * is looked at again, and is only ever replaced by what goes deeper. What the game knows already is
 * shown until the search knows better. Values are kept beside the game
 * (awale_game_cache_move_values()), which is no change of it, whenever new ones are told of: so
 * whoever shows the game shows the same ones.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysis, awale_analysis, AWALE, ANALYSIS, GObject)

/*
 * Properties (all notify):
 *  "game" (AwaleGame, nullable, writable), "node" (AwaleNode, nullable, writable: bind the game's
 *  "cursor" to it), "active" (boolean, writable: the switch; false at first), "paused" (boolean,
 *  writable: while the window is hidden or something more urgent needs the processor);
 *  "threads" (1), "hash" (mebibytes, 64); "running" (a search is at work).
 *
 * Signals:
 *  "updated": the lines, the value or the figures of the node are new. At most 30 times a second,
 *  and at once when another node is followed.
 *  "failed" (string: a sentence): no search could be begun; it was switched off, and can be tried
 *  again.
 */

enum
{
  AWALE_ANALYSIS_DEFAULT_HASH = 64,
  AWALE_ANALYSIS_DEFAULT_DEPTH = 40,
};

AwaleAnalysis *awale_analysis_new (AwaleGame *game);

/** The game that is analysed (transfer none) (nullable). Another one forgets all that was found. */
AwaleGame *awale_analysis_get_game   (AwaleAnalysis *self);
void       awale_analysis_set_game   (AwaleAnalysis *self,
                                      AwaleGame     *game);

/** The node of the game that is followed. (transfer none) (nullable) */
AwaleNode *awale_analysis_get_node   (AwaleAnalysis *self);
void       awale_analysis_set_node   (AwaleAnalysis *self,
                                      AwaleNode     *node);

/**
 * The switch; it never goes on by itself, and off only when it fails. Switched off, what was found
 * stays in view.
 */
bool       awale_analysis_get_active (AwaleAnalysis *self);
void       awale_analysis_set_active (AwaleAnalysis *self,
                                      bool           active);
bool       awale_analysis_get_paused (AwaleAnalysis *self);
void       awale_analysis_set_paused (AwaleAnalysis *self,
                                      bool           paused);

/** Whether a search is at work for the node. */
bool       awale_analysis_is_running (AwaleAnalysis *self);

void       awale_analysis_set_threads      (AwaleAnalysis *self,
                                            int            threads);
void       awale_analysis_set_hash         (AwaleAnalysis *self,
                                            int            mebibytes);

/**
 * The depth at which a position is known well enough. A higher one goes deeper where a search had
 * come to rest; positions that reach it are not searched again.
 */
void       awale_analysis_set_target_depth (AwaleAnalysis *self,
                                            int            depth);

/**
 * Sets a higher target depth where the node has come to rest; and whether that is so, and there is
 * anything deeper to go to.
 */
void       awale_analysis_go_deeper        (AwaleAnalysis *self);
bool       awale_analysis_can_go_deeper    (AwaleAnalysis *self);

/** Keeps what has been found of the node beside the game now, as is done from time to time. */
void       awale_analysis_keep             (AwaleAnalysis *self);

/** Whether the game is over at the node, so that there is nothing to search. */
bool       awale_analysis_is_ended         (AwaleAnalysis *self);

/**
 * The tables to ask (nullable), of the game's rules; a reference is taken. Another game, or other
 * rules of it, let go of them.
 */
void       awale_analysis_set_tables (AwaleAnalysis  *self,
                                      AwaleTablebase *tables);

/**
 * The opening book to ask (nullable), of the game's rules; a reference is taken. Another game, or
 * other rules of it, let go of it.
 */
void       awale_analysis_set_book   (AwaleAnalysis  *self,
                                      AwaleBook      *book);

/**
 * What the opening book says of the node and its moves, beside what was found by searching them;
 * nothing is known where it is not in the book. (transfer none)
 */
const AwaleMoveValues *awale_analysis_get_opening (AwaleAnalysis *self);

/**
 * The rows: every legal move of the node, best first for the mover, as AwaleAnalysisLine; empty
 * while nothing is known. The list is the same object all along. (transfer none)
 */
GListModel *awale_analysis_get_lines (AwaleAnalysis *self);

/** The line that begins with @move. (transfer none) (nullable) */
AwaleAnalysisLine *awale_analysis_find_line (AwaleAnalysis *self,
                                             AwaleMove      move);

/**
 * The node's value: that of the search if it knows better than the game, else what
 * awale_node_get_value() tells.
 * Returns: whether anything is known
 */
bool        awale_analysis_get_evaluation (AwaleAnalysis   *self,
                                           AwaleEvaluation *evaluation);

/** How deep what is shown is known, in plies; 0: not at all, or all is proven. */
int         awale_analysis_get_depth (AwaleAnalysis *self);

/** Figures of the node's search: positions looked at, and these a second. */
uint64_t    awale_analysis_get_nodes (AwaleAnalysis *self);
double      awale_analysis_get_speed (AwaleAnalysis *self);

G_END_DECLS
