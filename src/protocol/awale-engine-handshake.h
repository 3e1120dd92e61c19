/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-info-line.h"
#include "awale-engine-option.h"

G_BEGIN_DECLS

/**
 * The state of an engine before a search: its name and options from the greeting, and the values of
 * options that it has or shall get. The wanted values outlive the process; the values sent do not.
 */
typedef struct
{
  char                    *name;     /* Name of the engine; NULL until it has told its name for the
                                      * first time. */
  char                    *author;
  const AwaleScoreDialect *dialect;
  GPtrArray               *options;  /* Options of the engine. (element-type AwaleEngineOption) */

  GHashTable *wanted;       /* Wanted values by name of the option in lower case. */
  GHashTable *sent;         /* Values sent to the running process, by the same names. */
  bool        is_greeted;   /* True once `uciok` has been read. */
  bool        is_new_game;
  bool        needs_sync;   /* True if output of the last search may still arrive, so that `isready`
                             * is needed. */
} AwaleEngineHandshake;

void                     awale_engine_handshake_init        (AwaleEngineHandshake       *self);
void                     awale_engine_handshake_clear       (AwaleEngineHandshake       *self);

/** Forgets the greeting, the options and the values sent, for a new process. */
void                     awale_engine_handshake_begin       (AwaleEngineHandshake       *self);

/** Reads a line of the greeting. Returns: true for `uciok`, the last line */
bool                     awale_engine_handshake_read_line   (AwaleEngineHandshake       *self,
                                                             const char                 *line);

/** The option called @name, regardless of case, or NULL. */
const AwaleEngineOption *awale_engine_handshake_find_option (const AwaleEngineHandshake *self,
                                                             const char                 *name);

/**
 * Sets the option @name to @value from the next search on, if the engine has that option and takes
 * the value. Options for the rules and the side to move are ignored, because each search sets them.
 */
void                     awale_engine_handshake_set_option  (AwaleEngineHandshake       *self,
                                                             const char                 *name,
                                                             const char                 *value);

/**
 * The lines to send before a search of @position under @rules, the last of which is `isready`; they
 * then count as sent. Returns: (transfer full): an empty list if nothing need be sent
 */
GPtrArray               *awale_engine_handshake_prepare     (AwaleEngineHandshake       *self,
                                                             const AwaleRuleset         *rules,
                                                             AwalePosition               position);

G_END_DECLS
