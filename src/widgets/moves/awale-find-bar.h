/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-finder.h"
#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FIND_BAR (awale_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFindBar, awale_find_bar, AWALE, FIND_BAR, AwaleGameWidget)

/*
 * A bar to find moves and comments in a game. It searches while the user types. Enter and
 * Shift+Enter go to the next and previous match, and beyond the last or first match on to other
 * games of the file. The bar is hidden until it is opened.
 *
 * Properties: "games" (GListModel of AwaleGame, write only, nullable), all games of the file;
 * "open" (read only).
 *
 * Signals: "closed": the bar is about to be hidden. If it has the focus, the focus should return to
 * the widget that had it before. "game-found" (AwaleGame): the search continues in that game, which
 * should become the property "game".
 */

/** The finder used by the bar. Returns: (transfer none) */
AwaleFinder *awale_find_bar_get_finder (AwaleFindBar *self);

/** Shows the bar and focuses it; awale_find_bar_close() hides it. */
void         awale_find_bar_open       (AwaleFindBar *self);
void         awale_find_bar_close      (AwaleFindBar *self);
bool         awale_find_bar_is_open    (AwaleFindBar *self);

/** Goes to the next (1) or previous (−1) match of the last search. */
void         awale_find_bar_step       (AwaleFindBar *self,
                                        int           step);

G_END_DECLS
