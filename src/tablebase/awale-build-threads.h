/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The threads of a build, its stop flag and its progress. In each run, all threads call the same
 * function, which takes chunks of the work until none is left. The calling thread is worker 0.
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
 * Calls @func with @data in every worker, or in worker 0 only if @alone, and waits for all of them.
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

void               awale_build_threads_begin_layer (AwaleBuildThreads       *self,
                                                    unsigned                 seeds,
                                                    uint64_t                 boards);

/** Excludes the current layer, which existed already, from the estimate of the remaining time. */
void               awale_build_threads_keep_layer  (AwaleBuildThreads       *self);

/**
 * Sets the part of the layer's work that the next runs do: the fraction @share, after the fraction
 * @base that is done.
 */
void               awale_build_threads_set_share   (AwaleBuildThreads       *self,
                                                    double                   base,
                                                    double                   share);

/**
 * Reports that @fraction of the share is done; for worker 0 only, and cheap enough for every chunk.
 */
void               awale_build_threads_report      (AwaleBuildThreads       *self,
                                                    double                   fraction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBuildThreads, awale_build_threads_free)

G_END_DECLS
