/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/*
 * The page of a ruleset: a section for each topic, put together from paragraphs that hold by its
 * axes, so that a ruleset of one's own has its page as well.
 */

/** “Capturing Several Pits”. Static text, translated. */
const char *awale_rules_page_get_title        (AwaleRulesTopic     topic);

/** What the rules say of @topic, translated, with the markup of Pango: one paragraph a string.
 * (transfer full) */
char      **awale_rules_page_dup_paragraphs   (const AwaleRuleset *rules,
                                               AwaleRulesTopic     topic);

/**
 * How a doubtful passage of the sheet that @rules follow was read, or where it is silent; may be
 * empty, and is for rulesets of one's own. (transfer full)
 */
char      **awale_rules_page_dup_readings     (const AwaleRuleset *rules,
                                               AwaleRulesTopic     topic);

G_END_DECLS
