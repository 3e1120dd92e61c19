/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/**
 * The oracle: solves the layers up to @seeds by sweeping RULES' equations until nothing changes,
 * and files them in @directory. Estimates are found by the product. Aborts on an error.
 */
void build_plain_tables (const AwaleRuleset *rules,
                         const char         *directory,
                         unsigned            seeds);

G_END_DECLS
