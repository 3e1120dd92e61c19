/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** The value of a move for its mover: the difference of seeds gained from there on. */
typedef struct
{
  int low;
  int high;
} AwaleTestBounds;

/**
 * The bounds of every legal move at the last of @positions, including their history: enumerates all
 * positions reachable without a harvest, and applies the equations of RULES until nothing changes.
 * @tables give the values after a harvest, and must have its boards.
 */
void awale_test_solve_with_history (const AwaleRuleset   *rules,
                                    const AwaleTablebase *tables,
                                    GArray               *positions,
                                    AwaleTestBounds       moves[AWALE_PASS + 1]);

G_END_DECLS
