/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "awale-engine-option.h"
#include "awale-engine-search.h"

G_BEGIN_DECLS

/** State of an engine. */
typedef enum
{
  AWALE_ENGINE_STATE_OFF,        /**< Not running; the next search starts it. */
  AWALE_ENGINE_STATE_STARTING,
  AWALE_ENGINE_STATE_IDLE,
  AWALE_ENGINE_STATE_SEARCHING,
  AWALE_ENGINE_STATE_STOPPING,   /**< Told to stop, not yet answered. */
} AwaleEngineState;

/**
 * An external engine, run as a process. Everything is asynchronous, on the thread-default main
 * context of its creation; it runs one search at a time.
 *
 * An engine that ends, hangs or floods is killed; its search fails with
 * AWALE_PROTOCOL_ERROR_FAULT and a sentence on the reason, and the engine is restarted with its
 * options. After repeated failures without an answer it stays off until the next search.
 */
#define AWALE_TYPE_ENGINE_PROCESS (awale_engine_process_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, AWALE, ENGINE_PROCESS, GObject)

/** Creates an engine for a command line, which is split like a shell's but run without one. */
AwaleEngineProcess *awale_engine_process_new         (const char          *command_line,
                                                      GError             **error);

/** Sets the time limits in milliseconds: for readiness (15 000), and for obeying a stop (2 000). */
void                awale_engine_process_set_patience (AwaleEngineProcess  *self,
                                                       unsigned             start,
                                                       unsigned             grace);

/** Starts the engine, unless it runs, and completes when it is ready. */
void                awale_engine_process_start        (AwaleEngineProcess  *self,
                                                       GCancellable        *cancellable,
                                                       GAsyncReadyCallback  callback,
                                                       void                *user_data);
bool                awale_engine_process_start_finish (AwaleEngineProcess  *self,
                                                       GAsyncResult        *result,
                                                       GError             **error);

AwaleEngineState    awale_engine_process_get_state    (AwaleEngineProcess  *self);

/** The engine's name; the command line before the greeting. */
const char         *awale_engine_process_get_name     (AwaleEngineProcess  *self);
const char         *awale_engine_process_get_author   (AwaleEngineProcess  *self);

/** Options announced in the greeting. (transfer none) (element-type AwaleEngineOption) */
GPtrArray          *awale_engine_process_get_options  (AwaleEngineProcess  *self);

/** The option @name, in any case. (transfer none) (nullable) */
const AwaleEngineOption *awale_engine_process_find_option (AwaleEngineProcess *self,
                                                           const char         *name);

/** True if the engine can play under @rules: without option Ruleset, Abapa only. */
bool                awale_engine_process_check_rules  (AwaleEngineProcess  *self,
                                                       const AwaleRuleset  *rules,
                                                       GError             **error);

/** Sets an option from the next search on, also after restarts. */
void                awale_engine_process_set_option   (AwaleEngineProcess  *self,
                                                       const char          *name,
                                                       const char          *value);

/** Marks the next search as one of a new game. */
void                awale_engine_process_new_game     (AwaleEngineProcess  *self);

/**
 * Searches. A running search is stopped and awaited; a waiting one fails with
 * G_IO_ERROR_CANCELLED. @cancellable stops the search, whose task fails likewise after the
 * engine's answer.
 */
void                awale_engine_process_search        (AwaleEngineProcess       *self,
                                                        const AwaleEngineRequest *request,
                                                        AwaleEngineInfoFunc       info,
                                                        void                     *info_data,
                                                        GCancellable             *cancellable,
                                                        GAsyncReadyCallback       callback,
                                                        void                     *user_data);
bool                awale_engine_process_search_finish (AwaleEngineProcess       *self,
                                                        GAsyncResult             *result,
                                                        AwaleEngineAnswer        *answer,
                                                        GError                  **error);

/** Makes the running search answer now. */
void                awale_engine_process_stop          (AwaleEngineProcess       *self);

/** Reports that the pondered move was played. */
void                awale_engine_process_ponder_hit    (AwaleEngineProcess       *self);

/**
 * Quits the engine: politely, after the grace by force. Searches fail with
 * G_IO_ERROR_CANCELLED.
 */
void                awale_engine_process_quit          (AwaleEngineProcess       *self);

/**
 * The end of the conversation: `>` to the engine, `<` from it, `!` its standard error. It
 * begins at byte *@begin (out) (optional) of the whole. (transfer none): valid until the main
 * loop runs
 */
const char         *awale_engine_process_get_log       (AwaleEngineProcess       *self,
                                                        guint64                  *begin);

G_END_DECLS
