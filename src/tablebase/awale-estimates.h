/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-solver.h"

G_BEGIN_DECLS

/**
 * What play is likely to come to where endless play leaves a value open. Bounds promise each player
 * what nobody can keep from her, and under rules that give the seeds of a cycle to their owners
 * they lie far apart: for those who repeat, the whole board. In between lies a value that follows
 * from its moves just as bounds do. It is found by sweeps, beginning with each board as it would be
 * settled if it came again at once, never beyond the bounds.
 *
 * Sweeps go by distance: the pits that all seeds have before them until the end of the side where
 * they lie. A sowing that feeds nothing shortens it and keeps how many seeds lie on either side, so
 * a sweep can follow all such moves at once. For all others, and in a circle some move is one, it
 * has what was kept of the sweeps before: seven eighths of what they found, as with all of it
 * boards in a circle would exchange their values for ever.
 *
 * The object is the memory that it takes, 41 bytes a board of which some 30 are used; each layer
 * uses what the one before did.
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
