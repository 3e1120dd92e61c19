/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "awale-engine-option.h"
#include "awale-engine-search.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_ENGINE_STATE_OFF,        /**< The engine is not running; the next search starts it. */
  AWALE_ENGINE_STATE_STARTING,
  AWALE_ENGINE_STATE_IDLE,
  AWALE_ENGINE_STATE_SEARCHING,
  AWALE_ENGINE_STATE_STOPPING,   /**< The engine was told to stop and has not answered yet. */
} AwaleEngineState;

/**
 * An external engine, run as a process. No function waits for it; it is served in the main context
 * that was the thread default when the object was created, and runs one search at a time.
 *
 * An engine that ends, hangs or floods its output is killed. Its search fails with
 * AWALE_PROTOCOL_ERROR_FAULT and a sentence about the reason, and the engine is restarted with its
 * options. After repeated failures without an answer it stays off until the next search. An engine
 * that fails while it gets ready stays off, too, and all that waits for it fails with
 * AWALE_PROTOCOL_ERROR_START.
 */
#define AWALE_TYPE_ENGINE_PROCESS (awale_engine_process_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, AWALE, ENGINE_PROCESS, GObject)

/**
 * Creates an engine for a command line, which is split as a shell would do, but run without a
 * shell. Returns: NULL with @error if the command line is invalid
 */
AwaleEngineProcess *awale_engine_process_new         (const char          *command_line,
                                                      GError             **error);

/**
 * Sets two time limits in milliseconds: @start for getting ready (default 15 000), and @grace for
 * obeying a stop (default 2 000).
 */
void                awale_engine_process_set_patience (AwaleEngineProcess  *self,
                                                       unsigned             start,
                                                       unsigned             grace);

/** Starts the engine unless it is running; the operation completes when the engine is ready. */
void                awale_engine_process_start        (AwaleEngineProcess  *self,
                                                       GCancellable        *cancellable,
                                                       GAsyncReadyCallback  callback,
                                                       void                *user_data);
bool                awale_engine_process_start_finish (AwaleEngineProcess  *self,
                                                       GAsyncResult        *result,
                                                       GError             **error);

AwaleEngineState    awale_engine_process_get_state    (AwaleEngineProcess  *self);

/** The name of the engine, or its command line until it has told its name. */
const char         *awale_engine_process_get_name     (AwaleEngineProcess  *self);
const char         *awale_engine_process_get_author   (AwaleEngineProcess  *self);

/** The options announced in the greeting. (transfer none) (element-type AwaleEngineOption) */
GPtrArray          *awale_engine_process_get_options  (AwaleEngineProcess  *self);

/** The option called @name, regardless of case. (transfer none) (nullable) */
const AwaleEngineOption *awale_engine_process_find_option (AwaleEngineProcess *self,
                                                           const char         *name);

/**
 * True if the engine can play under @rules; an engine without the option Ruleset can play only
 * Abapa.
 */
bool                awale_engine_process_check_rules  (AwaleEngineProcess  *self,
                                                       const AwaleRuleset  *rules,
                                                       GError             **error);

/** Sets an option for all searches from the next one on, even after the engine was restarted. */
void                awale_engine_process_set_option   (AwaleEngineProcess  *self,
                                                       const char          *name,
                                                       const char          *value);

/** Marks the next search as the first of a new game. */
void                awale_engine_process_new_game     (AwaleEngineProcess  *self);

/**
 * Starts a search. A running search is stopped first; a search that was still waiting fails with
 * G_IO_ERROR_CANCELLED. @cancellable stops the search, whose task fails with the same error once
 * the engine has answered.
 */
void                awale_engine_process_search        (AwaleEngineProcess       *self,
                                                        const AwaleEngineRequest *request,
                                                        AwaleEngineInfoFunc       info,
                                                        void                     *info_data,
                                                        GCancellable             *cancellable,
                                                        GAsyncReadyCallback       callback,
                                                        void                     *user_data);

/** Returns: a legal move; AWALE_NO_MOVE if the game is over, or with @error */
AwaleMove           awale_engine_process_search_finish (AwaleEngineProcess       *self,
                                                        GAsyncResult             *result,
                                                        GError                  **error);

/** Stops the running search, which then completes with its best move. */
void                awale_engine_process_stop          (AwaleEngineProcess       *self);

/**
 * Quits the engine, and kills it if it does not end within the time for a stop. Its searches fail
 * with G_IO_ERROR_CANCELLED.
 */
void                awale_engine_process_quit          (AwaleEngineProcess       *self);

/**
 * The last part of the log, where `>` marks lines to the engine, `<` lines from it, and `!` its
 * standard error and the reasons of failures. *@begin (out) (optional) is the number of earlier
 * bytes that were dropped. (transfer none): valid until the next call or the main loop runs
 */
const char         *awale_engine_process_get_log       (AwaleEngineProcess       *self,
                                                        guint64                  *begin);

G_END_DECLS
