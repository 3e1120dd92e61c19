/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"

G_BEGIN_DECLS

/**
 * Counts the move sequences of exactly @depth plies. Passes count as moves; only the absence of a
 * legal move ends a line. With @bulk the last ply is counted without being played.
 */
uint64_t awale_perft (AwalePosition       position,
                      const AwaleRuleset *rules,
                      int                 depth,
                      bool                bulk);

G_END_DECLS
