/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-rows.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_ITEM (awale_library_item_get_type ())

/**
 * A game of a library in a list; the item belongs to a position of the list, whose game may change.
 *
 * Signal: "changed": the game or its data has changed.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryItem, awale_library_item, AWALE, LIBRARY_ITEM, GObject)

AwaleLibraryItem      *awale_library_item_new     (const AwaleLibraryRow *row);

const AwaleLibraryRow *awale_library_item_get_row (AwaleLibraryItem      *self);

void                   awale_library_item_set_row (AwaleLibraryItem      *self,
                                                   const AwaleLibraryRow *row);

G_END_DECLS
