/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/*
 * Rows of the table that compares rulesets: the axes, with drought and repetition, and the award
 * of the seeds after them, joined, as they answer one question.
 */

/** The number of rows. */
size_t      awale_rules_axis_get_n      (void);

/** The title of a row: “A grand slam”. Static text, translated. */
const char *awale_rules_axis_get_title  (size_t              axis);

/** The value of a row for @rules in a few words: “Captures nothing”. (transfer full) */
char       *awale_rules_axis_word_value (size_t              axis,
                                         const AwaleRuleset *rules);

G_END_DECLS
