/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/*
 * The page of a ruleset: a section for each topic, composed of paragraphs by its axes, so that a
 * user's own ruleset has a page, too.
 */

/** The title of @topic: “Capturing Several Pits”. Static text, translated. */
const char *awale_rules_page_get_title        (AwaleRulesTopic     topic);

/** The translated paragraphs on @topic, with Pango markup. (transfer full) */
char      **awale_rules_page_dup_paragraphs   (const AwaleRuleset *rules,
                                               AwaleRulesTopic     topic);

/**
 * Notes on doubtful or missing passages in the source of @rules; empty for a user's own
 * ruleset, and sometimes for others. (transfer full)
 */
char      **awale_rules_page_dup_readings     (const AwaleRuleset *rules,
                                               AwaleRulesTopic     topic);

G_END_DECLS
