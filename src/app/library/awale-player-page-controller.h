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
 * Shows a player of the selected game in place of the list of games, and then the unchanged list
 * again.
 *
 * Signals: "changed": the player and the available actions changed; "games-requested" (const
 * AwalePlayerGames *): list these games.
 */
G_DECLARE_FINAL_TYPE (AwalePlayerPageController, awale_player_page_controller, AWALE,
                      PLAYER_PAGE_CONTROLLER, GObject)

AwalePlayerPageController *awale_player_page_controller_new (GtkWindow *window,
                                                             AwaleLibraryClient *library,
                                                             AwaleRulesets *rulesets);

/**
 * Sets the page with the games; required before a player can be shown. Returns: (transfer none):
 * the widget that shows the page or a player
 */
GtkWidget *awale_player_page_controller_set_page (AwalePlayerPageController *self,
                                                  AwaleLibraryPage *page);

void awale_player_page_controller_add_actions (AwalePlayerPageController *self,
                                               AwaleActions *list);

/** The name of the shown player, or NULL. */
const char *awale_player_page_controller_get_name (AwalePlayerPageController *self);

/** Shows the games again. */
void awale_player_page_controller_end (AwalePlayerPageController *self);

/** Focuses the player. Returns false if none is shown. */
bool awale_player_page_controller_grab_focus (AwalePlayerPageController *self);

G_END_DECLS
