/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESET_EDITOR (awale_ruleset_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesetEditor, awale_ruleset_editor, AWALE, RULESET_EDITOR, AdwWindow)

/**
 * Creates a dialog to add or change a custom ruleset: its name and its axes, with explanations and
 * examples. The dialog starts with @rules and @name; @old_name (nullable) is the ruleset of
 * @rulesets to replace.
 */
GtkWidget *awale_ruleset_editor_new (AwaleRulesets      *rulesets,
                                     const char         *old_name,
                                     const char         *name,
                                     const AwaleRuleset *rules);

G_END_DECLS
