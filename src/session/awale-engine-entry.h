/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

/** Variant type of an engine in the settings: name, command line, options. */
#define AWALE_ENGINE_ENTRY_VARIANT G_VARIANT_TYPE ("(ssa{ss})")

/** An external engine as configured by the user. */
#define AWALE_TYPE_ENGINE_ENTRY (awale_engine_entry_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineEntry, awale_engine_entry, AWALE, ENGINE_ENTRY, GObject)

AwaleEngineEntry *awale_engine_entry_new         (const char       *name,
                                                  const char       *command);

const char       *awale_engine_entry_get_name    (AwaleEngineEntry *self);
const char       *awale_engine_entry_get_command (AwaleEngineEntry *self);

/** The value of @option; NULL, which can be set too, for the engine's default. */
const char       *awale_engine_entry_get_option  (AwaleEngineEntry *self,
                                                  const char       *option);
void              awale_engine_entry_set_option  (AwaleEngineEntry *self,
                                                  const char       *option,
                                                  const char       *value);

/** Copies all options that are set in @other. */
void              awale_engine_entry_copy_options (AwaleEngineEntry *self,
                                                   AwaleEngineEntry *other);

/** Sets all options in @process, which sends them to the engine. */
void              awale_engine_entry_apply        (AwaleEngineEntry   *self,
                                                   AwaleEngineProcess *process);

/**
 * Converts an entry to a floating variant of the type AWALE_ENGINE_ENTRY_VARIANT, or such a variant
 * to a new entry.
 */
GVariant         *awale_engine_entry_to_variant   (AwaleEngineEntry *self);
AwaleEngineEntry *awale_engine_entry_new_from_variant (GVariant     *variant);

G_END_DECLS
