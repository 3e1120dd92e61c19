/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESET_GROUP (awale_ruleset_group_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesetGroup, awale_ruleset_group, AWALE, RULESET_GROUP,
                      AdwPreferencesGroup)

/*
 * Rows to choose a ruleset: one with a name, or custom rules made by changing axes of another.
 *
 * Signals: "changed": the chosen rules changed.
 */

AwaleRuleset awale_ruleset_group_get_rules (AwaleRulesetGroup  *self);
void         awale_ruleset_group_set_rules (AwaleRulesetGroup  *self,
                                            const AwaleRuleset *rules);

/** Offers all of @rulesets and follows their changes; call it once. */
void         awale_ruleset_group_offer     (AwaleRulesetGroup  *self,
                                            AwaleRulesets      *rulesets);

/**
 * Lists the names of @rulesets in their order, and after them @last (nullable). Returns: (transfer
 * full)
 */
GtkStringList *awale_ruleset_names_new     (AwaleRulesets      *rulesets,
                                            const char         *last);

/** Fills @row with the names of @rulesets, and selects @rules, or the first ruleset. */
void           awale_ruleset_row_fill      (AdwComboRow        *row,
                                            AwaleRulesets      *rulesets,
                                            const AwaleRuleset *rules);

/** The rules selected in @row, which was filled with the names of @rulesets. */
AwaleRuleset   awale_ruleset_row_get_rules (AdwComboRow        *row,
                                            AwaleRulesets      *rulesets);

G_END_DECLS
