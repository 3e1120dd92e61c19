/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** When to stop thinking: early where nothing changes any more, late where the best move does. */
typedef struct
{
  int64_t   usual;     /**< Microseconds that a move takes as a rule; 0: no matter how many. */
  AwaleMove best;      /**< Of the last iteration. */
  int       n_stable;  /**< Iterations since another move was best. */
} AwaleTimeManager;

/**
 * Whether to stop after an iteration, @elapsed microseconds after the search began, that found
 * @best among @n_candidates moves that may be the best: the next one takes about as long as all
 * before it, and would not be finished in good time. A single candidate needs no thought.
 */
bool awale_time_manager_is_up (AwaleTimeManager *self,
                               int64_t           elapsed,
                               AwaleMove         best,
                               int               n_candidates);

G_END_DECLS
