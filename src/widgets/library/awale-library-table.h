/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"
#include "library/awale-library-model.h"

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TABLE (awale_library_table_get_type ())

/**
 * Games of a library in a table, a row each, with as many columns as there is room for. It is one
 * stop of the Tab key, as long as it may be; the arrows walk in it.
 *
 * Signals: "activated" (int64): the game of that number is to be opened; "selected": others are
 * selected; "sorted": its header was clicked; "ordered": for that or another reason the games are
 * to be listed in another order, which it leaves to others.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTable, awale_library_table, AWALE, LIBRARY_TABLE, GtkWidget)

/** Has the rulesets told by their names in @rulesets; to be called once, before games are shown. */
void              awale_library_table_set_rulesets   (AwaleLibraryTable *self,
                                                      AwaleRulesets     *rulesets);

/**
 * Shows @listing (nullable: no games) in the place of the games that are there. What was selected
 * is selected again; if a row had the focus, the same game or the next one gets it.
 * Returns: whether one got it
 */
bool              awale_library_table_show           (AwaleLibraryTable   *self,
                                                      AwaleLibraryListing *listing);

/** What can be done with the games that are selected: @menu opens over a row by the secondary
 * button, a long touch and the keys for menus. The row is selected before, if it is not. */
void              awale_library_table_set_menu       (AwaleLibraryTable *self,
                                                      GMenuModel        *menu);

/** What it shows, (nullable) (transfer none): nothing yet; and whether that is what the library has
 * of these games, as far as is known. */
AwaleLibraryListing *
                  awale_library_table_get_listing    (AwaleLibraryTable *self);
bool              awale_library_table_is_current     (AwaleLibraryTable *self);

/** The game @id, if it is among them, was analyzed: @given was given away in it. It stays in its
 * place until games are shown anew. */
void              awale_library_table_set_loss       (AwaleLibraryTable *self,
                                                      gint64             id,
                                                      double             loss);

/** In which order the games are to be listed. */
void              awale_library_table_get_order      (AwaleLibraryTable *self,
                                                      AwaleLibraryOrder *order);

/** Sorts by @column, see awale_library_columns_sort(). */
void              awale_library_table_sort           (AwaleLibraryTable *self,
                                                      const char        *column,
                                                      bool               reversed);

/** Gives the focus to the first game that is selected, or to the first one, which is selected. */
void              awale_library_table_go             (AwaleLibraryTable *self);

unsigned          awale_library_table_get_n_games    (AwaleLibraryTable *self);

/** How many games are selected; their numbers; the first of them. (transfer full) */
unsigned          awale_library_table_count_selected (AwaleLibraryTable *self);
GArray           *awale_library_table_list_selected  (AwaleLibraryTable *self);
AwaleLibraryItem *awale_library_table_dup_selected   (AwaleLibraryTable *self);

G_END_DECLS
