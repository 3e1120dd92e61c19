/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * The comparison of names of players and events, without regard to case, spacing and Unicode
 * normalization, but with accents.
 */

/** SQL collation for names, to be appended to an expression. */
#define AWALE_COLLATE_NAMES " COLLATE awale_names"

/** A key that equal names share. (transfer full) */
char *awale_library_name_fold    (const char *name);

/** True if @name (nullable) equals one of @names. */
bool  awale_library_name_is_among (const char        *name,
                                   const char *const *names);

/** Compares two names, for sqlite3_create_collation(). */
int   awale_library_name_compare (void       *user_data,
                                  int         n_first,
                                  const void *first,
                                  int         n_second,
                                  const void *second);

G_END_DECLS
