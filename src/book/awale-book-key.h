/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/**
 * The numbering of positions of all 48 seeds, as their mover sees them: 0 … C(61, 13) − 1.
 *
 * With s(i) the seeds in the first i of the twelve pits and two stores, the mover's first, i = 1 …
 * 13, the numbers s(i) + i − 1 ascend strictly: so Σ C(s(i) + i − 1, i), the combinatorial number
 * system, numbers them without gaps.
 */

/** How many there are: less than 2⁴⁸. */
uint64_t      awale_book_key_count        (void);

/**
 * The number of @position. Returns: false if it has none, since seeds are missing or were halved
 * when a game was settled.
 */
bool          awale_book_key_of           (AwalePosition  position,
                                           uint64_t      *key);

/** The position that has the number @key, less than awale_book_key_count(), with South to move. */
AwalePosition awale_book_key_get_position (uint64_t       key);

G_END_DECLS
