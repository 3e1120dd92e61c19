/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The threads of a build, its stop flag and its progress. The threads work in lock-step: each step
 * deals out chunks until none is left. The caller is worker 0.
 */
typedef struct _AwaleBuildThreads AwaleBuildThreads;

typedef void (*AwaleBuildThreadFunc) (void    *data,
                                      unsigned worker);

/** Starts the threads for @job (nullable), with its stop flag and progress callback. */
AwaleBuildThreads *awale_build_threads_new         (const AwaleTablebaseJob *job,
                                                    int                      seeds);
void               awale_build_threads_free        (AwaleBuildThreads       *self);
unsigned           awale_build_threads_get_size    (const AwaleBuildThreads *self);

/**
 * Calls @func with @data in every worker and waits for all of them. @alone: call it in worker 0
 * only
 */
void               awale_build_threads_run         (AwaleBuildThreads       *self,
                                                    bool                     alone,
                                                    AwaleBuildThreadFunc     func,
                                                    void                    *data);

/**
 * Takes the next chunk from 0 … @n − 1 within a run. Returns: false if none is left or the build is
 * stopped
 */
bool               awale_build_threads_take        (AwaleBuildThreads       *self,
                                                    size_t                   n,
                                                    size_t                  *chunk);

bool               awale_build_threads_is_stopped  (const AwaleBuildThreads *self);

/** Begins the layer of @seeds seeds, which has @boards boards. */
void               awale_build_threads_begin_layer (AwaleBuildThreads       *self,
                                                    unsigned                 seeds,
                                                    uint64_t                 boards);

/** Excludes the current layer, which existed already, from the estimate of the time. */
void               awale_build_threads_keep_layer  (AwaleBuildThreads       *self);

/**
 * Sets which part of the layer's work the next runs do: a @share of it, after the fraction @base.
 */
void               awale_build_threads_set_share   (AwaleBuildThreads       *self,
                                                    double                   base,
                                                    double                   share);

/**
 * Reports, in worker 0, that @fraction of the share is done; cheap enough to be called for every
 * chunk.
 */
void               awale_build_threads_report      (AwaleBuildThreads       *self,
                                                    double                   fraction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBuildThreads, awale_build_threads_free)

G_END_DECLS
