/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** A ruleset with a display name: a preset or a custom one. */
#define AWALE_TYPE_NAMED_RULESET (awale_named_ruleset_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNamedRuleset, awale_named_ruleset, AWALE, NAMED_RULESET, GObject)

const char         *awale_named_ruleset_get_name  (AwaleNamedRuleset *self);
const AwaleRuleset *awale_named_ruleset_get_rules (AwaleNamedRuleset *self);

/** True for a preset, which cannot be changed. */
bool                awale_named_ruleset_is_preset (AwaleNamedRuleset *self);

/**
 * The named rulesets: the presets, then the custom ones sorted by name. Custom rulesets are saved
 * in the settings and follow changes there, so that all objects with the same settings agree.
 */
typedef struct _AwaleRulesets AwaleRulesets;

typedef enum
{
  AWALE_RULESETS_ERROR_NAME,  /**< The name is empty or belongs to another ruleset. */
} AwaleRulesetsError;

#define AWALE_RULESETS_ERROR (awale_rulesets_error_quark ())
GQuark         awale_rulesets_error_quark (void);

AwaleRulesets *awale_rulesets_new       (GSettings           *settings);
AwaleRulesets *awale_rulesets_ref       (AwaleRulesets       *self);
void           awale_rulesets_unref     (AwaleRulesets       *self);

GListModel    *awale_rulesets_get_model (AwaleRulesets       *self);

/** The ruleset proposed for a new game. */
AwaleRuleset   awale_rulesets_get_default (AwaleRulesets     *self);

/** The first ruleset equal to @rules. (transfer none) (nullable) */
AwaleNamedRuleset *awale_rulesets_find  (AwaleRulesets       *self,
                                         const AwaleRuleset  *rules);

/**
 * The index of the first ruleset equal to @rules, or of the one called @name (nullable); -1 if
 * there is none.
 */
int            awale_rulesets_index_of  (AwaleRulesets       *self,
                                         const AwaleRuleset  *rules);
int            awale_rulesets_index_named (AwaleRulesets     *self,
                                           const char        *name);

/** The name of @rules, or “Custom rules” if they have none. Valid until the list changes. */
const char    *awale_rulesets_get_name  (AwaleRulesets       *self,
                                         const AwaleRuleset  *rules);

/** Derives from @name a name that no ruleset has. (transfer full) */
char          *awale_rulesets_propose_name (AwaleRulesets    *self,
                                            const char       *name);

/**
 * Saves @rules as @name, without surrounding spaces, in place of the ruleset @old_name (nullable).
 * Returns: false if the name is empty or belongs to another ruleset, or if the rules are invalid
 */
bool           awale_rulesets_save      (AwaleRulesets       *self,
                                         const char          *old_name,
                                         const char          *name,
                                         const AwaleRuleset  *rules,
                                         GError             **error);

void           awale_rulesets_remove    (AwaleRulesets       *self,
                                         const char          *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleRulesets, awale_rulesets_unref)

G_END_DECLS
