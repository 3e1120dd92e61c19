/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * Whether @rules are such as @condition says: words of an axes line, each with one or more values
 * (`slam=forbidden|clears-board feed=yes`); the value `some` is any but `none`. After a semicolon
 * comes another such list, of which likewise one is enough. NULL is true of all rules.
 */
bool awale_rules_match (const AwaleRuleset *rules,
                        const char         *condition);

G_END_DECLS
