/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** What a move is worth to who makes it: seeds gained from there on less the other's. */
typedef struct
{
  int low;
  int high;
} AwaleTestBounds;

/**
 * The bounds of every legal move at the last of @positions, with all that was played: each position
 * that can be reached without a harvest is enumerated, and RULES' equations are swept over all of
 * them until nothing changes. @tables, which tell what a harvest leads to, must have its boards.
 */
void awale_test_solve_with_history (const AwaleRuleset   *rules,
                                    const AwaleTablebase *tables,
                                    GArray               *positions,
                                    AwaleTestBounds       moves[AWALE_PASS + 1]);

G_END_DECLS
