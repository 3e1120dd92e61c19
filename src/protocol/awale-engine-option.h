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

typedef struct
{
  char                  *name;
  AwaleEngineOptionType  type;
  char                  *initial;  /**< Default value; never NULL. */
  gint64                 least;    /**< Bounds of an option of type spin. */
  gint64                 most;
  char                 **values;   /**< Values of an option of type combo, NULL-terminated. */
} AwaleEngineOption;

/**
 * Parses the text after `option`. Returns: (transfer full) (nullable): NULL if the text is invalid
 */
AwaleEngineOption *awale_engine_option_parse (const char              *text);
void               awale_engine_option_free  (AwaleEngineOption       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleEngineOption, awale_engine_option_free)

/** True if @value is valid for the option. */
bool               awale_engine_option_takes (const AwaleEngineOption *self,
                                              const char              *value);

G_END_DECLS
