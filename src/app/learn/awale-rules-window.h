/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-book-list.h"
#include "desk/awale-rulesets.h"
#include "rules/awale-rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULES_WINDOW (awale_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesWindow, awale_rules_window, AWALE, RULES_WINDOW, AdwWindow)

/*
 * The rules, to be read beside a game: the page of a ruleset, section by section, each with its
 * exercises, and a table of what the rulesets differ in.
 */

/** @settings tell how the boards look, @books the best openings. */
GtkWidget *awale_rules_window_new       (GSettings          *settings,
                                         AwaleRulesets      *rulesets,
                                         AwaleBookList      *books);

/** Turns to the page of @rules, one's own too. */
void       awale_rules_window_set_rules (AwaleRulesWindow   *self,
                                         const AwaleRuleset *rules);

G_END_DECLS
