/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book-file.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * Grows a book of @rules to @n_positions with searches to @depth. The function is slow, because it
 * follows every line from the start separately. Returns: the nodes of the book (element-type
 * AwaleBookNode) (transfer full)
 */
GArray *reference_book (const AwaleRuleset *rules,
                        int                 depth,
                        guint               n_positions);

G_END_DECLS
