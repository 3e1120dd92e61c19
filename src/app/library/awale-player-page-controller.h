/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-library-page.h"
#include "awale-player-page.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_PAGE_CONTROLLER (awale_player_page_controller_get_type ())

/**
 * Shows one of the players of the game that is selected in the library, in the place of the games,
 * and these again as they were.
 *
 * Signals: "changed": another player is shown, or none, and other actions make sense;
 * "games-requested" (const AwalePlayerGames *): these are to be listed.
 */
G_DECLARE_FINAL_TYPE (AwalePlayerPageController, awale_player_page_controller, AWALE,
                      PLAYER_PAGE_CONTROLLER, GObject)

AwalePlayerPageController *awale_player_page_controller_new (GtkWindow *window,
                                                             AwaleLibraryClient *librarian,
                                                             AwaleRulesets *rulesets);

/** The page with the games, without which there is nobody to visit. Returns: what shows it, and
 * the players. (transfer none) */
GtkWidget *awale_player_page_controller_set_page (AwalePlayerPageController *self,
                                                  AwaleLibraryPage *page);

void awale_player_page_controller_add_actions (AwalePlayerPageController *self,
                                               AwaleActions *list);

/** Who is shown; NULL: nobody. */
const char *awale_player_page_controller_get_name (AwalePlayerPageController *self);

/** Shows the games again, wherever the focus is. */
void awale_player_page_controller_end (AwalePlayerPageController *self);

/** Gives the focus to the player, if one is shown. */
bool awale_player_page_controller_grab_focus (AwalePlayerPageController *self);

G_END_DECLS
