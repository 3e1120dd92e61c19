/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

#include "analysis/awale-analysis.h"
#include "game/awale-node.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** What is known of the moves of a position. */
typedef struct
{
  AwaleMove       best;                 /**< AWALE_NO_MOVE: none is known to be. */
  unsigned        known;                /**< Bit p: the sowing of pit p has a value, for South. */
  AwaleEvaluation values[AWALE_PITS];
  unsigned        in_book;              /**< Bit p: the opening book has a value for it. */
  AwaleEvaluation book[AWALE_PITS];
} AwaleBoardAdvice;

#define AWALE_TYPE_BOARD_VALUES (awale_board_values_get_type ())

/**
 * A sheet over the board with an arrow for the best move, the pits' values, and the arrows of a
 * line that is looked at, or of two moves that are compared; it lets every click through. All of
 * it belongs to a position, and is shown while the board shows that one.
 *
 * Properties: "show-best-move" (true at first), "show-values" (false).
 * Signals: "changed": the values that are shown are others.
 */
G_DECLARE_FINAL_TYPE (AwaleBoardValues, awale_board_values, AWALE, BOARD_VALUES,
                      GtkWidget)

GtkWidget *awale_board_values_new (AwaleBoardRenderer *renderer);

/** What is known of the moves of @position; NULL @advice: nothing any more. */
void awale_board_values_set_advice (AwaleBoardValues       *self,
                                    const AwaleRuleset     *rules,
                                    AwalePosition           position,
                                    const AwaleBoardAdvice *advice);

/** A line from @position to show in place of the best move; no moves: none any more. */
void awale_board_values_set_line   (AwaleBoardValues   *self,
                                    const AwaleRuleset *rules,
                                    AwalePosition       position,
                                    const int8_t       *moves,
                                    int                 n_moves);

/**
 * Two moves from @position beside one another, in place of the best move: the one that was @played,
 * and a @better one. AWALE_NO_MOVE @played: none any more.
 */
void awale_board_values_set_comparison (AwaleBoardValues   *self,
                                        const AwaleRuleset *rules,
                                        AwalePosition       position,
                                        AwaleMove           played,
                                        AwaleMove           better);

/** Shows what @analysis knows of its node; nothing while it is switched off. */
void awale_board_values_show_analysis (AwaleBoardValues *self,
                                       AwaleAnalysis    *analysis);

/** Shows how @line (nullable: none) of @analysis would be played. */
void awale_board_values_show_line (AwaleBoardValues  *self,
                                   AwaleAnalysis     *analysis,
                                   AwaleAnalysisLine *line);

/** The position that the board shows. */
void awale_board_values_follow     (AwaleBoardValues *self,
                                    AwalePosition     position);

/** Whether seeds are in the air; meanwhile nothing lies over them. */
void awale_board_values_set_moving (AwaleBoardValues *self,
                                    bool              is_moving);

/** Whether a position is set up on the board: nothing is said of that one. */
void awale_board_values_set_setup  (AwaleBoardValues *self,
                                    bool              is_setup);

/** The value that is shown on a pit, or NULL. Valid until the next change. */
const AwaleEvaluation *awale_board_values_get_value (AwaleBoardValues *self,
                                                     AwaleMove         pit);

/** What the opening book says of it besides, or NULL. Likewise. */
const AwaleEvaluation *awale_board_values_get_book  (AwaleBoardValues *self,
                                                     AwaleMove         pit);

/** How many arrows are shown, for tests. */
int awale_board_values_get_n_arrows (AwaleBoardValues *self);

G_END_DECLS
