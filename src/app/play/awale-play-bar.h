/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "play/awale-play.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY_BAR (awale_play_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePlayBar, awale_play_bar, AWALE, PLAY_BAR, AdwBin)

/* The bar shown during a game: the turn, an imminent end, a hint and, after the game, the result
 * and what to do next. Its buttons activate actions of the window. The bar is hidden without a
 * game, and once a game between human players is over and another of its positions is in view. */

/** Sets the AwalePlay (nullable) whose game the bar describes. */
void        awale_play_bar_set_play    (AwalePlayBar *self,
                                        AwalePlay    *play);

/** Shows the opponent's answer to an offer until the next move; NULL removes it. */
void        awale_play_bar_set_reply   (AwalePlayBar *self,
                                        const char   *reply);

/**
 * Shows the coach's comment on the last move, with a button to take the move back; NULL removes it.
 */
void        awale_play_bar_set_lesson  (AwalePlayBar *self,
                                        const char   *lesson);

/** Sets whether the bar may appear; true by default. */
void        awale_play_bar_set_shown   (AwalePlayBar *self,
                                        bool          shown);

/**
 * Sets whether a visible list already shows the end of the main line, so that the bar need not
 * repeat it.
 */
void        awale_play_bar_set_end_listed (AwalePlayBar *self,
                                           bool          listed);

/**
 * Sets whether the next move corrects an earlier one instead of starting a variation, which the bar
 * would announce at an earlier position.
 */
void        awale_play_bar_set_correcting (AwalePlayBar *self,
                                           bool          correcting);

/** Updates the bar after the cursor of the game has moved. */
void        awale_play_bar_update      (AwalePlayBar *self);

G_END_DECLS
