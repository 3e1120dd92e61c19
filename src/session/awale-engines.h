/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-engine-entry.h"

#include <stdbool.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_ENGINES_ERROR_NAME,     /**< The name is empty or belongs to another engine. */
  AWALE_ENGINES_ERROR_COMMAND,  /**< The command line is empty. */
} AwaleEnginesError;

#define AWALE_ENGINES_ERROR (awale_engines_error_quark ())
GQuark awale_engines_error_quark (void);

/**
 * The external engines added by the user, sorted by name and saved in the settings. This object
 * creates their processes and keeps the latest one of each engine, so that its log can be read.
 */
typedef struct _AwaleEngines AwaleEngines;

AwaleEngines       *awale_engines_new            (GSettings         *settings);
AwaleEngines       *awale_engines_ref            (AwaleEngines      *self);
void                awale_engines_unref          (AwaleEngines      *self);

GListModel         *awale_engines_get_model      (AwaleEngines      *self);

/** The engine called @name. (transfer none) (nullable) */
AwaleEngineEntry   *awale_engines_find           (AwaleEngines      *self,
                                                  const char        *name);

/** Derives from @name a name that no engine has. (transfer full) */
char               *awale_engines_propose_name   (AwaleEngines      *self,
                                                  const char        *name);

/**
 * Saves @entry, which replaces the engine @old_name (nullable). Returns: false, with
 * AWALE_ENGINES_ERROR, if the entry is invalid
 */
bool                awale_engines_save           (AwaleEngines      *self,
                                                  const char        *old_name,
                                                  AwaleEngineEntry  *entry,
                                                  GError           **error);
void                awale_engines_remove         (AwaleEngines      *self,
                                                  const char        *name);

/**
 * Creates a process of @entry with its options, without starting it; NULL with an error if the
 * command line is invalid. (transfer full)
 */
AwaleEngineProcess *awale_engines_create_process (AwaleEngines      *self,
                                                  AwaleEngineEntry  *entry,
                                                  GError           **error);

/** The latest process of the engine @name. (transfer none) (nullable) */
AwaleEngineProcess *awale_engines_get_latest     (AwaleEngines      *self,
                                                  const char        *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleEngines, awale_engines_unref)

G_END_DECLS
