/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-library-page.h"
#include "awale-player-page.h"

G_BEGIN_DECLS

#define AWALE_TYPE_VISITING (awale_visiting_get_type ())

/**
 * Shows one of the players of the game that is selected in the library, in the place of the games,
 * and these again as they were.
 *
 * Signals: "changed": another player is shown, or none, and other actions make sense;
 * "games-requested" (const AwalePlayerGames *): these are to be listed.
 */
G_DECLARE_FINAL_TYPE (AwaleVisiting, awale_visiting, AWALE, VISITING, GObject)

AwaleVisiting *awale_visiting_new         (GtkWindow        *window,
                                           AwaleLibrarian   *librarian,
                                           AwaleRulesets    *rulesets);

/** The page with the games, without which there is nobody to visit. Returns: what shows it, and
 * the players. (transfer none) */
GtkWidget     *awale_visiting_set_page    (AwaleVisiting    *self,
                                           AwaleLibraryPage *page);

void           awale_visiting_add_actions (AwaleVisiting    *self,
                                           AwaleActions     *list);

/** Who is shown; NULL: nobody. */
const char    *awale_visiting_get_name    (AwaleVisiting    *self);

/** Shows the games again, wherever the focus is. */
void           awale_visiting_end         (AwaleVisiting    *self);

/** Gives the focus to the player, if one is shown. */
bool           awale_visiting_grab_focus  (AwaleVisiting    *self);

G_END_DECLS
