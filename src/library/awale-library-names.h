/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * Names of players and events: case does not tell them apart, nor in which of several ways Unicode
 * has for a letter it is written. Accents do.
 */

/** What SQL calls that comparison. */
#define AWALE_COLLATE_NAMES " COLLATE awale_names"

/** What names that are the same have in common. (transfer full) */
char *awale_library_name_fold    (const char *name);

/** Whether @name (nullable) is the same as one of @names. */
bool  awale_library_name_is_among (const char        *name,
                                   const char *const *names);

/** The comparison itself, as sqlite3_create_collation() wants it. */
int   awale_library_name_compare (void       *user_data,
                                  int         n_first,
                                  const void *first,
                                  int         n_second,
                                  const void *second);

G_END_DECLS
