/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "lessons/awale-lesson.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Functions that fill a section of the rules window by adding widgets to a vertical box. */

/** Adds the text of a section, and notes on how we read unclear passages of the rule sheet. */
void awale_rules_sections_add_text        (GtkBox             *box,
                                           const AwaleRuleset *rules,
                                           AwaleRulesTopic     topic);

/** Adds a summary of @rules, which describes the value on each axis in a few words. */
void awale_rules_sections_add_glance      (GtkBox             *box,
                                           const AwaleRuleset *rules);

/** Adds up to three best openings of @rules according to @book, with their values. */
void awale_rules_sections_add_openings    (GtkBox             *box,
                                           const AwaleRuleset *rules,
                                           const AwaleBook    *book);

/**
 * Adds a comparison of the built-in rulesets on each axis, with @rules, called @name, highlighted.
 */
void awale_rules_sections_add_differences (GtkBox             *box,
                                           const AwaleRuleset *rules,
                                           const char         *name);

G_END_DECLS
