/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-values.h"
#include "awale-board.h"

#include "analysis/awale-analysis.h"

G_BEGIN_DECLS

/** Puts on @board what @analysis knows of its node; nothing while it is switched off. */
void awale_board_advise       (AwaleBoard        *board,
                               AwaleAnalysis     *analysis);

/** Shows on @board how @line (nullable: none) of @analysis would be played. */
void awale_board_preview_line (AwaleBoard        *board,
                               AwaleAnalysis     *analysis,
                               AwaleAnalysisLine *line);

G_END_DECLS
