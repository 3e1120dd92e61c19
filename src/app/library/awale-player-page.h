/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"
#include "library/awale-library-client.h"
#include "library/awale-library-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** A selection of the games of a player. */
typedef struct
{
  const char               *name;
  const AwalePlayerOpening *opening;  /**< Opening of the games; NULL for all games. */
} AwalePlayerGames;

#define AWALE_TYPE_PLAYER_PAGE (awale_player_page_get_type ())

/**
 * The statistics of one player in the library: results, openings and seeds given away. The owner
 * calls awale_player_page_reload() after the library has changed.
 *
 * Signals: "games-requested" (const AwalePlayerGames *): the user wants a list of these games.
 */
G_DECLARE_FINAL_TYPE (AwalePlayerPage, awale_player_page, AWALE, PLAYER_PAGE, AdwBin)

GtkWidget *awale_player_page_new       (AwaleLibraryClient *library,
                                        AwaleRulesets      *rulesets);

/** Shows the player called @name; NULL shows no player. */
void       awale_player_page_set_name  (AwalePlayerPage    *self,
                                        const char         *name);

/** Queries the library again. */
void       awale_player_page_reload    (AwalePlayerPage    *self);

G_END_DECLS
