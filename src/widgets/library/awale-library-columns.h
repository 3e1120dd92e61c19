/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"
#include "library/awale-library-item.h"
#include "library/awale-library-filter.h"

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Adds the columns of a library to @view, all of which can be sorted. The items of its model must
 * be AwaleLibraryItem.
 */
void      awale_library_columns_add          (GtkColumnView    *view,
                                              AwaleRulesets    *rulesets);

/**
 * Shows the columns for which @width pixels are enough at the current text size. The players and
 * the result are always shown.
 */
void      awale_library_columns_fit          (GtkColumnView    *view,
                                              int               width);

/** Sorts by the column @id (`south`, `date`, `plies` …; see the table of columns). */
void      awale_library_columns_sort         (GtkColumnView    *view,
                                              const char       *id,
                                              bool              reversed);

/**
 * Gets the order chosen by the user or by awale_library_columns_sort(). The view itself does not
 * sort its rows.
 */
void      awale_library_columns_get_order    (GtkColumnView     *view,
                                              AwaleLibraryOrder *order);

/** The position in the model of the game that @row shows. */
unsigned  awale_library_columns_get_position (GtkWidget        *row);

G_END_DECLS
