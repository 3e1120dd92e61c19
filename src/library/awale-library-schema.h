/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-statement.h"

G_BEGIN_DECLS

/**
 * Checks that @db, which was opened at @path, is a library of this version. An empty database gets
 * its tables if @may_change; otherwise the error is AWALE_LIBRARY_ERROR_FOREIGN.
 */
bool awale_library_schema_ensure (sqlite3     *db,
                                  const char  *path,
                                  bool         may_change,
                                  GError     **error);

/**
 * Adds the table of pairs of games that are not doubles, in both orders, if the library does not
 * have it yet.
 */
bool awale_library_schema_add_not_doubles (sqlite3     *db,
                                           GError     **error);

G_END_DECLS
