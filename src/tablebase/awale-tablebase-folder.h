/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

/** Where tables are unless another directory is asked for: awale/tables in the user's cache. */
char *awale_tablebase_dup_default_directory (void);

/** The axes line that names tables: that of @rules without what values do not depend on. */
char *awale_tablebase_dup_rules_line        (const AwaleRuleset *rules);

/**
 * The folder in @directory (NULL: the default one) for the tables of @rules: rulesets that differ
 * in nothing that matters to values share one. Returns: (transfer full)
 */
char *awale_tablebase_dup_folder            (const AwaleRuleset *rules,
                                             const char         *directory);

G_END_DECLS
