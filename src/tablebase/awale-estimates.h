/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-solver.h"

G_BEGIN_DECLS

/**
 * Estimates of boards whose value the bounds leave open. The bounds in the tables promise each
 * player the most that nobody can prevent. Under rules that give the seeds of a cycle to their
 * owners, the bounds may lie as far apart as the whole board, because players can repeat moves
 * forever. The estimate is a value in between that follows from the moves of a board just as the
 * bounds do. It is computed by sweeps over all open boards, which start from the settlement that a
 * repetition on the spot would bring, and stay within the bounds.
 *
 * Most sweeps proceed by distance, the number of pits between each seed and the end of its side,
 * summed over all seeds. A sowing that feeds nothing shortens the distance and keeps the number of
 * seeds on either side, so that a sweep can follow all such moves at once. Every cycle contains
 * other moves; for those a sweep uses the values kept from earlier sweeps. A kept value is one
 * eighth of the old value and seven eighths of the new result; without the old part, boards in a
 * cycle might exchange values forever.
 *
 * The object holds the memory, 41 bytes for each board. Each layer reuses the memory of the layer
 * before.
 */
typedef struct _AwaleEstimates AwaleEstimates;

/**
 * Allocates the memory for layers of at most @seeds seeds.
 *
 * Returns: (transfer full): NULL with @error if there is not enough memory
 */
AwaleEstimates *awale_estimates_new  (unsigned               seeds,
                                      GError               **error);
void            awale_estimates_free (AwaleEstimates        *estimates);

/**
 * Finds the estimates of a layer solved without a drought; @words come from
 * awale_solve_without_drought(). The result does not depend on the number of threads.
 *
 * Returns: (transfer none) (nullable): a byte for each board, in steps above the lower bound, valid
 * until the next call; NULL if no board is open or the build is stopped
 */
const uint8_t  *awale_estimates_find (AwaleEstimates        *estimates,
                                      const AwaleLayerInput *problem,
                                      const uint16_t        *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleEstimates, awale_estimates_free)

G_END_DECLS
