/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "awale-engine-option.h"
#include "awale-engine-search.h"

G_BEGIN_DECLS

/** What an engine is doing. */
typedef enum
{
  AWALE_ENGINE_STATE_OFF,        /**< Not running; the next search starts it. */
  AWALE_ENGINE_STATE_STARTING,
  AWALE_ENGINE_STATE_IDLE,
  AWALE_ENGINE_STATE_SEARCHING,
  AWALE_ENGINE_STATE_STOPPING,   /**< It was told to stop and has not answered. */
} AwaleEngineState;

/**
 * Another program's engine, run as a process. Everything is asynchronous, on the thread-default
 * main context it was made on; it never has more than one search at a time.
 *
 * An engine that ends, hangs or floods is killed, its search fails with AWALE_PROTOCOL_ERROR_FAULT
 * and a sentence that says so, and it is started again with the options it had; one that does so
 * again and again without ever answering a search stays off until the next search is asked for.
 */
#define AWALE_TYPE_ENGINE_PROCESS (awale_engine_process_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, AWALE, ENGINE_PROCESS, GObject)

/** An engine run by a command line, which is split as a shell does but not given to one. */
AwaleEngineProcess *awale_engine_process_new         (const char          *command_line,
                                                      GError             **error);

/** Milliseconds to get ready (15 000), and to obey once told to stop (2 000). */
void                awale_engine_process_set_patience (AwaleEngineProcess  *self,
                                                       unsigned             start,
                                                       unsigned             grace);

/** Starts it, if it is not running, until it is ready. */
void                awale_engine_process_start        (AwaleEngineProcess  *self,
                                                       GCancellable        *cancellable,
                                                       GAsyncReadyCallback  callback,
                                                       void                *user_data);
bool                awale_engine_process_start_finish (AwaleEngineProcess  *self,
                                                       GAsyncResult        *result,
                                                       GError             **error);

AwaleEngineState    awale_engine_process_get_state    (AwaleEngineProcess  *self);

/** What it calls itself; the command line before it has said so. */
const char         *awale_engine_process_get_name     (AwaleEngineProcess  *self);
const char         *awale_engine_process_get_author   (AwaleEngineProcess  *self);

/** Its options as it told them. (transfer none) (element-type AwaleEngineOption) */
GPtrArray          *awale_engine_process_get_options  (AwaleEngineProcess  *self);

/** The option of that name, whatever the case. (transfer none) (nullable) */
const AwaleEngineOption *awale_engine_process_find_option (AwaleEngineProcess *self,
                                                           const char         *name);

/** Whether games under @rules can be played with it: without option Ruleset only Abapa. */
bool                awale_engine_process_check_rules  (AwaleEngineProcess  *self,
                                                       const AwaleRuleset  *rules,
                                                       GError             **error);

/** Sets an option, from the next search on and whenever it is started again. */
void                awale_engine_process_set_option   (AwaleEngineProcess  *self,
                                                       const char          *name,
                                                       const char          *value);

/** The next search is of a new game. */
void                awale_engine_process_new_game     (AwaleEngineProcess  *self);

/**
 * Searches. A search that is still running is stopped and waited for; one that was waiting fails
 * with G_IO_ERROR_CANCELLED. @cancellable stops the search, whose task then fails likewise once
 * the engine has answered.
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

/** Makes the search that is running answer now. */
void                awale_engine_process_stop          (AwaleEngineProcess       *self);

/** The move was played that the running search ponders on. */
void                awale_engine_process_ponder_hit    (AwaleEngineProcess       *self);

/** Ends it: politely, and after the grace by force. Searches fail with G_IO_ERROR_CANCELLED. */
void                awale_engine_process_quit          (AwaleEngineProcess       *self);

/**
 * The end of what was said: `>` to it, `<` by it, `!` on its standard error. It begins at the byte
 * *@begin (out) (optional) of all that was said. (transfer none): valid until the main loop runs
 */
const char         *awale_engine_process_get_log       (AwaleEngineProcess       *self,
                                                        guint64                  *begin);

G_END_DECLS
