/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

#include "analysis/awale-analysis.h"
#include "game/awale-node.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Values of the moves of a position. */
typedef struct
{
  AwaleMove       best;                 /**< AWALE_NO_MOVE if unknown. */
  unsigned        known;                /**< Bit p is set if the sowing of pit p has a value, for
                                             South. */
  AwaleEvaluation values[AWALE_PITS];
  unsigned        in_book;              /**< Bit p is set if the opening book has a value for pit
                                             p. */
  AwaleEvaluation book[AWALE_PITS];
} AwaleBoardAdvice;

#define AWALE_TYPE_BOARD_VALUES (awale_board_values_get_type ())

/**
 * An overlay of the board, transparent to clicks, with the arrow of the best move, the pits'
 * values, and the arrows of a line being previewed or of two moves being compared. Each item
 * belongs to a position and shows while the board shows that position.
 *
 * Properties: "show-best-move" (true by default), "show-values" (false by default).
 * Signals: "changed": the values on display have changed.
 */
G_DECLARE_FINAL_TYPE (AwaleBoardValues, awale_board_values, AWALE, BOARD_VALUES,
                      GtkWidget)

GtkWidget *awale_board_values_new (AwaleBoardRenderer *renderer);

/** Sets the values of the moves of @position; @advice (nullable) is NULL to clear them. */
void awale_board_values_set_advice (AwaleBoardValues       *self,
                                    const AwaleRuleset     *rules,
                                    AwalePosition           position,
                                    const AwaleBoardAdvice *advice);

/** Shows a line from @position instead of the best move; no moves clear it. */
void awale_board_values_set_line   (AwaleBoardValues   *self,
                                    const AwaleRuleset *rules,
                                    AwalePosition       position,
                                    const int8_t       *moves,
                                    int                 n_moves);

/**
 * Shows two moves from @position side by side instead of the best move: the one @played and a
 * @better one. AWALE_NO_MOVE as @played clears them.
 */
void awale_board_values_set_comparison (AwaleBoardValues   *self,
                                        const AwaleRuleset *rules,
                                        AwalePosition       position,
                                        AwaleMove           played,
                                        AwaleMove           better);

/** Shows the values of @analysis while it is active. */
void awale_board_values_show_analysis (AwaleBoardValues *self,
                                       AwaleAnalysis    *analysis);

/** Shows the moves of @line of @analysis; NULL as @line clears them. */
void awale_board_values_show_line (AwaleBoardValues  *self,
                                   AwaleAnalysis     *analysis,
                                   AwaleAnalysisLine *line);

/** Sets the position that the board shows. */
void awale_board_values_follow     (AwaleBoardValues *self,
                                    AwalePosition     position);

/** Hides everything while seeds are in the air. */
void awale_board_values_set_moving (AwaleBoardValues *self,
                                    bool              is_moving);

/** Hides everything while a position is set up. */
void awale_board_values_set_setup  (AwaleBoardValues *self,
                                    bool              is_setup);

/** The value shown on a pit, or NULL; valid until the next change. */
const AwaleEvaluation *awale_board_values_get_value (AwaleBoardValues *self,
                                                     AwaleMove         pit);

/** The opening book's value of a pit, or NULL; valid until the next change. */
const AwaleEvaluation *awale_board_values_get_book  (AwaleBoardValues *self,
                                                     AwaleMove         pit);

/** The number of arrows on display; for tests. */
int awale_board_values_get_n_arrows (AwaleBoardValues *self);

G_END_DECLS
