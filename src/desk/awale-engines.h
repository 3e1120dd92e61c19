/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-engine-entry.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINES (awale_engines_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngines, awale_engines, AWALE, ENGINES, GObject)

/** Why an engine cannot be saved so. */
typedef enum
{
  AWALE_ENGINES_ERROR_NAME,     /**< It has no name, or another one has that name. */
  AWALE_ENGINES_ERROR_COMMAND,  /**< It has no command line. */
} AwaleEnginesError;

#define AWALE_ENGINES_ERROR (awale_engines_error_quark ())
GQuark awale_engines_error_quark (void);

/*
 * The engines of other programs that a person has added, by name, saved in the settings. It makes
 * the processes, and remembers of each engine the latest one, so that what was said to it can still
 * be read.
 */
AwaleEngines       *awale_engines_new            (GSettings         *settings);

/** (transfer none) (element-type AwaleEngineEntry) */
GListModel         *awale_engines_get_model      (AwaleEngines      *self);

/** The one called @name. (transfer none) (nullable) */
AwaleEngineEntry   *awale_engines_find           (AwaleEngines      *self,
                                                  const char        *name);

/** A name like @name that is still free. (transfer full) */
char               *awale_engines_propose_name   (AwaleEngines      *self,
                                                  const char        *name);

/** Saves @entry, in the place of @old_name (nullable). Returns: whether it can be saved. */
bool                awale_engines_save           (AwaleEngines      *self,
                                                  const char        *old_name,
                                                  AwaleEngineEntry  *entry,
                                                  GError           **error);
void                awale_engines_remove         (AwaleEngines      *self,
                                                  const char        *name);

/** A process of @entry with its options, not started yet. (transfer full) */
AwaleEngineProcess *awale_engines_create_process (AwaleEngines      *self,
                                                  AwaleEngineEntry  *entry,
                                                  GError           **error);

/** The latest process of the engine called @name. (transfer none) (nullable) */
AwaleEngineProcess *awale_engines_get_latest     (AwaleEngines      *self,
                                                  const char        *name);

G_END_DECLS
