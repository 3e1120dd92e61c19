/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-finder.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FIND_BAR (awale_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFindBar, awale_find_bar, AWALE, FIND_BAR, GtkWidget)

/*
 * A bar to find moves and comments in a game: what is typed is looked for at once, Enter and
 * Shift+Enter go on and back, into the next one of several games. It is not visible until it is
 * opened.
 *
 * Properties: "game" (write only), "games" (GListModel of AwaleGame, write only, nullable: the
 * game and the others of its file), "open".
 *
 * Signals: "closed": the focus, which was in it, should go back to where it was; "game-found"
 * (AwaleGame): it goes on in that one of the games, which is to become its game.
 */

/** What it finds: (transfer none). */
AwaleFinder *awale_find_bar_get_finder (AwaleFindBar *self);

/** Shows the bar and moves the focus there; or hides it. */
void         awale_find_bar_open       (AwaleFindBar *self);
void         awale_find_bar_close      (AwaleFindBar *self);
bool         awale_find_bar_is_open    (AwaleFindBar *self);

/** Goes to the next (1) or the previous (−1) of what was last looked for. */
void         awale_find_bar_step       (AwaleFindBar *self,
                                        int           step);

G_END_DECLS
