/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-row.h"

G_BEGIN_DECLS

/**
 * Rows of games in the order of their addition, in compact memory for a hundred thousand of
 * them. The creator adds rows; once shared they are immutable, and any thread may read them.
 */
typedef struct _AwaleLibraryRows AwaleLibraryRows;

AwaleLibraryRows      *awale_library_rows_new   (void);
AwaleLibraryRows      *awale_library_rows_ref   (AwaleLibraryRows       *self);
void                   awale_library_rows_unref (AwaleLibraryRows       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryRows, awale_library_rows_unref)

/** Adds @row with copies of its texts; equal texts share memory. */
void                   awale_library_rows_add   (AwaleLibraryRows       *self,
                                                 const AwaleLibraryRow  *row);

unsigned               awale_library_rows_get_n (const AwaleLibraryRows *self);

const AwaleLibraryRow *awale_library_rows_get   (const AwaleLibraryRows *self,
                                                 unsigned                index);

/** The index of the game @id. Returns: the number of games if not found */
unsigned               awale_library_rows_find  (const AwaleLibraryRows *self,
                                                 gint64                  id);

G_END_DECLS
