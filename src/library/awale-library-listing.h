/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-order.h"

G_BEGIN_DECLS

/** Games of a library in the order in which they are to be seen. Nothing changes of it; any thread
 * may read it. */
typedef struct _AwaleLibraryListing AwaleLibraryListing;

/** Sorts @rows, which may take a while. */
AwaleLibraryListing   *awale_library_listing_new      (AwaleLibraryRows          *rows,
                                                       const AwaleLibraryOrder   *order);
AwaleLibraryListing   *awale_library_listing_ref      (AwaleLibraryListing       *self);
void                   awale_library_listing_unref    (AwaleLibraryListing       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryListing, awale_library_listing_unref)

/** Its games, in the order in which they were added. (transfer none) */
AwaleLibraryRows      *awale_library_listing_get_rows (const AwaleLibraryListing *self);

unsigned               awale_library_listing_get_n    (const AwaleLibraryListing *self);

/** The game at @position. (transfer none) */
const AwaleLibraryRow *awale_library_listing_get      (const AwaleLibraryListing *self,
                                                       unsigned                   position);

/** The position of the game @id. Returns: how many there are if it is not there */
unsigned               awale_library_listing_find     (const AwaleLibraryListing *self,
                                                       gint64                     id);

G_END_DECLS
