/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** Types of the pointers to an AwalePositionQuery and to a NULL-terminated array of names. */
#define AWALE_POSITIONS_POINTER "positions"
#define AWALE_NAMES_POINTER     "names"

/**
 * Adds to @db the collation of names and the SQL functions has_position(), is_among(), opening()
 * and known_date().
 */
void awale_library_add_functions   (sqlite3 *db);

/**
 * Adds the SQL function collate_key() to @db, which gives the sort key of a text in the user's
 * language. Call this before each query that uses it.
 */
void awale_library_add_collate_key (sqlite3 *db);

G_END_DECLS
