/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "awale-score-dialect.h"
#include "awale-go-command.h"

G_BEGIN_DECLS

/** What to search; everything is copied. */
typedef struct
{
  AwaleRuleset   rules;
  AwalePosition  start;
  const int8_t  *moves;    /**< The game so far, legal from @start on. */
  size_t         n_moves;
  AwaleGoCommand go;
} AwaleEngineRequest;

/** What comes of it. */
typedef struct
{
  AwaleMove best;    /**< Legal; AWALE_NO_MOVE if the engine says that the game is over. */
  AwaleMove ponder;  /**< The reply it expects, or AWALE_NO_MOVE. */
} AwaleEngineAnswer;

/**
 * An `info` line of a search. The line of play of @info is legal as far as it goes; @value
 * (nullable: none was given) is its score in our unit.
 */
typedef void (*AwaleEngineInfoFunc) (const AwaleInfoLine    *info,
                                     const AwaleEngineValue *value,
                                     void                   *user_data);

/** A search that was asked of an engine, until it is answered. */
typedef struct _AwaleEngineSearch AwaleEngineSearch;

/** Takes over @task, which returns an AwaleEngineAnswer. */
AwaleEngineSearch  *awale_engine_search_new               (const AwaleEngineRequest *request,
                                                           AwaleEngineInfoFunc       info,
                                                           void                     *info_data,
                                                           GTask                    *task);

/** Calls @callback from @context when the search is cancelled, if it can be. */
void                awale_engine_search_watch             (AwaleEngineSearch        *self,
                                                           GMainContext             *context,
                                                           GCancellableSourceFunc    callback,
                                                           void                     *user_data);
bool                awale_engine_search_is_cancelled      (const AwaleEngineSearch  *self);

const AwaleRuleset *awale_engine_search_get_rules         (const AwaleEngineSearch  *self);
AwalePosition       awale_engine_search_get_position      (const AwaleEngineSearch  *self);

/** The `position` line. (transfer none) */
const char         *awale_engine_search_get_position_line (const AwaleEngineSearch  *self);

/** The `go` line. Returns: (transfer full) */
char               *awale_engine_search_dup_go_line       (const AwaleEngineSearch  *self);

/** Milliseconds after which the engine must have answered by itself; 0 if there is no telling. */
gint64              awale_engine_search_get_time          (const AwaleEngineSearch  *self);

/** The expected move was played: its time runs. Returns: whether it was pondering. */
bool                awale_engine_search_ponder_hit        (AwaleEngineSearch        *self);

/** Reports what an engine says while it searches; @text follows `info`. */
void                awale_engine_search_report            (const AwaleEngineSearch  *self,
                                                           const AwaleScoreDialect  *dialect,
                                                           const char               *text);

/** Answers with what follows `bestmove`, if it is legal, and frees @self. */
void                awale_engine_search_answer            (AwaleEngineSearch        *self,
                                                           const char               *engine,
                                                           const char               *text);

/** Fails with @error, which it takes over, and frees @self. */
void                awale_engine_search_fail              (AwaleEngineSearch        *self,
                                                           GError                   *error);

/** Fails because it is wanted no more, and frees @self. */
void                awale_engine_search_cancel            (AwaleEngineSearch        *self);

G_END_DECLS
