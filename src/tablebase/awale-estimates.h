/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-solver.h"

G_BEGIN_DECLS

/**
 * Estimates of play where endless play leaves a value open. Bounds promise each player the most
 * that nobody can prevent. Under rules that give the seeds of a cycle to their owners, they lie far
 * apart: for players who repeat, by the whole board. In between is a value that follows from the
 * board's moves just as bounds do. It is computed by sweeps, which begin with the settlement of
 * each board as if it recurred at once, and stay within the bounds.
 *
 * Sweeps go by distance: the number of pits before each seed until the end of its side, summed up.
 * A sowing that feeds nothing shortens it and keeps the seeds of either side, so a sweep can follow
 * all such moves at once. For all other moves, one of which is in any circle, it uses the values
 * kept of earlier sweeps: seven eighths of their results, as with all of them, boards in a circle
 * would exchange values forever.
 *
 * The object is the memory used, 41 bytes a board, of which some 30 are used; each layer reuses
 * that of the layer before.
 */
typedef struct _AwaleEstimates AwaleEstimates;

/**
 * Creates the memory for layers of at most @seeds.
 *
 * Returns: (transfer full): NULL with @error if there is no memory
 */
AwaleEstimates *awale_estimates_new  (unsigned               seeds,
                                      GError               **error);
void            awale_estimates_free (AwaleEstimates        *estimates);

/**
 * Finds the estimates of a layer solved without a drought, @words as awale_solve_without_drought()
 * gives them. The same with any number of threads; sweeps have work for three.
 *
 * Returns: (transfer none): a byte a board, steps above the lower bound, valid until the next call.
 * NULL where no board is open, or if the build is stopped.
 */
const uint8_t  *awale_estimates_find (AwaleEstimates        *estimates,
                                      const AwaleLayerInput *problem,
                                      const uint16_t        *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleEstimates, awale_estimates_free)

G_END_DECLS
