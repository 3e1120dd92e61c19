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

/** What @line says of @position under @rules. */
AwaleAnalysisLine *awale_analysis_line_new (const AwaleRuleset    *rules,
                                            AwalePosition          position,
                                            const AwaleSearchLine *line);

AwaleMove              awale_analysis_line_get_move       (AwaleAnalysisLine *self);

/** The value after the move, for South; its depth counts the move. */
const AwaleEvaluation *awale_analysis_line_get_evaluation (AwaleAnalysisLine *self);

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

/**
 * Makes @list hold the lines of @result, a search of @position under @rules; a list that says the
 * same already is left alone.
 */
void                   awale_analysis_line_update_list    (GListStore              *list,
                                                           const AwaleRuleset      *rules,
                                                           AwalePosition            position,
                                                           const AwaleSearchResult *result);

/**
 * Puts the first @n_moves of the line into @game after @node, as a variation if there is another
 * move already, in one undoable step. The first move carries the value unless it has a better one.
 *
 * Returns: (transfer none) (nullable): the node of the first move; NULL if it is not legal there
 */
AwaleNode             *awale_analysis_line_add_to_game    (AwaleAnalysisLine *self,
                                                           AwaleGame         *game,
                                                           AwaleNode         *node,
                                                           int                n_moves);

G_END_DECLS
