/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "lessons/awale-exercise.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The content of the sections of the rules, as widgets that are added to a vertical box. */

/**
 * Adds the text of a section, and notes on our reading of passages of the rule sheet that are
 * unclear.
 */
void awale_rules_pages_add_text        (GtkBox             *box,
                                        const AwaleRuleset *rules,
                                        AwaleRulesTopic     topic);

/** Adds a summary of @rules: the value on each axis in a few words. */
void awale_rules_pages_add_glance      (GtkBox             *box,
                                        const AwaleRuleset *rules);

/** Adds the three best opening moves of @rules according to @book, with their values. */
void awale_rules_pages_add_openings    (GtkBox             *box,
                                        const AwaleRuleset *rules,
                                        const AwaleBook    *book);

/** Adds a comparison of the seven rulesets on each axis, with @rules, called @name, highlighted. */
void awale_rules_pages_add_differences (GtkBox             *box,
                                        const AwaleRuleset *rules,
                                        const char         *name);

G_END_DECLS
