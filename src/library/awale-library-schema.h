/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-statement.h"

G_BEGIN_DECLS

/**
 * Sees to it that the database @db is a library as this version of the program has it: an empty one
 * gets its tables, one of an older version is brought up to date, both only if @may_change; else
 * that is AWALE_LIBRARY_ERROR_OLDER. What takes long is left to awale_library_loss_fill().
 */
bool awale_library_schema_ensure (sqlite3     *db,
                                  const char  *path,
                                  bool         may_change,
                                  GError     **error);

G_END_DECLS
