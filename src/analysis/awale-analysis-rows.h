/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-analysis-line.h"

G_BEGIN_DECLS

/**
 * True if the earlier values @known (nullable) are better founded than @result, the state of a
 * search of a position with @mover to move, and must therefore still be shown.
 */
bool       awale_analysis_rows_hold (const AwaleMoveValues   *known,
                                     const AwaleSearchResult *result,
                                     AwaleSide                mover);

/**
 * Lists a row for each move of @position that has a value, best first. While the values @known
 * (nullable) are better founded, @result only adds the other moves, none of them ahead of the best
 * one. Returns: (transfer full) (element-type AwaleAnalysisLine)
 */
GPtrArray *awale_analysis_rows_new  (const AwaleRuleset      *rules,
                                     AwalePosition            position,
                                     const AwaleSearchResult *result,
                                     const AwaleMoveValues   *known);

G_END_DECLS
