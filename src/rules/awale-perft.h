/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"

G_BEGIN_DECLS

/**
 * The number of move sequences of exactly @depth plies, passes counted as moves; only the absence
 * of a legal move ends a line. @bulk: the last ply is counted without being played.
 */
uint64_t awale_perft (AwalePosition       position,
                      const AwaleRuleset *rules,
                      int                 depth,
                      bool                bulk);

G_END_DECLS
