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
 * Callback that writes a line, given without its end. It is called, perhaps at the same time, in
 * the thread that passes lines to the server and in the thread of the search.
 */
typedef void (* AwaleServerWriteFunc) (const char *line,
                                      void       *user_data);

/** State that searches hand on to the next one; a single search at a time uses it. */
typedef struct
{
  AwaleSearcher    *searcher;  /**< Searcher; NULL before the first search. */
  AwaleRuleset      rules;
  int               hash;
  bool              has_tables;
  char             *table_path;
  AwaleTablebase *tables;       /**< Tables of `searcher`; nullable. */
  bool              told_damage;
  AwalePersonalBook book;
  GRand            *rand;
  bool              forgets;   /**< True if a new game has begun. */
} AwaleServerEngine;

void awale_server_engine_init  (AwaleServerEngine *self);
void awale_server_engine_clear (AwaleServerEngine *self);

/** A search that runs in a thread and writes exactly one `bestmove`. */
typedef struct _AwaleServerSearch AwaleServerSearch;

/** Starts a search of the last of @positions, which are copied together with @settings. */
AwaleServerSearch *awale_server_search_start      (AwaleServerEngine         *engine,
                                                   const AwaleServerSettings *settings,
                                                   const GArray              *positions,
                                                   const AwaleGoCommand      *go,
                                                   AwaleServerWriteFunc       write,
                                                   void                      *user_data);

/** Makes the search answer soon; does not wait. */
void               awale_server_search_stop       (AwaleServerSearch         *self);

/** Lets the limits of the search apply from now on, because the pondered move was played. */
void               awale_server_search_ponder_hit (AwaleServerSearch         *self);

bool               awale_server_search_is_over    (AwaleServerSearch         *self);

/** Stops the search, waits for its end and frees it. */
void               awale_server_search_free       (AwaleServerSearch         *self);

G_END_DECLS
