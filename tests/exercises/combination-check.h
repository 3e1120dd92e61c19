/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-combination.h"

/**
 * True if a search of all moves to AWALE_COMBINATION_DEPTH finds @move, and no other within three
 * seeds of it; proven values count by their bounds. Messages name moves that are too close.
 */
bool awale_test_is_combination (AwaleSearcher *searcher,
                                AwalePosition  position,
                                AwaleMove      move);
