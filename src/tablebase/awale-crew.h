/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase-job.h"

#include <stdbool.h>
#include <stddef.h>

G_BEGIN_DECLS

/**
 * The threads of a build, its stop flag and its progress: what is done is done by all of them at
 * once, in steps; each step deals out chunks until none is left. The caller is worker 0.
 */
typedef struct _AwaleCrew AwaleCrew;

typedef void (*AwaleCrewFunc) (void     *data,
                               unsigned  worker);

/** @job (nullable) gives the number of threads, the stop flag and who hears of the progress. */
AwaleCrew *awale_crew_new          (const AwaleTablebaseJob *job,
                                    int                      seeds);
void       awale_crew_free         (AwaleCrew               *crew);
unsigned   awale_crew_get_size     (const AwaleCrew         *crew);

/** Has every worker call @func with @data, and waits for all. @alone: only worker 0, in place. */
void       awale_crew_run          (AwaleCrew               *crew,
                                    bool                     alone,
                                    AwaleCrewFunc            func,
                                    void                    *data);

/** Deals out 0, 1, 2 … @n − 1 within one run; false when none is left or the build is stopped. */
bool       awale_crew_take         (AwaleCrew               *crew,
                                    size_t                   n,
                                    size_t                  *chunk);

/** Whether the stop flag is up. */
bool       awale_crew_is_stopped   (const AwaleCrew         *crew);

/** From here on the layer @seeds, of @boards boards, is at work. */
void       awale_crew_begin_layer  (AwaleCrew               *crew,
                                    unsigned                 seeds,
                                    uint64_t                 boards);

/** The layer at work was there already: it tells nothing about the time that others take. */
void       awale_crew_keep_layer   (AwaleCrew               *crew);

/** Worker 0 tells that @fraction of the layer is done; cheap enough for every chunk. */
void       awale_crew_tell         (AwaleCrew               *crew,
                                    double                   fraction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCrew, awale_crew_free)

G_END_DECLS
