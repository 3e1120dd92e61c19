/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-combination.h"

/**
 * Returns true if a search of all moves to AWALE_COMBINATION_DEPTH finds @move, and finds no other
 * move within three seeds of it. Proven bounds, where known, count instead of estimates.
 * Messages name the moves that are too close.
 */
bool awale_test_is_combination (AwaleSearcher *searcher,
                                AwalePosition  position,
                                AwaleMove      move);
