/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-player-page.h"
#include "desk/awale-rulesets.h"
#include "library/awale-library-client.h"
#include "library/awale-position-pattern.h"
#include "widgets/library/awale-library-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_PAGE (awale_library_page_get_type ())
G_DECLARE_FINAL_TYPE (AwaleLibraryPage, awale_library_page, AWALE, LIBRARY_PAGE, GtkWidget)

/*
 * The games of a library in a table, those that an entry above it asks for; or what there is to say
 * where there are none. It has as many columns as there is room for.
 *
 * Signals: "activated" (int64): the game of that number is to be opened; "selected": others are
 * selected; "listed": others are listed; "sorted": the header of the table was clicked; "left":
 * Escape was pressed where there was nothing to take back.
 */

/**
 * The page of the library of @librarian, which shows nothing until awale_library_page_list().
 * @transfers: what is on its way there and from there (element-type AwaleLibraryTask)
 */
GtkWidget     *awale_library_page_new             (AwaleLibraryClient *librarian,
                                                   AwaleRulesets      *rulesets,
                                                   GListModel         *transfers);

/**
 * Asks for the games with @position (nullable: any) in them, also from the other side, unless they
 * are listed already.
 */
void           awale_library_page_list            (AwaleLibraryPage           *self,
                                                   const AwalePositionPattern *position,
                                                   bool                        either_side);

/** There may be other games now: the next time they are asked for again. */
void           awale_library_page_forget          (AwaleLibraryPage   *self);

/** Takes the words back that were looked for; where there are none, the page is left. */
void           awale_library_page_escape          (AwaleLibraryPage   *self);

/** What position was looked for last, that on the board before the filter’s; no pattern: none. */
AwalePositionQuery awale_library_page_get_positions (AwaleLibraryPage *self);

/** Whether filters are on, not counting words and position; turns them off. */
bool           awale_library_page_is_filtered     (AwaleLibraryPage   *self);
void           awale_library_page_clear_filters   (AwaleLibraryPage   *self);

/** All games with @ruleset, and the position that was looked for last, whatever else was. */
void           awale_library_page_choose_ruleset  (AwaleLibraryPage   *self,
                                                   const char         *ruleset);

/** All games of a player, or those that began so, whatever else was looked for. */
void           awale_library_page_choose_player   (AwaleLibraryPage       *self,
                                                   const AwalePlayerGames *games);

/** The collections to choose from; and the one of which games are to be seen. (nullable) */
void           awale_library_page_set_collections (AwaleLibraryPage   *self,
                                                   const char *const  *names);
const char    *awale_library_page_get_collection  (AwaleLibraryPage   *self);

/** That one is called @name now. */
void           awale_library_page_rename_collection (AwaleLibraryPage *self,
                                                     const char       *name);

/** Whether it is known which games there are: not before they are listed, nor if that failed. */
bool           awale_library_page_is_listed       (AwaleLibraryPage   *self);

/** The table of the games. (transfer none) */
AwaleLibraryTable *awale_library_page_get_table   (AwaleLibraryPage   *self);

/** (transfer none) */
GtkMenuButton *awale_library_page_get_menu_button (AwaleLibraryPage   *self);
GMenu         *awale_library_page_get_menu        (AwaleLibraryPage   *self);

/** Where in that menu, and in the one of the table, the players are. (transfer none) */
GMenu         *awale_library_page_get_player_section (AwaleLibraryPage *self);

G_END_DECLS
