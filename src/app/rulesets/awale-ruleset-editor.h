/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESET_EDITOR (awale_ruleset_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesetEditor, awale_ruleset_editor, AWALE, RULESET_EDITOR, AdwWindow)

/**
 * A dialog to make a ruleset of one's own, or change one: its name, and each axis with what it
 * means and a small example. It begins with @rules as @name; @old_name (nullable): the one of
 * @rulesets that it replaces.
 */
GtkWidget *awale_ruleset_editor_new (AwaleRulesets      *rulesets,
                                     const char         *old_name,
                                     const char         *name,
                                     const AwaleRuleset *rules);

G_END_DECLS
