/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** Lists the names of the collections, sorted regardless of case. (transfer full) (nullable) */
char **awale_library_list_collections  (AwaleLibrary  *self,
                                        GError       **error);

/**
 * Renames the collection @name to @new_name; fails with AWALE_LIBRARY_ERROR_NAME if another
 * collection has that name.
 */
bool   awale_library_rename_collection (AwaleLibrary  *self,
                                        const char    *name,
                                        const char    *new_name,
                                        GError       **error);

bool   awale_library_remove_collection (AwaleLibrary  *self,
                                        const char    *name,
                                        GError       **error);

G_END_DECLS
