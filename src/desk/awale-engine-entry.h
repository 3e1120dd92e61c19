/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

/** How settings hold an engine: its name, its command line, its options. */
#define AWALE_ENGINE_ENTRY_VARIANT G_VARIANT_TYPE ("(ssa{ss})")

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

/** Sets all its options in @process. */
void              awale_engine_entry_apply        (AwaleEngineEntry   *self,
                                                   AwaleEngineProcess *process);

/** To settings, and back; both of type AWALE_ENGINE_ENTRY_VARIANT. (transfer floating, full) */
GVariant         *awale_engine_entry_to_variant   (AwaleEngineEntry *self);
AwaleEngineEntry *awale_engine_entry_new_from_variant (GVariant     *variant);

G_END_DECLS
