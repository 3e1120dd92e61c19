/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/** A paragraph of a page, as data. */
typedef struct
{
  AwaleTopic  topic;
  const char *holds;   /**< A condition of awale_rules_match(), or NULL. */
  const char *preset;  /**< The ids of presets that it is for, separated by `|`; or NULL: all. */
  const char *text;    /**< Translate with gettext. */
} AwaleRulesText;

/* What is said, and how doubtful passages were read; each ended by one without a text. */
extern const AwaleRulesText awale_rules_texts[];
extern const AwaleRulesText awale_rules_readings[];

G_END_DECLS
