/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-engine-identity.h"

G_BEGIN_DECLS

/** What an engine is to be told before it searches, and what of it the running one knows. */
typedef struct
{
  GHashTable *wishes;       /* Option, in small letters, to value. */
  GHashTable *told;         /* Likewise. */
  bool        is_new_game;
  bool        needs_sync;   /* It may still say something of the last search. */
} AwaleEngineSetup;

void       awale_engine_setup_init   (AwaleEngineSetup          *self);
void       awale_engine_setup_clear  (AwaleEngineSetup          *self);

/** Nothing is known any more: another process will run. */
void       awale_engine_setup_forget (AwaleEngineSetup          *self);

void       awale_engine_setup_wish   (AwaleEngineSetup          *self,
                                      const char                *name,
                                      const char                *value);

/**
 * The lines to say before a search of @position under @rules, `isready` last; they count as told.
 * Returns: (transfer full): none if there is nothing to tell
 */
GPtrArray *awale_engine_setup_tell   (AwaleEngineSetup          *self,
                                      const AwaleEngineIdentity *identity,
                                      const AwaleRuleset        *rules,
                                      AwalePosition              position);

G_END_DECLS
