/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "lessons/awale-rules-page.h"

G_BEGIN_DECLS

/** A rule that varies between rulesets and has named values. */
typedef struct
{
  const char        *title;    /**< Message id, to be translated with gettext. */
  const char *const *values;   /**< Message ids in the order of the enumeration, NULL-terminated. */
  size_t             offset;   /**< Offset of the axis's field in AwaleRuleset. */
  AwaleRulesTopic    topic;    /**< Section of the rules page that explains the axis. */
} AwaleRulesetAxis;

/**
 * The axes in the order of the fields of AwaleRuleset, without drought and repetition, whose values
 * are numbers.
 */
const AwaleRulesetAxis *awale_ruleset_axes     (size_t                 *n_axes);

/** The value of @axis in @rules, an index in its `values`. */
int                     awale_ruleset_axis_get (const AwaleRulesetAxis *axis,
                                                const AwaleRuleset     *rules);
void                    awale_ruleset_axis_set (const AwaleRulesetAxis *axis,
                                                AwaleRuleset           *rules,
                                                int                     value);

G_END_DECLS
