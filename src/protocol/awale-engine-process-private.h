/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwaleEngineProcess: what it holds and how it is kept running
 * (awale-engine-process.c), and what it searches (awale-engine-process-search.c).
 */
#pragma once

#include "awale-engine-identity.h"
#include "awale-engine-job.h"
#include "awale-engine-log.h"
#include "awale-engine-pipe.h"
#include "awale-engine-process.h"
#include "awale-engine-setup.h"

G_BEGIN_DECLS

/* What it is about, in detail: what its next lines mean depends on it. */
typedef enum
{
  AWALE_ENGINE_PHASE_OFF,
  AWALE_ENGINE_PHASE_HANDSHAKE,  /* `uci` was said. */
  AWALE_ENGINE_PHASE_SYNC,       /* `isready` was said. */
  AWALE_ENGINE_PHASE_IDLE,
  AWALE_ENGINE_PHASE_SEARCHING,
  AWALE_ENGINE_PHASE_STOPPING,   /* `stop` was said. */
} AwaleEnginePhase;

struct _AwaleEngineProcess
{
  GObject              parent_instance;

  char                *command;
  char               **arguments;
  unsigned             start_patience;
  unsigned             grace;
  GMainContext        *context;

  AwaleEnginePipe     *pipe;         /* NULL while it is off. */
  AwaleEnginePhase     phase;
  GSource             *timer;        /* What the phase may take; or NULL. */
  unsigned             deaths;

  AwaleEngineIdentity  identity;
  AwaleEngineSetup     setup;
  AwaleEngineJob      *job;          /* What it searches. */
  AwaleEngineJob      *next;         /* What it will search then. */
  GQueue               starts;       /* Of GTask: who waits until it is ready. */
  AwaleEngineLog       log;
};

/** Says a line to the engine, which is running. */
void awale_engine_process_say              (AwaleEngineProcess *self,
                                            const char         *line);

/** The phase, and what it may take in milliseconds; 0: as long as it likes. */
void awale_engine_process_enter            (AwaleEngineProcess *self,
                                            AwaleEnginePhase    phase,
                                            gint64              milliseconds);

/** Does what can be done now. */
void awale_engine_process_pump             (AwaleEngineProcess *self);

/** Takes up the search that waits, of an engine that is idle. */
void awale_engine_process_begin_next       (AwaleEngineProcess *self);

/** Takes what the engine says while it searches. */
void awale_engine_process_take_search_line (AwaleEngineProcess *self,
                                            const char         *line);

G_END_DECLS
