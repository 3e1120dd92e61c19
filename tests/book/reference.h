/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book-file.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * The nodes (of AwaleBookNode) of a book of @rules, grown to @n_positions by searches to @depth.
 * Slow, because every way from the start is followed separately. (transfer full)
 */
GArray *reference_book (const AwaleRuleset *rules,
                        int                 depth,
                        guint               n_positions);

G_END_DECLS
