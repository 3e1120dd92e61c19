/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-named-ruleset.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESETS (awale_rulesets_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesets, awale_rulesets, AWALE, RULESETS, GObject)

/*
 * All rulesets that have a name: first the seven, then those that a person has made, by their
 * names. These are saved in the settings, and followed there: any number of lists of the same
 * settings agree.
 */

/** Why a ruleset cannot be saved so. */
typedef enum
{
  AWALE_RULESETS_ERROR_NAME,  /**< It has no name, or another one has that name. */
} AwaleRulesetsError;

#define AWALE_RULESETS_ERROR (awale_rulesets_error_quark ())
GQuark         awale_rulesets_error_quark (void);

AwaleRulesets *awale_rulesets_new       (GSettings           *settings);

/** (transfer none) (element-type AwaleNamedRuleset) */
GListModel    *awale_rulesets_get_model (AwaleRulesets       *self);

/** The rules that a new game has unless others are chosen. */
AwaleRuleset   awale_rulesets_get_default (AwaleRulesets     *self);

/** The first one with these very rules. (transfer none) (nullable) */
AwaleNamedRuleset *awale_rulesets_find  (AwaleRulesets       *self,
                                         const AwaleRuleset  *rules);

/** Its place in the list, or that of the one called @name (nullable: none); -1: there is none. */
int            awale_rulesets_index_of  (AwaleRulesets       *self,
                                         const AwaleRuleset  *rules);
int            awale_rulesets_index_named (AwaleRulesets     *self,
                                           const char        *name);

/** What to call @rules: their name here, or “Custom rules”. Valid while the list stays as it is. */
const char    *awale_rulesets_get_name  (AwaleRulesets       *self,
                                         const AwaleRuleset  *rules);

/** A name like @name that is still free. (transfer full) */
char          *awale_rulesets_propose_name (AwaleRulesets    *self,
                                            const char       *name);

/**
 * Saves @rules as @name; @old_name (nullable) is what they were called: that one is replaced.
 * Spaces around the name do not count. Returns: whether the name can be had.
 */
bool           awale_rulesets_save      (AwaleRulesets       *self,
                                         const char          *old_name,
                                         const char          *name,
                                         const AwaleRuleset  *rules,
                                         GError             **error);

/** Removes the one that a person has called @name. */
void           awale_rulesets_remove    (AwaleRulesets       *self,
                                         const char          *name);

G_END_DECLS
