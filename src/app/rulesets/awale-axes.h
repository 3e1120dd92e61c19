/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "lessons/awale-rules-page.h"

G_BEGIN_DECLS

/** An axis of the rules that has a few named values, as a person chooses them. */
typedef struct
{
  const char        *title;    /**< Translate with gettext to show it. */
  const char *const *values;   /**< In the order of its enumeration; likewise; NULL-terminated. */
  size_t             offset;   /**< Of its field in AwaleRuleset. */
  AwaleRulesTopic    topic;    /**< The section of the rules page that speaks of it. */
} AwaleAxis;

/** All axes but drought and repetition, which are numbers, in the order of the rules page. */
const AwaleAxis *awale_axes     (size_t             *n_axes);

/** The value that @rules have on @axis, and giving them another. */
int              awale_axis_get (const AwaleAxis    *axis,
                                 const AwaleRuleset *rules);
void             awale_axis_set (const AwaleAxis    *axis,
                                 AwaleRuleset       *rules,
                                 int                 value);

G_END_DECLS
