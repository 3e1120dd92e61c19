/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESET_GROUP (awale_ruleset_group_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesetGroup, awale_ruleset_group, AWALE, RULESET_GROUP,
                      AdwPreferencesGroup)

/*
 * Choosing a ruleset: one that has a name, or one's own, made by changing any axis of another.
 *
 * Signal: "changed".
 */

AwaleRuleset awale_ruleset_group_get_rules (AwaleRulesetGroup  *self);
void         awale_ruleset_group_set_rules (AwaleRulesetGroup  *self,
                                            const AwaleRuleset *rules);

/** Offers all of @rulesets, and goes on offering what they become; called once, to begin with. */
void         awale_ruleset_group_offer     (AwaleRulesetGroup  *self,
                                            AwaleRulesets      *rulesets);

G_END_DECLS
