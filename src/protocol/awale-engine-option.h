/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_ENGINE_OPTION_CHECK,
  AWALE_ENGINE_OPTION_SPIN,
  AWALE_ENGINE_OPTION_COMBO,
  AWALE_ENGINE_OPTION_BUTTON,
  AWALE_ENGINE_OPTION_STRING,
} AwaleEngineOptionType;

/** An option that an engine says it has. */
typedef struct
{
  char                  *name;
  AwaleEngineOptionType  type;
  char                  *initial;  /**< Its default value; never NULL. */
  gint64                 least;    /**< Of a spin. */
  gint64                 most;
  char                 **values;   /**< Of a combo; ends in NULL. */
} AwaleEngineOption;

/** Reads what follows `option`. Returns: (transfer full) (nullable): NULL if it cannot be read */
AwaleEngineOption *awale_engine_option_parse (const char              *text);
void               awale_engine_option_free  (AwaleEngineOption       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleEngineOption, awale_engine_option_free)

/** Whether the option can be set to @value. */
bool               awale_engine_option_takes (const AwaleEngineOption *self,
                                              const char              *value);

G_END_DECLS
