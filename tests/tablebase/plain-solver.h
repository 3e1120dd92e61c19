/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/**
 * Solves the layers up to @seeds by giving each board the bounds of its best move, as defined at
 * awale_tablebase_probe(), until nothing changes (under a drought rule, in at most one sweep for
 * each ply of the countdown), and writes them to @directory, as a reference for the real solver.
 * Estimates are those of the real solver. An error fails the test.
 */
void build_plain_tables (const AwaleRuleset *rules,
                         const char         *directory,
                         unsigned            seeds);

G_END_DECLS
