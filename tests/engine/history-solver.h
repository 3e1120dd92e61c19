/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** Bounds of a move's value for its mover: the seeds that the mover gains from this move on, less
 * those of the opponent. */
typedef struct
{
  int low;
  int high;
} AwaleTestBounds;

/**
 * Finds the bounds of every legal move in the last of @positions under their history. It enumerates
 * all positions that can be reached without a harvest, and gives each position the bounds of its
 * best move, as defined at awale_tablebase_probe(), until no bound changes. @tables give the values
 * after a harvest, and must contain its boards.
 */
void awale_test_solve_with_history (const AwaleRuleset   *rules,
                                    const AwaleTablebase *tables,
                                    GArray               *positions,
                                    AwaleTestBounds       moves[AWALE_PASS + 1]);

G_END_DECLS
