/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-filter-popover.h"
#include "awale-player-page.h"
#include "session/awale-rulesets.h"
#include "library/awale-library-client.h"
#include "library/awale-library-tasks.h"
#include "library/awale-position-pattern.h"
#include "widgets/library/awale-library-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_PAGE (awale_library_page_get_type ())
G_DECLARE_FINAL_TYPE (AwaleLibraryPage, awale_library_page, AWALE, LIBRARY_PAGE, AdwBin)

/*
 * The games of a library in a table, with an entry above the table to search them, or a message if
 * there are no games. The number of columns depends on the width.
 *
 * Signals: "collections": the names of the collections were read; "listed": the list changed;
 * "left": Escape was pressed without a search text.
 */

/**
 * Creates the page of @library with a list of the running @tasks. The page is empty until
 * awale_library_page_list() is called.
 */
GtkWidget     *awale_library_page_new             (AwaleLibraryClient *library,
                                                   AwaleRulesets      *rulesets,
                                                   AwaleLibraryTasks  *tasks);

/**
 * Lists the games that match the search text, the filters and @position (nullable). If
 * @either_side, positions also match with the sides swapped. Does not query again if the list is
 * up to date.
 */
void           awale_library_page_list            (AwaleLibraryPage           *self,
                                                   const AwalePositionPattern *position,
                                                   bool                        either_side);

/** Clears the search text, or emits "left" if there is none. */
void           awale_library_page_escape          (AwaleLibraryPage   *self);

/**
 * The positions that were searched for: the position passed to awale_library_page_list(), or else
 * the pattern of the filters; empty if there is neither.
 */
AwalePositionQuery awale_library_page_get_positions (AwaleLibraryPage *self);

/** True if there are filters besides the search text and the position. */
bool           awale_library_page_is_filtered     (AwaleLibraryPage   *self);

/**
 * Lists all games with @ruleset, keeping the last position and clearing the search text and the
 * other filters.
 */
void           awale_library_page_choose_ruleset  (AwaleLibraryPage   *self,
                                                   const char         *ruleset);

/**
 * Lists all games of a player, optionally only those with one opening, keeping the last position
 * and clearing the search text and the other filters.
 */
void           awale_library_page_choose_player   (AwaleLibraryPage       *self,
                                                   const AwalePlayerGames *games);

/** The names of all collections; NULL until they are read. Returns: (transfer none) (nullable) */
const char *const *awale_library_page_get_collections (AwaleLibraryPage *self);

/**
 * The popover with the filters, which the bar above the table summarizes. Returns: (transfer none)
 */
AwaleFilterPopover *awale_library_page_get_filters (AwaleLibraryPage *self);

/** The table of games. Returns: (transfer none) */
AwaleLibraryTable *awale_library_page_get_table   (AwaleLibraryPage   *self);

/** The button of the page's menu. Returns: (transfer none) */
GtkMenuButton *awale_library_page_get_menu_button (AwaleLibraryPage   *self);
GMenu         *awale_library_page_get_menu        (AwaleLibraryPage   *self);

/**
 * The section for players, which the menus of the page and of the table share. Returns: (transfer
 * none)
 */
GMenu         *awale_library_page_get_player_section (AwaleLibraryPage *self);

G_END_DECLS
