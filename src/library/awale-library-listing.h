/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-order.h"

G_BEGIN_DECLS

/** Sorted games of a library. Immutable; any thread may read it. */
typedef struct _AwaleLibraryListing AwaleLibraryListing;

/** Sorts @rows, which may take seconds. */
AwaleLibraryListing   *awale_library_listing_new      (AwaleLibraryRows          *rows,
                                                       const AwaleLibraryOrder   *order);
AwaleLibraryListing   *awale_library_listing_ref      (AwaleLibraryListing       *self);
void                   awale_library_listing_unref    (AwaleLibraryListing       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryListing, awale_library_listing_unref)

/** The games in the order of their addition. (transfer none) */
AwaleLibraryRows      *awale_library_listing_get_rows (const AwaleLibraryListing *self);

unsigned               awale_library_listing_get_n    (const AwaleLibraryListing *self);

const AwaleLibraryRow *awale_library_listing_get      (const AwaleLibraryListing *self,
                                                       unsigned                   position);

/** The position of the game @id. Returns: the number of games if not found */
unsigned               awale_library_listing_find     (const AwaleLibraryListing *self,
                                                       gint64                     id);

G_END_DECLS
