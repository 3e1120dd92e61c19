/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-go-command.h"
#include "awale-server-settings.h"
#include "book/awale-book.h"
#include "engine/awale-engine.h"

G_BEGIN_DECLS

/**
 * Writes a line without its end. Called, perhaps concurrently, from the thread that passes
 * lines to the server and from the search's.
 */
typedef void (* AwaleServerWriteFunc) (const char *line,
                                      void       *user_data);

/** State kept between searches; used by one search at a time. */
typedef struct
{
  AwaleSearcher    *searcher;  /**< NULL before the first search. */
  AwaleRuleset      rules;     /**< Rules of the searcher. */
  int               hash;
  bool              has_tables;
  char             *table_path;
  AwaleTablebase *tables;       /**< Tables of the searcher; nullable. */
  bool              told_damage;   /**< Their damage was reported. */
  AwalePersonalBook book;
  GRand            *rand;
  bool              forgets;   /**< A new game has begun. */
} AwaleServerEngine;

void awale_server_engine_init  (AwaleServerEngine *self);
void awale_server_engine_clear (AwaleServerEngine *self);

/** A search in its thread, which gives exactly one `bestmove`. */
typedef struct _AwaleServerSearch AwaleServerSearch;

/** Starts a search of the last of @positions; copies them and @settings. */
AwaleServerSearch *awale_server_search_start      (AwaleServerEngine         *engine,
                                                   const AwaleServerSettings *settings,
                                                   const GArray              *positions,
                                                   const AwaleGoCommand      *go,
                                                   AwaleServerWriteFunc       write,
                                                   void                      *user_data);

/** Makes it answer at once, without waiting. */
void               awale_server_search_stop       (AwaleServerSearch         *self);

/** Starts the limits, as the pondered move was played. */
void               awale_server_search_ponder_hit (AwaleServerSearch         *self);

bool               awale_server_search_is_over    (AwaleServerSearch         *self);

/** Stops the search and waits for its end. */
void               awale_server_search_free       (AwaleServerSearch         *self);

G_END_DECLS
