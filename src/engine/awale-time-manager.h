/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** Decides when to stop: early if nothing changes any more, late if the best move does. */
typedef struct
{
  int64_t   usual;     /**< Usual microseconds of a move; 0: unlimited. */
  AwaleMove best;      /**< Best move of the last iteration. */
  int       n_stable;  /**< Iterations since the best move changed. */
} AwaleTimeManager;

/**
 * True if the search should stop after an iteration that found @best among @n_candidates
 * possible best moves, @elapsed microseconds after its start: the next iteration takes about as
 * long as all before it and would end too late. A single candidate needs no more search.
 */
bool awale_time_manager_is_up (AwaleTimeManager *self,
                               int64_t           elapsed,
                               AwaleMove         best,
                               int               n_candidates);

G_END_DECLS
