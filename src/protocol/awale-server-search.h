/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-go-command.h"
#include "awale-server-output.h"
#include "awale-server-settings.h"
#include "book/awale-personal-book.h"
#include "engine/awale-engine.h"

G_BEGIN_DECLS

/** What is kept from search to search; only one search at a time uses it. */
typedef struct
{
  AwaleSearcher    *searcher;  /**< NULL before the first one. */
  AwaleRuleset      rules;     /**< What it was made for. */
  int               hash;
  bool              has_tables;
  char             *table_path;
  AwaleTablebase *tables;       /**< Those of the searcher; nullable. */
  bool              told_damage;   /**< What is wrong with them was said. */
  AwalePersonalBook book;
  GRand            *rand;
  bool              forgets;   /**< A new game has begun. */
} AwaleServerEngine;

void awale_server_engine_init  (AwaleServerEngine *self);
void awale_server_engine_clear (AwaleServerEngine *self);

/** A search in its thread. Exactly one `bestmove` comes of it. */
typedef struct _AwaleServerSearch AwaleServerSearch;

/** Starts the search of the last of @positions, of which and of @settings it keeps a copy. */
AwaleServerSearch *awale_server_search_start      (AwaleServerEngine         *engine,
                                                   const AwaleServerSettings *settings,
                                                   const GArray              *positions,
                                                   const AwaleGoCommand      *go,
                                                   AwaleServerWriteFunc       write,
                                                   void                      *user_data);

/** Makes it answer at once, without waiting for it. */
void               awale_server_search_stop       (AwaleServerSearch         *self);

/** The move that it ponders on was played: its limits begin now. */
void               awale_server_search_ponder_hit (AwaleServerSearch         *self);

/** Whether it has answered. */
bool               awale_server_search_is_over    (AwaleServerSearch         *self);

/** Stops it and waits for its end. */
void               awale_server_search_free       (AwaleServerSearch         *self);

G_END_DECLS
