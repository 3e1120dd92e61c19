/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/*
 * The points in which rulesets differ, for the table that compares them: the axes, but for drought
 * and repetition, which are two answers to one question, as is what becomes of the seeds then.
 */

/** How many there are. */
size_t      awale_rules_axis_get_n      (void);

/** “A grand slam”. Static text, translated. */
const char *awale_rules_axis_get_title  (size_t              axis);

/** What @rules say of it, in a few words: “Captures nothing”. (transfer full) */
char       *awale_rules_axis_word_value (size_t              axis,
                                         const AwaleRuleset *rules);

G_END_DECLS
