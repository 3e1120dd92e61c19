/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The threads of a build, its stop flag and its progress. Threads work in lock-step: each step
 * deals out chunks until none is left. The caller is worker 0.
 */
typedef struct _AwaleCrew AwaleCrew;

typedef void (*AwaleCrewFunc) (void     *data,
                               unsigned  worker);

/** Starts the threads of @job (nullable), with its stop flag and progress callback. */
AwaleCrew *awale_crew_new          (const AwaleTablebaseJob *job,
                                    int                      seeds);
void       awale_crew_free         (AwaleCrew               *crew);
unsigned   awale_crew_get_size     (const AwaleCrew         *crew);

/** Calls @func with @data in every worker and waits for all. @alone: in worker 0 only */
void       awale_crew_run          (AwaleCrew               *crew,
                                    bool                     alone,
                                    AwaleCrewFunc            func,
                                    void                    *data);

/** Deals out 0 … @n − 1 within a run. Returns: false if none is left or the build is stopped */
bool       awale_crew_take         (AwaleCrew               *crew,
                                    size_t                   n,
                                    size_t                  *chunk);

bool       awale_crew_is_stopped   (const AwaleCrew         *crew);

/** Begins the layer @seeds of @boards boards. */
void       awale_crew_begin_layer  (AwaleCrew               *crew,
                                    unsigned                 seeds,
                                    uint64_t                 boards);

/** Excludes the current layer, which existed already, from the time estimate. */
void       awale_crew_keep_layer   (AwaleCrew               *crew);

/** Sets the part of the layer's work that the next runs do: a @share of it, after @base. */
void       awale_crew_set_share    (AwaleCrew               *crew,
                                    double                   base,
                                    double                   share);

/** Reports from worker 0 that @fraction of the share is done; cheap enough for every chunk. */
void       awale_crew_tell         (AwaleCrew               *crew,
                                    double                   fraction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCrew, awale_crew_free)

G_END_DECLS
