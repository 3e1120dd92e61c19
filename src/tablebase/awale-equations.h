/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-solver.h"

G_BEGIN_DECLS

/*
 * RULES' equations for one board, as they stand: moves and settlements by the rules' own functions
 * on positions, nothing of AwalePackedMoves. What the oracle and the verification share.
 */

/** The bounds of the board @rank of the layer at work. */
typedef AwaleBounds (*AwaleEquationsLookup) (const void *data,
                                             uint64_t    rank);

/** Whether the game ends at @position whatever was played; @net: what the mover gets then. */
bool        awale_equations_settle (const AwaleRuleset    *rules,
                                    AwalePosition          position,
                                    int                   *net);

/** The bounds of @position, which has not ended, from those of the positions after it. */
AwaleBounds awale_equations_solve  (const AwaleLayerInput *problem,
                                    AwalePosition          position,
                                    AwaleEquationsLookup   lookup,
                                    const void            *data);

G_END_DECLS
