/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-filter.h"
#include "library/awale-library-model.h"
#include "session/awale-rulesets.h"

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TABLE (awale_library_table_get_type ())

/**
 * The games of a library in a table, with as many columns as fit. The table is a single stop of the
 * Tab key; arrow keys move inside.
 *
 * Signals: "activated" (int64): the user wants to open the game with this id. "selected": the
 * selection has changed. "sorted": the header was clicked. "ordered": the order has changed, by a
 * click on the header or otherwise, and the owner should list the games again.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTable, awale_library_table, AWALE, LIBRARY_TABLE, GtkWidget)

/** Sets @rulesets as the source of ruleset names; call it once before showing games. */
void              awale_library_table_set_rulesets   (AwaleLibraryTable *self,
                                                      AwaleRulesets     *rulesets);

/**
 * Replaces the games by those of @rows (nullable). The selection is kept; if a row had the focus,
 * the same game or the next one gets it. Returns true if a game got the focus.
 */
bool              awale_library_table_show           (AwaleLibraryTable *self,
                                                      AwaleLibraryRows  *rows);

/**
 * Sets the menu for the selected games. It opens over a row by the secondary button, a long press
 * or the menu keys, and an unselected row is selected first.
 */
void              awale_library_table_set_menu       (AwaleLibraryTable *self,
                                                      GMenuModel        *menu);

/** The displayed rows. (transfer none) (nullable) */
AwaleLibraryRows *awale_library_table_get_rows       (AwaleLibraryTable *self);

/**
 * Updates the mean loss of the game @id after its analysis, if the table shows the game; the game
 * keeps its place until the games are listed again.
 */
void              awale_library_table_set_loss       (AwaleLibraryTable *self,
                                                      gint64             id,
                                                      double             loss);

/** Gets the order in which the owner should list the games. */
void              awale_library_table_get_order      (AwaleLibraryTable *self,
                                                      AwaleLibraryOrder *order);

/** Sorts by @column; see awale_library_columns_sort(). */
void              awale_library_table_sort           (AwaleLibraryTable *self,
                                                      const char        *column,
                                                      bool               reversed);

/** Focuses the first selected game; without a selection, selects and focuses the first game. */
void              awale_library_table_go             (AwaleLibraryTable *self);

unsigned          awale_library_table_get_n_games    (AwaleLibraryTable *self);

/** The number of selected games, their ids, or the id of the first one. Returns: (transfer full) */
unsigned          awale_library_table_count_selected (AwaleLibraryTable *self);
GArray           *awale_library_table_list_selected  (AwaleLibraryTable *self);
AwaleLibraryItem *awale_library_table_dup_selected   (AwaleLibraryTable *self);

G_END_DECLS
