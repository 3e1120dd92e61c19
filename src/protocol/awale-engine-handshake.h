/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-info-line.h"
#include "awale-engine-option.h"

G_BEGIN_DECLS

/**
 * State before a search: the engine's name and options from its greeting, and its current options,
 * rules and game. Wanted values outlive the process; sent ones do not.
 */
typedef struct
{
  char                    *name;     /* NULL before the greeting. */
  char                    *author;
  const AwaleScoreDialect *dialect;
  GPtrArray               *options;  /* element-type AwaleEngineOption */

  GHashTable *wanted;       /* Lower-case option name to wanted value. */
  GHashTable *sent;         /* The same for values sent to the running process. */
  bool        is_greeted;   /* `uciok` was read. */
  bool        is_new_game;
  bool        needs_sync;   /* Output of the last search may still come. */
} AwaleEngineHandshake;

void                     awale_engine_handshake_init        (AwaleEngineHandshake       *self);
void                     awale_engine_handshake_clear       (AwaleEngineHandshake       *self);

/** Resets the state for a new process: no greeting read, nothing sent. */
void                     awale_engine_handshake_begin       (AwaleEngineHandshake       *self);

/** Reads a line of the greeting. Returns: true for the last one, `uciok` */
bool                     awale_engine_handshake_read_line   (AwaleEngineHandshake       *self,
                                                             const char                 *line);

/** The option @name, in any case, or NULL. */
const AwaleEngineOption *awale_engine_handshake_find_option (const AwaleEngineHandshake *self,
                                                             const char                 *name);

/** Sets option @name, if the engine has it, to @value from the next search on. */
void                     awale_engine_handshake_set_option  (AwaleEngineHandshake       *self,
                                                             const char                 *name,
                                                             const char                 *value);

/**
 * The lines before a search of @position under @rules, `isready` last; they count as sent.
 * Returns: (transfer full): empty if nothing needs to be said
 */
GPtrArray               *awale_engine_handshake_prepare     (AwaleEngineHandshake       *self,
                                                             const AwaleRuleset         *rules,
                                                             AwalePosition               position);

G_END_DECLS
