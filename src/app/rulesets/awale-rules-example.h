/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "lessons/awale-exercise.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULES_EXAMPLE (awale_rules_example_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesExample, awale_rules_example, AWALE, RULES_EXAMPLE,
                      AdwPreferencesRow)

/** A small board to look at, and what the rules make of it: an example of one topic. */
GtkWidget *awale_rules_example_new       (AwaleRulesTopic     topic);

/** Chooses an example for @rules; there may be none, then it is not visible. */
void       awale_rules_example_set_rules (AwaleRulesExample  *self,
                                          const AwaleRuleset *rules);

G_END_DECLS
