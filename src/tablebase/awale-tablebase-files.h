/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

G_BEGIN_DECLS

/** Boards of the layers 0 to @seeds: what there is to build. */
uint64_t awale_tablebase_count_boards (int                  seeds);

/** Bytes that the files of all layers of @rules in @directory (NULL: the default one) take. */
uint64_t awale_tablebase_measure_files (const AwaleRuleset  *rules,
                                        const char          *directory);

/**
 * Removes all layers of @rules from @directory, after waiting for a build of them to end. Tables
 * that are open stay usable until they are released.
 *
 * Returns: whether none is left.
 */
bool     awale_tablebase_remove        (const AwaleRuleset  *rules,
                                        const char          *directory,
                                        GError             **error);

G_END_DECLS
