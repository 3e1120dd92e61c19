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
 * Writes a line without its end. Called, perhaps concurrently, in the thread that passes lines to
 * the server and in that of the search.
 */
typedef void (* AwaleServerWriteFunc) (const char *line,
                                      void       *user_data);

/** State kept between searches, which one search at a time uses. */
typedef struct
{
  AwaleSearcher    *searcher;  /**< Searcher; NULL before the first search. */
  AwaleRuleset      rules;     /**< Rules of `searcher`. */
  int               hash;
  bool              has_tables;
  char             *table_path;
  AwaleTablebase *tables;       /**< Tables of `searcher`; nullable. */
  bool              told_damage;   /**< True if damage of the tables was reported. */
  AwalePersonalBook book;
  GRand            *rand;
  bool              forgets;   /**< True if a new game has begun. */
} AwaleServerEngine;

void awale_server_engine_init  (AwaleServerEngine *self);
void awale_server_engine_clear (AwaleServerEngine *self);

/** A search in its thread, which writes exactly one `bestmove`. */
typedef struct _AwaleServerSearch AwaleServerSearch;

/** Starts a search of the last of @positions, which are copied together with @settings. */
AwaleServerSearch *awale_server_search_start      (AwaleServerEngine         *engine,
                                                   const AwaleServerSettings *settings,
                                                   const GArray              *positions,
                                                   const AwaleGoCommand      *go,
                                                   AwaleServerWriteFunc       write,
                                                   void                      *user_data);

/** Makes the search answer at once; does not wait. */
void               awale_server_search_stop       (AwaleServerSearch         *self);

/** Starts the limits of the search, because the pondered move was played. */
void               awale_server_search_ponder_hit (AwaleServerSearch         *self);

bool               awale_server_search_is_over    (AwaleServerSearch         *self);

/** Stops the search, waits for its end and frees it. */
void               awale_server_search_free       (AwaleServerSearch         *self);

G_END_DECLS
