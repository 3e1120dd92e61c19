/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "play/awale-play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY_BAR (awale_play_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePlayBar, awale_play_bar, AWALE, PLAY_BAR, GtkWidget)

/*
 * What there is to say and to do while a game is played: whose turn it is, what is about to end
 * the game, a hint; and when it is over its result, with the ways on from there. Its buttons are
 * the window's actions. Not shown while nothing is played.
 */

/** What is being played (nullable). */
void        awale_play_bar_set_play    (AwalePlayBar *self,
                                        AwalePlay    *play);

/** What the other player said to an offer; it stays until the next move. NULL takes it away. */
void        awale_play_bar_set_reply   (AwalePlayBar *self,
                                        const char   *reply);

/** What there is to learn from a person's last move, which may be taken back; NULL: nothing. */
void        awale_play_bar_set_lesson  (AwalePlayBar *self,
                                        const char   *lesson);

/** Whether it may be shown at all; it may at first. */
void        awale_play_bar_set_shown   (AwalePlayBar *self,
                                        bool          shown);

/** @listed: a list of moves in view tells the end of the main line, so that the bar need not. */
void        awale_play_bar_set_end_listed (AwalePlayBar *self,
                                           bool          listed);

/** Looks again: the game's cursor has moved. */
void        awale_play_bar_update      (AwalePlayBar *self);

G_END_DECLS
