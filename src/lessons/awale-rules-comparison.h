/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/*
 * The rows of the table that compares rulesets: one for each axis of the rules, except that drought
 * and repetition share one.
 */

size_t      awale_rules_comparison_get_n_rows (void);

/** The title of a row: “A grand slam”. Static text, translated. */
const char *awale_rules_comparison_get_title  (size_t              axis);

/** The value of a row for @rules in a few words: “Captures nothing”. (transfer full) */
char       *awale_rules_comparison_dup_value  (size_t              axis,
                                               const AwaleRuleset *rules);

G_END_DECLS
