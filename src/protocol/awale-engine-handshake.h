/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-score-dialect.h"
#include "awale-engine-option.h"

G_BEGIN_DECLS

/**
 * All that is said before a search: who the engine is and which options it has, by its greeting,
 * and which options, rules and game it is set to. What is wanted outlives the process; what was
 * sent does not.
 */
typedef struct
{
  char                    *name;     /* NULL before it has said so. */
  char                    *author;
  const AwaleScoreDialect *dialect;
  GPtrArray               *options;  /* Of AwaleEngineOption. */

  GHashTable *wanted;       /* Option, in small letters, to value. */
  GHashTable *sent;         /* Likewise: what the running process was set to. */
  bool        is_greeted;   /* `uciok` was read. */
  bool        is_new_game;
  bool        needs_sync;   /* The engine may still say something of the last search. */
} AwaleEngineHandshake;

void                     awale_engine_handshake_init        (AwaleEngineHandshake       *self);
void                     awale_engine_handshake_clear       (AwaleEngineHandshake       *self);

/** Another process runs: its greeting comes, and nothing was sent to it yet. */
void                     awale_engine_handshake_begin       (AwaleEngineHandshake       *self);

/** Reads a line of the greeting. Returns: whether it was the last, `uciok`. */
bool                     awale_engine_handshake_read_line   (AwaleEngineHandshake       *self,
                                                             const char                 *line);

/** The option of that name, whatever the case, or NULL. */
const AwaleEngineOption *awale_engine_handshake_find_option (const AwaleEngineHandshake *self,
                                                             const char                 *name);

/** Wants option @name, if the engine has it, to be @value from the next search on. */
void                     awale_engine_handshake_set_option  (AwaleEngineHandshake       *self,
                                                             const char                 *name,
                                                             const char                 *value);

/**
 * The lines to say before a search of @position under @rules, `isready` last; they count as sent.
 * Returns: (transfer full): empty if there is nothing to say
 */
GPtrArray               *awale_engine_handshake_prepare     (AwaleEngineHandshake       *self,
                                                             const AwaleRuleset         *rules,
                                                             AwalePosition               position);

G_END_DECLS
