/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_LINE (awale_analysis_line_get_type ())

/**
 * A row of the analysis panel: a legal move, its value, and the line that is expected after it.
 * Never changes once made.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisLine, awale_analysis_line, AWALE, ANALYSIS_LINE, GObject)

/** The line of @moves from @position, the first of which has the value @evaluation. */
AwaleAnalysisLine *awale_analysis_line_new (const AwaleRuleset    *rules,
                                            AwalePosition          position,
                                            const AwaleEvaluation *evaluation,
                                            const int8_t          *moves,
                                            int                    n_moves);

/** The same, of which @proven, if that is no estimate, is proven besides. */
AwaleAnalysisLine *awale_analysis_line_new_proven (const AwaleRuleset    *rules,
                                                   AwalePosition          position,
                                                   const AwaleEvaluation *evaluation,
                                                   const AwaleEvaluation *proven,
                                                   const int8_t          *moves,
                                                   int                    n_moves);

AwaleMove              awale_analysis_line_get_move       (AwaleAnalysisLine *self);

/** The value of the move, for South. */
const AwaleEvaluation *awale_analysis_line_get_evaluation (AwaleAnalysisLine *self);

/** What is proven of it, a value or bounds; NULL: nothing. */
const AwaleEvaluation *awale_analysis_line_get_proven     (AwaleAnalysisLine *self);

/** The expected moves, the first of which is awale_analysis_line_get_move(). */
const int8_t          *awale_analysis_line_get_moves      (AwaleAnalysisLine *self,
                                                           int               *n_moves);

/** Those moves as they are written: `F b+2 C`. */
const char            *awale_analysis_line_get_text       (AwaleAnalysisLine *self);

/** At most @n_moves of what is expected after the first move: `b+2 C`. Returns: (transfer full) */
char                  *awale_analysis_line_dup_replies    (AwaleAnalysisLine *self,
                                                           int                n_moves);

bool                   awale_analysis_line_equal          (AwaleAnalysisLine *self,
                                                           AwaleAnalysisLine *other);

/** Makes @list hold @lines; a list that says the same already is left alone. */
void                   awale_analysis_line_update_list    (GListStore        *list,
                                                           GPtrArray         *lines);

/**
 * Puts the first @n_moves of the line into @game after @node, as a variation if there is another
 * move already, in one undoable step.
 *
 * Returns: (transfer none) (nullable): the node of the first move; NULL if it is not legal there
 */
AwaleNode             *awale_analysis_line_add_to_game    (AwaleAnalysisLine *self,
                                                           AwaleGame         *game,
                                                           AwaleNode         *node,
                                                           int                n_moves);

G_END_DECLS
