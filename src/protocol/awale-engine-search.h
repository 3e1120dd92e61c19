/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "awale-info-line.h"
#include "awale-go-command.h"

G_BEGIN_DECLS

/** A request to search; everything is copied. */
typedef struct
{
  AwaleRuleset   rules;
  AwalePosition  start;
  const int8_t  *moves;    /**< Game so far, legal from @start on. */
  size_t         n_moves;
  AwaleGoCommand go;
} AwaleEngineRequest;

/** An engine's answer. */
typedef struct
{
  AwaleMove best;    /**< A legal move; AWALE_NO_MOVE if the engine considers the game over. */
  AwaleMove ponder;  /**< Expected reply, or AWALE_NO_MOVE. */
} AwaleEngineAnswer;

/**
 * Called for an `info` line. The line of play in @info is cut at the first illegal move; @value
 * (nullable) is its score in our unit.
 */
typedef void (*AwaleEngineInfoFunc) (const AwaleInfoLine    *info,
                                     const AwaleEngineValue *value,
                                     void                   *user_data);

/** A search requested from an engine, until it is answered. */
typedef struct _AwaleEngineSearch AwaleEngineSearch;

/** Takes @task (transfer full), which returns an AwaleEngineAnswer. */
AwaleEngineSearch  *awale_engine_search_new               (const AwaleEngineRequest *request,
                                                           AwaleEngineInfoFunc       info,
                                                           void                     *info_data,
                                                           GTask                    *task);

/** Calls @callback from @context when the search is cancelled, if it is cancellable. */
void                awale_engine_search_watch             (AwaleEngineSearch        *self,
                                                           GMainContext             *context,
                                                           GCancellableSourceFunc    callback,
                                                           void                     *user_data);
bool                awale_engine_search_is_cancelled      (const AwaleEngineSearch  *self);

const AwaleRuleset *awale_engine_search_get_rules         (const AwaleEngineSearch  *self);
AwalePosition       awale_engine_search_get_position      (const AwaleEngineSearch  *self);

/** The `position` line. (transfer none) */
const char         *awale_engine_search_get_position_line (const AwaleEngineSearch  *self);

/** The `go` line. (transfer full) */
char               *awale_engine_search_dup_go_line       (const AwaleEngineSearch  *self);

/** Milliseconds within which the engine must answer by itself; 0: unknown. */
gint64              awale_engine_search_get_time          (const AwaleEngineSearch  *self);

/** Starts the search's time, as the pondered move was played. Returns: true if it was pondering */
bool                awale_engine_search_ponder_hit        (AwaleEngineSearch        *self);

/** Reports an engine's output; @text follows `info`. */
void                awale_engine_search_report            (const AwaleEngineSearch  *self,
                                                           const AwaleScoreDialect  *dialect,
                                                           const char               *text);

/** Completes the task with the move after `bestmove`, if it is legal, and frees @self. */
void                awale_engine_search_answer            (AwaleEngineSearch        *self,
                                                           const char               *engine,
                                                           const char               *text);

/** Fails with @error (transfer full) and frees @self. */
void                awale_engine_search_fail              (AwaleEngineSearch        *self,
                                                           GError                   *error);

/** Fails as cancelled and frees @self. */
void                awale_engine_search_cancel            (AwaleEngineSearch        *self);

G_END_DECLS
