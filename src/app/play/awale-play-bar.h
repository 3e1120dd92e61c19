/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "play/awale-play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY_BAR (awale_play_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePlayBar, awale_play_bar, AWALE, PLAY_BAR, GtkWidget)

/* The bar of a game being played: the turn, an imminent end, a hint, and after the game its result
 * with further choices. Its buttons activate the window's actions. It is hidden while nothing is
 * played. */

/** Sets the play (nullable). */
void        awale_play_bar_set_play    (AwalePlayBar *self,
                                        AwalePlay    *play);

/** Shows the answer to an offer until the next move; NULL removes it. */
void        awale_play_bar_set_reply   (AwalePlayBar *self,
                                        const char   *reply);

/** Shows the coach's comment on the last move, which may be taken back; NULL removes it. */
void        awale_play_bar_set_lesson  (AwalePlayBar *self,
                                        const char   *lesson);

/** Allows the bar to appear; it may by default. */
void        awale_play_bar_set_shown   (AwalePlayBar *self,
                                        bool          shown);

/** Tells, by @listed, that a list in view shows the end of the main line, so the bar need not. */
void        awale_play_bar_set_end_listed (AwalePlayBar *self,
                                           bool          listed);

/** Tells that the next move corrects an earlier one, so that it starts no variation. */
void        awale_play_bar_set_correcting (AwalePlayBar *self,
                                           bool          correcting);

/** Updates the bar after a move of the game's cursor. */
void        awale_play_bar_update      (AwalePlayBar *self);

G_END_DECLS
