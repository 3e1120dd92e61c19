/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "awale-info-line.h"
#include "awale-go-command.h"

G_BEGIN_DECLS

/** A request for a search, which the engine copies completely. */
typedef struct
{
  AwaleRuleset   rules;
  AwalePosition  start;
  const int8_t  *moves;    /**< Moves of the game so far, which are legal from `start` on. */
  size_t         n_moves;
  AwaleGoCommand go;
} AwaleEngineRequest;

/**
 * Called for each `info` line. The moves in @info end before the first illegal one; @value
 * (nullable) is the score in our unit.
 */
typedef void (*AwaleEngineInfoFunc) (const AwaleInfoLine    *info,
                                     const AwaleEngineValue *value,
                                     void                   *user_data);

/** A search requested from an engine, until it is answered. */
typedef struct
{
  AwaleRuleset         rules;
  AwaleGoCommand       go;
  char                *position_line;  /**< Complete `position` line of the protocol. */
  GArray              *positions;      /**< History of the game. (element-type AwalePosition) */
  AwaleEngineInfoFunc  info;
  void                *info_data;
  GTask               *task;
  GSource             *cancelled;      /**< Source that watches the cancellable; NULL if there is
                                        * none. */
} AwaleEngineSearch;

/**
 * Creates a search that completes @task (transfer full) with an AwaleMove as its integer result.
 */
AwaleEngineSearch *awale_engine_search_new          (const AwaleEngineRequest *request,
                                                     AwaleEngineInfoFunc       info,
                                                     void                     *info_data,
                                                     GTask                    *task);

/** Calls @callback in @context if the search is cancelled; does nothing without a cancellable. */
void               awale_engine_search_watch        (AwaleEngineSearch        *self,
                                                     GMainContext             *context,
                                                     GCancellableSourceFunc    callback,
                                                     void                     *user_data);
bool               awale_engine_search_is_cancelled (const AwaleEngineSearch  *self);

AwalePosition      awale_engine_search_get_position (const AwaleEngineSearch  *self);

/**
 * Milliseconds after which the engine must have answered by itself; 0 if there is no such limit.
 */
gint64             awale_engine_search_get_time     (const AwaleEngineSearch  *self);

/** Passes an `info` line of the engine on to the callback; @text follows `info`. */
void               awale_engine_search_report       (const AwaleEngineSearch  *self,
                                                     const AwaleScoreDialect  *dialect,
                                                     const char               *text);

/**
 * Completes the task with the move in @text, which follows `bestmove`, or fails it if the move is
 * illegal or the search was cancelled; then frees @self.
 */
void               awale_engine_search_answer       (AwaleEngineSearch        *self,
                                                     const char               *engine,
                                                     const char               *text);

/** Fails the task with @error (transfer full) and frees @self. */
void               awale_engine_search_fail         (AwaleEngineSearch        *self,
                                                     GError                   *error);

/** Fails the task as cancelled and frees @self. */
void               awale_engine_search_cancel       (AwaleEngineSearch        *self);

G_END_DECLS
