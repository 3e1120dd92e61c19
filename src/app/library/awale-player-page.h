/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"
#include "library/awale-library-client.h"
#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Games of a player. */
typedef struct
{
  const char               *name;
  const AwalePlayerOpening *opening;  /**< Only those that began so; NULL: all. */
} AwalePlayerGames;

#define AWALE_TYPE_PLAYER_PAGE (awale_player_page_get_type ())

/**
 * What the library says of one player: results, openings, and the seeds given away. What is in it
 * follows the library while it is in view.
 *
 * Signals: "games-requested" (const AwalePlayerGames *): these are to be listed.
 */
G_DECLARE_FINAL_TYPE (AwalePlayerPage, awale_player_page, AWALE, PLAYER_PAGE, GtkWidget)

GtkWidget *awale_player_page_new       (AwaleLibraryClient *librarian,
                                        AwaleRulesets      *rulesets);

/** Shows the player called @name; NULL: nobody any more. */
void       awale_player_page_set_name  (AwalePlayerPage    *self,
                                        const char         *name);

/** Asks the library again. */
void       awale_player_page_reload    (AwalePlayerPage    *self);

G_END_DECLS
