/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-engine-process.h"

G_BEGIN_DECLS

/** A search that was asked of an engine, until it is answered. */
typedef struct
{
  AwaleRuleset         rules;
  AwaleGo              go;
  char                *position_line;
  GArray              *positions;     /* Of AwalePosition: the game so far. */
  AwaleEngineInfoFunc  info;
  void                *info_data;
  GTask               *task;
  GSource             *cancelled;     /* NULL if it cannot be cancelled. */
} AwaleEngineJob;

/** Takes over @task. */
AwaleEngineJob *awale_engine_job_new           (const AwaleEngineRequest  *request,
                                                AwaleEngineInfoFunc        info,
                                                void                      *info_data,
                                                GTask                     *task);

AwalePosition   awale_engine_job_get_position  (const AwaleEngineJob      *self);

/** Milliseconds after which the engine must have answered by itself; 0 if there is no telling. */
gint64          awale_engine_job_get_time      (const AwaleEngineJob      *self);

/** Passes on what an engine says while it searches; @text follows `info`. */
void            awale_engine_job_tell          (const AwaleEngineJob      *self,
                                                const AwaleDialect        *dialect,
                                                const char                *text);

/** Answers with what follows `bestmove`, if it is legal, and frees @self. */
void            awale_engine_job_answer        (AwaleEngineJob            *self,
                                                const char                *engine,
                                                const char                *text);

/** Fails with @error, which it takes over, and frees @self. */
void            awale_engine_job_fail          (AwaleEngineJob            *self,
                                                GError                    *error);

/** Fails because it is wanted no more, and frees @self. */
void            awale_engine_job_cancel        (AwaleEngineJob            *self);

G_END_DECLS
