/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "lessons/awale-exercise.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What stands in the sections of the rules, as widgets that are added to a vertical box.
 */

/** The words of a section, and how doubtful passages of the sheet were read. */
void awale_rules_pages_add_text        (GtkBox             *box,
                                        const AwaleRuleset *rules,
                                        AwaleRulesTopic     topic);

/** What @rules say on every axis, in a few words each. */
void awale_rules_pages_add_glance      (GtkBox             *box,
                                        const AwaleRuleset *rules);

/** The three best openings of @rules by @book, each with its value. */
void awale_rules_pages_add_openings    (GtkBox             *box,
                                        const AwaleRuleset *rules,
                                        const AwaleBook    *book);

/** What the seven rulesets say on every axis, and @rules, called @name, which stand out. */
void awale_rules_pages_add_differences (GtkBox             *box,
                                        const AwaleRuleset *rules,
                                        const char         *name);

G_END_DECLS
