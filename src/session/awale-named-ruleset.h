/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

#include <glib-object.h>

G_BEGIN_DECLS

/** A ruleset with a display name: one of the seven presets, or a person's own. */
#define AWALE_TYPE_NAMED_RULESET (awale_named_ruleset_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNamedRuleset, awale_named_ruleset, AWALE, NAMED_RULESET, GObject)

AwaleNamedRuleset  *awale_named_ruleset_new       (const char         *name,
                                                   const AwaleRuleset *rules,
                                                   bool                preset);

const char         *awale_named_ruleset_get_name  (AwaleNamedRuleset *self);
const AwaleRuleset *awale_named_ruleset_get_rules (AwaleNamedRuleset *self);

/** True for a preset, which cannot be changed. */
bool                awale_named_ruleset_is_preset (AwaleNamedRuleset *self);

G_END_DECLS
