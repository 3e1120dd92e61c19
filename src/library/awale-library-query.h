/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/**
 * Prepares a query for `selected`, the games of @filter; @rest is the SQL after the definition of
 * that table. (transfer full) (nullable)
 */
AwaleStatement *awale_library_query (AwaleLibrary              *self,
                                     const AwaleLibraryFilter  *filter,
                                     const char                *rest,
                                     GError                   **error);

G_END_DECLS
