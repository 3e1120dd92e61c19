/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

#include "analysis/awale-analysis.h"
#include "game/awale-marks.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_VALUES (awale_board_values_get_type ())

/**
 * An overlay of the board through which the pointer passes. It shows the arrow of the best move,
 * the values of the pits, the arrows of a previewed line or of two compared moves, and a capture.
 * All of these belong to a position and are visible only while the board shows that position.
 *
 * Properties: "show-best-move" (true by default), "show-values" (false by default). Signals:
 * "changed": the displayed values have changed.
 */
G_DECLARE_FINAL_TYPE (AwaleBoardValues, awale_board_values, AWALE, BOARD_VALUES,
                      GtkWidget)

GtkWidget *awale_board_values_new (AwaleBoardRenderer *renderer);

/**
 * Shows @values, with the best move, and the values of the opening book, @book, for @position. NULL
 * as @values removes both.
 */
void awale_board_values_set_advice (AwaleBoardValues      *self,
                                    const AwaleRuleset    *rules,
                                    AwalePosition          position,
                                    const AwaleMoveValues *values,
                                    const AwaleMoveValues *book);

/**
 * Shows a line of moves from @position in place of the best move. If @n_moves is 0, no line is
 * shown.
 */
void awale_board_values_set_line   (AwaleBoardValues   *self,
                                    const AwaleRuleset *rules,
                                    AwalePosition       position,
                                    const int8_t       *moves,
                                    int                 n_moves);

/**
 * Compares the move @played in @position with a @better one, in place of the best move.
 * AWALE_NO_MOVE as @played ends the comparison.
 */
void awale_board_values_set_comparison (AwaleBoardValues   *self,
                                        const AwaleRuleset *rules,
                                        AwalePosition       position,
                                        AwaleMove           played,
                                        AwaleMove           better);

/**
 * Shows the pits that @sowing captures as circles in the color of a mark and, unless other arrows
 * are shown, its arrow, in place of the best move. NULL shows no capture.
 */
void awale_board_values_set_capture (AwaleBoardValues  *self,
                                     AwalePosition      position,
                                     const AwaleSowing *sowing,
                                     AwaleMarkColor     color);

/** Shows the values of @analysis, or none if it is not active. */
void awale_board_values_show_analysis (AwaleBoardValues *self,
                                       AwaleAnalysis    *analysis);

/** Shows the moves of @line, found by @analysis; NULL as @line shows none. */
void awale_board_values_show_line (AwaleBoardValues  *self,
                                   AwaleAnalysis     *analysis,
                                   AwaleAnalysisLine *line);

/**
 * Sets the position that the board shows now. During a setup it is NULL, which hides the whole
 * overlay.
 */
void awale_board_values_follow     (AwaleBoardValues    *self,
                                    const AwalePosition *position);

/** Hides the whole overlay while seeds are in the air. */
void awale_board_values_set_moving (AwaleBoardValues *self,
                                    bool              is_moving);

/** The value shown on a pit, or NULL; valid until the next change. */
const AwaleEvaluation *awale_board_values_get_value (AwaleBoardValues *self,
                                                     AwaleMove         pit);

/** The opening book's value of a pit, or NULL; valid until the next change. */
const AwaleEvaluation *awale_board_values_get_book  (AwaleBoardValues *self,
                                                     AwaleMove         pit);

/** The bit set of the pits with circles. */
unsigned awale_board_values_get_circles (AwaleBoardValues *self);

/** The number of arrows shown while no seeds are in the air, for tests. */
int awale_board_values_get_n_arrows (AwaleBoardValues *self);

G_END_DECLS
