/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * True if @rules satisfy @condition: words of an axes line, each with one or more values
 * (`slam=forbidden|clears-board feed=yes`); the value `some` is any but `none`. Semicolons
 * separate alternatives. NULL is always true.
 */
bool awale_rules_match (const AwaleRuleset *rules,
                        const char         *condition);

G_END_DECLS
