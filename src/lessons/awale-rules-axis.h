/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/*
 * The rows of the table that compares rulesets: the axes, with drought and repetition. The awards
 * of the seeds on the board are joined to the rows about the end of a game, because they answer the
 * same question.
 */

size_t      awale_rules_axis_get_n      (void);

/** The title of a row: “A grand slam”. Static text, translated. */
const char *awale_rules_axis_get_title  (size_t              axis);

/** The value of a row for @rules in a few words: “Captures nothing”. (transfer full) */
char       *awale_rules_axis_word_value (size_t              axis,
                                         const AwaleRuleset *rules);

G_END_DECLS
