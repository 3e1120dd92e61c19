/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-lesson.h"

G_BEGIN_DECLS

/** A paragraph of a page, or a note on a doubtful passage. */
typedef struct
{
  AwaleRulesTopic topic;
  const char     *holds;   /**< Condition for awale_rules_match(), or NULL. */
  const char     *preset;  /**< Ids of presets, separated by `|`, or `custom` for custom rules; NULL
                            * for all rules. */
  const char     *text;    /**< Text for awale_rules_word(). */
} AwaleRulesText;

/** A text with the placeholder `{number}`, followed by its plural form, for awale_rules_word(). */
#define AWALE_NUMBERED(text, plural) text "\0" plural

/** The paragraphs of the pages. (element-type AwaleRulesText) (transfer none) */
const GArray *awale_rules_list_paragraphs (void);

/** The notes on doubtful passages. (element-type AwaleRulesText) (transfer none) */
const GArray *awale_rules_list_readings   (void);

/**
 * Translates @text. In an AWALE_NUMBERED() text the number is the limit of drought or repetition,
 * only one of which the rules set. (transfer full)
 */
char         *awale_rules_word            (const AwaleRuleset *rules,
                                           const char         *text);

G_END_DECLS
