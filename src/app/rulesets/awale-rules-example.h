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

/** Creates an example of a topic: a small board, and what the rules make of it. */
GtkWidget *awale_rules_example_new       (AwaleRulesTopic     topic);

/** Chooses an example for @rules; the row is hidden if there is none. */
void       awale_rules_example_set_rules (AwaleRulesExample  *self,
                                          const AwaleRuleset *rules);

G_END_DECLS
