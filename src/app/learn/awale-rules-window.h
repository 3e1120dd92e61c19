/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-book-list.h"
#include "session/awale-rulesets.h"
#include "rules/awale-rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULES_WINDOW (awale_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesWindow, awale_rules_window, AWALE, RULES_WINDOW, AdwWindow)

/* A window with the rules for reading beside a game: a page of sections with lessons for each
 * ruleset, and a table of the differences between the rulesets. */

/**
 * Creates the window. @settings decides the appearance of the boards; the best openings come from
 * @books.
 */
GtkWidget *awale_rules_window_new       (GSettings          *settings,
                                         AwaleRulesets      *rulesets,
                                         AwaleBookList      *books);

/** Shows the page of @rules, which may be a custom ruleset. */
void       awale_rules_window_set_rules (AwaleRulesWindow   *self,
                                         const AwaleRuleset *rules);

G_END_DECLS
