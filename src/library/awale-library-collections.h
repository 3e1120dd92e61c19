/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** The names of the collections, as one sorts names. (transfer full) (nullable) */
char **awale_library_list_collections  (AwaleLibrary  *self,
                                        GError       **error);

/** Calls the collection @name @new_name, which no other may be called. */
bool   awale_library_rename_collection (AwaleLibrary  *self,
                                        const char    *name,
                                        const char    *new_name,
                                        GError       **error);

/** Removes the collection @name; its games stay. */
bool   awale_library_remove_collection (AwaleLibrary  *self,
                                        const char    *name,
                                        GError       **error);

G_END_DECLS
