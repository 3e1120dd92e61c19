/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/** A paragraph of a page, as data. */
typedef struct
{
  AwaleRulesTopic topic;
  const char     *holds;   /**< A condition of awale_rules_match(), or NULL. */
  const char     *preset;  /**< The ids of presets that it is for, separated by `|`; or NULL:
                            * all. */
  const char     *text;    /**< For awale_rules_word(). */
} AwaleRulesText;

/** A text with `{number}` in it; its plural stands behind its end, for awale_rules_word(). */
#define AWALE_NUMBERED(text, plural) text "\0" plural

/* What is said, and how doubtful passages were read; each ended by one without a text. */
extern const AwaleRulesText awale_rules_texts[];
extern const AwaleRulesText awale_rules_readings[];

/**
 * The translation of @text, or of an AWALE_NUMBERED() the one that goes with the number of the
 * rules' drought or repetitions, of which but one is set. (transfer full)
 */
char *awale_rules_word (const AwaleRuleset *rules,
                        const char         *text);

G_END_DECLS
