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
 * The games of a library in a table with as many columns as fit. Tab enters and leaves the table,
 * and arrow keys move inside it.
 *
 * Signals: "activated" (int64): the user wants to open the game with this id. "selected": the
 * selection has changed. "sorted": the user has clicked the header. "ordered": the order has
 * changed, by a click on the header or otherwise, and the owner should list the games again.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTable, awale_library_table, AWALE, LIBRARY_TABLE, GtkWidget)

/** Sets @rulesets, which gives rulesets their names. Call it once before showing games. */
void              awale_library_table_set_rulesets   (AwaleLibraryTable *self,
                                                      AwaleRulesets     *rulesets);

/**
 * Replaces the listed games with those of @rows (nullable). The selection is kept. If a row had the
 * focus, the same game gets it, or the one that is now in its place. Returns true if a game got the
 * focus.
 */
bool              awale_library_table_show           (AwaleLibraryTable *self,
                                                      AwaleLibraryRows  *rows);

/**
 * Sets the menu for the selected games, which the secondary button, a long press and the menu keys
 * open on a row. A row that is not selected is selected first.
 */
void              awale_library_table_set_menu       (AwaleLibraryTable *self,
                                                      GMenuModel        *menu);

/** The listed rows. Returns: (transfer none) (nullable) */
AwaleLibraryRows *awale_library_table_get_rows       (AwaleLibraryTable *self);

/**
 * Updates the mean loss of the game @id after its analysis if the game is listed. The game stays in
 * its place until the games are listed again.
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

/** Focuses the first selected game. If no game is selected, selects and focuses the first one. */
void              awale_library_table_go             (AwaleLibraryTable *self);

unsigned          awale_library_table_get_n_games    (AwaleLibraryTable *self);

/**
 * The number of the selected games, their ids, and the first one, which is NULL if none is
 * selected. Returns: (transfer full)
 */
unsigned          awale_library_table_count_selected (AwaleLibraryTable *self);
GArray           *awale_library_table_list_selected  (AwaleLibraryTable *self);
AwaleLibraryItem *awale_library_table_dup_selected   (AwaleLibraryTable *self);

G_END_DECLS
