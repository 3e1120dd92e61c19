/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-row.h"

G_BEGIN_DECLS

/**
 * Games of a library as they stand in a list, in the order in which they were added: plain memory,
 * so that a hundred thousand cost little. Whoever makes them adds them; as soon as others have
 * them, nothing changes any more, and any thread may read.
 */
typedef struct _AwaleLibraryRows AwaleLibraryRows;

AwaleLibraryRows      *awale_library_rows_new   (void);
AwaleLibraryRows      *awale_library_rows_ref   (AwaleLibraryRows       *self);
void                   awale_library_rows_unref (AwaleLibraryRows       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryRows, awale_library_rows_unref)

/** Adds @row and copies its texts; those that are equal are the same in memory then. */
void                   awale_library_rows_add   (AwaleLibraryRows       *self,
                                                 const AwaleLibraryRow  *row);

unsigned               awale_library_rows_get_n (const AwaleLibraryRows *self);

/** (transfer none) */
const AwaleLibraryRow *awale_library_rows_get   (const AwaleLibraryRows *self,
                                                 unsigned                index);

/** Where the game @id is among them. Returns: how many there are if it is not */
unsigned               awale_library_rows_find  (const AwaleLibraryRows *self,
                                                 gint64                  id);

G_END_DECLS
