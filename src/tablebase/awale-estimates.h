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
 * they lie. A move that feeds nothing shortens it, so a sweep can follow all such moves at once;
 * whatever goes in circles lengthens it somewhere, and there a sweep finds what was kept of those
 * before: seven eighths of what they found, as with all of it boards in a circle would exchange
 * their values for ever.
 *
 * Of a layer solved without a drought, @words as awale_solve_by_propagation() gives them. The same
 * with any number of threads.
 *
 * Returns: (transfer full): a byte a board, steps above the lower bound, to be released with
 * awale_solver_free(). NULL where no board is open, if the build is stopped, or with @error if
 * there is no memory.
 */
uint8_t *awale_estimates_find (const AwaleProblem  *problem,
                               const uint16_t      *words,
                               GError             **error);

G_END_DECLS
