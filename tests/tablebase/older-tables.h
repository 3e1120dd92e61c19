/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

/** Writes the layers up to @seeds of @rules into @folder as programs did that knew no estimates. */
void build_older_tables (const AwaleRuleset *rules,
                         const char         *folder,
                         unsigned            seeds);

G_END_DECLS
