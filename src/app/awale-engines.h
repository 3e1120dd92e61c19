/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_ENTRY (awale_engine_entry_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineEntry, awale_engine_entry, AWALE, ENGINE_ENTRY, GObject)

/** Another program's engine as a person has set it up: a name, a command line, and options. */
AwaleEngineEntry *awale_engine_entry_new         (const char       *name,
                                                  const char       *command);

const char       *awale_engine_entry_get_name    (AwaleEngineEntry *self);
const char       *awale_engine_entry_get_command (AwaleEngineEntry *self);

/** What its option is set to (nullable: to what the engine proposes). */
const char       *awale_engine_entry_get_option  (AwaleEngineEntry *self,
                                                  const char       *option);
void              awale_engine_entry_set_option  (AwaleEngineEntry *self,
                                                  const char       *option,
                                                  const char       *value);

/** Sets all that is set in @other. */
void              awale_engine_entry_copy_options (AwaleEngineEntry *self,
                                                   AwaleEngineEntry *other);

#define AWALE_TYPE_ENGINES (awale_engines_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngines, awale_engines, AWALE, ENGINES, GObject)

/** Why an engine cannot be kept so. */
typedef enum
{
  AWALE_ENGINES_ERROR_NAME,     /**< It has no name, or another one has that name. */
  AWALE_ENGINES_ERROR_COMMAND,  /**< It has no command line. */
} AwaleEnginesError;

#define AWALE_ENGINES_ERROR (awale_engines_error_quark ())
GQuark awale_engines_error_quark (void);

/*
 * The engines of other programs that a person has added: a GListModel of AwaleEngineEntry, by
 * name, kept in the settings. It makes the processes, and remembers of each engine the latest
 * one, so that what was said to it can still be read.
 */
AwaleEngines       *awale_engines_new            (GSettings         *settings);

/** The one called @name. (transfer none) (nullable) */
AwaleEngineEntry   *awale_engines_find           (AwaleEngines      *self,
                                                  const char        *name);

/** A name like @name that is still free. (transfer full) */
char               *awale_engines_propose_name   (AwaleEngines      *self,
                                                  const char        *name);

/** Keeps @entry, in the place of @old_name (nullable). Returns: whether it can be kept. */
bool                awale_engines_keep           (AwaleEngines      *self,
                                                  const char        *old_name,
                                                  AwaleEngineEntry  *entry,
                                                  GError           **error);
void                awale_engines_forget         (AwaleEngines      *self,
                                                  const char        *name);

/** A process of @entry with its options, not started yet. (transfer full) */
AwaleEngineProcess *awale_engines_create_process (AwaleEngines      *self,
                                                  AwaleEngineEntry  *entry,
                                                  GError           **error);

/** The latest process of the engine called @name. (transfer none) (nullable) */
AwaleEngineProcess *awale_engines_get_latest     (AwaleEngines      *self,
                                                  const char        *name);

G_END_DECLS
