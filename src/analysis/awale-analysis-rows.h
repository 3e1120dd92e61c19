/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-analysis-line.h"

G_BEGIN_DECLS

/**
 * Whether what was @known (nullable) of a position before is to be shown in the place of what
 * @result, a search of it that @mover is to move in, has found so far: as long as that is not known
 * as well.
 */
bool       awale_analysis_rows_hold (const AwaleMoveValues   *known,
                                     const AwaleSearchResult *result,
                                     AwaleSide                mover);

/**
 * What is to be shown of @position: a line for each move that has a value, the best one first. As
 * long as what was @known (nullable) holds, @result tells of the other moves only, and does not
 * make them better than the best.
 *
 * Returns: (transfer full): of AwaleAnalysisLine
 */
GPtrArray *awale_analysis_rows_new  (const AwaleRuleset      *rules,
                                     AwalePosition            position,
                                     const AwaleSearchResult *result,
                                     const AwaleMoveValues   *known);

G_END_DECLS
