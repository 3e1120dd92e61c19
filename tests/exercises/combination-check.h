/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-combination.h"

/**
 * Whether a search of all moves, of depth AWALE_COMBINATION_DEPTH, finds @move, and no other within
 * three seeds of it: what is proven counts by its bounds. Messages tell of moves that are too near.
 */
bool awale_test_is_combination (AwaleSearcher *searcher,
                                AwalePosition  position,
                                AwaleMove      move);
