/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_LINE (awale_analysis_line_get_type ())

/** An immutable row of the analysis panel: a legal move, its value and the expected line. */
G_DECLARE_FINAL_TYPE (AwaleAnalysisLine, awale_analysis_line, AWALE, ANALYSIS_LINE, GObject)

/**
 * Creates the line of @moves from @position; @evaluation is the value of the first move. (transfer
 * full)
 */
AwaleAnalysisLine *awale_analysis_line_new (const AwaleRuleset    *rules,
                                            AwalePosition          position,
                                            const AwaleEvaluation *evaluation,
                                            const int8_t          *moves,
                                            int                    n_moves);

/**
 * Creates a line with an additional proven value or bounds; there are none if @proven is an
 * estimate. Returns: (transfer full)
 */
AwaleAnalysisLine *awale_analysis_line_new_proven (const AwaleRuleset    *rules,
                                                   AwalePosition          position,
                                                   const AwaleEvaluation *evaluation,
                                                   const AwaleEvaluation *proven,
                                                   const int8_t          *moves,
                                                   int                    n_moves);

AwaleMove              awale_analysis_line_get_move       (AwaleAnalysisLine *self);

/** The value of the move from South's point of view. */
const AwaleEvaluation *awale_analysis_line_get_evaluation (AwaleAnalysisLine *self);

/** The proven value or bounds of the move, or NULL. */
const AwaleEvaluation *awale_analysis_line_get_proven     (AwaleAnalysisLine *self);

/**
 * The expected moves, beginning with the move of the line; *@n_moves (out) is their number.
 * (transfer none)
 */
const int8_t          *awale_analysis_line_get_moves      (AwaleAnalysisLine *self,
                                                           int               *n_moves);

/** The expected moves in notation: `F b+2 C`. */
const char            *awale_analysis_line_get_text       (AwaleAnalysisLine *self);

/** Formats at most @n_moves of the expected moves after the first one: `b+2 C`. (transfer full) */
char                  *awale_analysis_line_dup_replies    (AwaleAnalysisLine *self,
                                                           int                n_moves);

/** Replaces the contents of @list with @lines unless they are equal. */
void                   awale_analysis_line_update_list    (GListStore        *list,
                                                           GPtrArray         *lines);

/**
 * Adds the first @n_moves of the line to @game after @node in one undoable step; they form a
 * variation if @node has another continuation. Returns: (transfer none) (nullable): the node of the
 * first move; NULL if there is none or it is not legal there
 */
AwaleNode             *awale_analysis_line_add_to_game    (AwaleAnalysisLine *self,
                                                           AwaleGame         *game,
                                                           AwaleNode         *node,
                                                           int                n_moves);

G_END_DECLS
