/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-lesson.h"

G_BEGIN_DECLS

/*
 * The page on a ruleset: a section for each topic, composed of paragraphs that depend on the axes,
 * so that a custom ruleset has a page too.
 */

/** The title of @topic: “Capturing Several Pits”. Static text, translated. */
const char *awale_rules_page_get_title        (AwaleRulesTopic     topic);

/** The translated paragraphs on @topic, with Pango markup. (transfer full) */
char      **awale_rules_page_dup_paragraphs   (const AwaleRuleset *rules,
                                               AwaleRulesTopic     topic);

/**
 * Notes on doubtful or missing passages in the source of @rules; empty for a custom ruleset, and
 * sometimes for others. (transfer full)
 */
char      **awale_rules_page_dup_readings     (const AwaleRuleset *rules,
                                               AwaleRulesTopic     topic);

G_END_DECLS
