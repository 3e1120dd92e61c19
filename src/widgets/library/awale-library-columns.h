/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"
#include "library/awale-library-item.h"
#include "library/awale-library-order.h"

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Gives @view the columns of a library: an AwaleLibraryItem each row, to be sorted by any. */
void      awale_library_columns_add          (GtkColumnView    *view,
                                              AwaleRulesets    *rulesets);

/** Shows the columns for which @width pixels are enough with text as large as it is; the players
 * and the result always. */
void      awale_library_columns_fit          (GtkColumnView    *view,
                                              int               width);

/** Sorts by the column @id: `south`, `date`, `plies`; see the table of columns. */
void      awale_library_columns_sort         (GtkColumnView    *view,
                                              const char       *id,
                                              bool              reversed);

/** The order that the columns stand for, as a person or awale_library_columns_sort() has chosen it:
 * the view itself sorts nothing. */
void      awale_library_columns_get_order    (GtkColumnView     *view,
                                              AwaleLibraryOrder *order);

/** Where the game that @row of the table shows is in its model. */
unsigned  awale_library_columns_get_position (GtkWidget        *row);

G_END_DECLS
