/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-analysis-line.h"

G_BEGIN_DECLS

/**
 * True if @known (nullable), earlier values, are better founded than @result, the current state of
 * a search with @mover to move, and must therefore stay visible.
 */
bool       awale_analysis_lines_hold (const AwaleMoveValues   *known,
                                      const AwaleSearchResult *result,
                                      AwaleSide                mover);

/**
 * Creates a row for each move of @position that has a value, best first. As long as @known
 * (nullable) is better founded, @result only adds the moves that it lacks, and none of them ahead
 * of the best move. Returns: (transfer full) (element-type AwaleAnalysisLine)
 */
GPtrArray *awale_analysis_lines_new  (const AwaleRuleset      *rules,
                                      AwalePosition            position,
                                      const AwaleSearchResult *result,
                                      const AwaleMoveValues   *known);

G_END_DECLS
