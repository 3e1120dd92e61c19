/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-board-values.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** How long a sowing takes to be shown. */
typedef enum
{
  AWALE_ANIMATION_OFF,
  AWALE_ANIMATION_SLOW,
  AWALE_ANIMATION_NORMAL,
  AWALE_ANIMATION_FAST,
} AwaleAnimationSpeed;

/** The enumeration type; its nicks are `off`, `slow`, `normal`, `fast`, as in the settings. */
#define AWALE_TYPE_ANIMATION_SPEED (awale_animation_speed_get_type ())
GType awale_animation_speed_get_type (void);

#define AWALE_TYPE_BOARD (awale_board_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoard, awale_board, AWALE, BOARD, GtkWidget)

/*
 * The board of a game, at its cursor: twelve pits one can focus and press, two stores. A pressed
 * pit is played in the game; the board follows the game's cursor whoever moves it. A sowing is
 * shown seed by seed when the cursor went one move forward; everything else is immediate, and
 * nothing waits for the animation, which only shows the way to what is already true.
 *
 * Properties: those below, "game", "flipped", "show-counts", "show-letters", "show-preview",
 * "show-last-move", "show-krou", "animation-speed", "theme", "hint" (read only, nullable: the line
 * under the board about the pit in question), and "animating" (read only).
 *
 * Signals:
 *  "pit-activated" (int move): @move, a pit or a pass, was played in the game by a person.
 *  "refused" (int move, const char *sentence): it was not, and why, as a whole sentence; the
 *  board shows it in its hint line as well.
 */

/** A board without a game. */
GtkWidget *awale_board_new (void);

/** The game shown: (transfer none) (nullable). */
AwaleGame *awale_board_get_game (AwaleBoard *self);
void       awale_board_set_game (AwaleBoard *self,
                                 AwaleGame  *game);

/** Whether North sits below. */
bool awale_board_get_flipped (AwaleBoard *self);
void awale_board_set_flipped (AwaleBoard *self,
                              bool        flipped);

/** Whether every pit has its count beside it; a crowded one always has. */
bool awale_board_get_show_counts (AwaleBoard *self);
void awale_board_set_show_counts (AwaleBoard *self,
                                  bool        show_counts);

/** Whether the pits have their letters. */
bool awale_board_get_show_letters (AwaleBoard *self);
void awale_board_set_show_letters (AwaleBoard *self,
                                   bool        show_letters);

/** Whether a pit that is pointed at or has the focus shows what sowing it would do. */
bool awale_board_get_show_preview (AwaleBoard *self);
void awale_board_set_show_preview (AwaleBoard *self,
                                   bool        show_preview);

/** Whether the pits where the last sowing began and ended are marked. */
bool awale_board_get_show_last_move (AwaleBoard *self);
void awale_board_set_show_last_move (AwaleBoard *self,
                                     bool        show_last_move);

/** Whether a pit of twelve seeds or more has a second rim. */
bool awale_board_get_show_krou (AwaleBoard *self);
void awale_board_set_show_krou (AwaleBoard *self,
                                bool        show_krou);

/** How fast a sowing is shown. The system's wish for no animations wins over it. */
AwaleAnimationSpeed awale_board_get_animation_speed (AwaleBoard          *self);
void                awale_board_set_animation_speed (AwaleBoard          *self,
                                                     AwaleAnimationSpeed  animation_speed);

/** The theme's id, one of picture's palettes; an unknown one is the default. Never NULL. */
const char *awale_board_get_theme (AwaleBoard *self);
void        awale_board_set_theme (AwaleBoard *self,
                                   const char *theme);

/**
 * Whether a pit tells, by preview, hint and name, what comes of sowing it, or why it may not be
 * sown. It does unless that is what somebody is being asked.
 */
bool awale_board_get_telling (AwaleBoard *self);
void awale_board_set_telling (AwaleBoard *self,
                              bool        telling);

/** The line under the board about the pit in question, or NULL. */
const char *awale_board_get_hint (AwaleBoard *self);

/** Whether a sowing is being shown; and to show its end at once. */
bool awale_board_is_animating   (AwaleBoard *self);
void awale_board_skip_animation (AwaleBoard *self);

/**
 * Plays @move in the game as if its pit were pressed: says why when it is refused. Returns:
 * whether it was played.
 */
bool awale_board_play (AwaleBoard *self,
                       AwaleMove   move);

/** Passes, if that is all that the rules leave. Returns: whether they do. */
bool awale_board_pass (AwaleBoard *self);

/**
 * Locks the board: whoever presses a pit is told @why, a whole sentence, and nothing is played.
 * NULL unlocks it.
 */
void awale_board_set_lock  (AwaleBoard *self,
                            const char *why);

/** Moves the focus to the pit of @move, or where it was last, or the mover's first pit. */
void awale_board_focus_pit (AwaleBoard *self,
                            AwaleMove   move);

/** The widget of a pit, and of a side's store, for tests and for popovers: (transfer none). */
GtkWidget *awale_board_get_pit   (AwaleBoard *self,
                                  AwaleMove   move);
GtkWidget *awale_board_get_store (AwaleBoard *self,
                                  AwaleSide   side);

/** What an analysis has to say on the board. (transfer none) */
AwaleBoardValues *awale_board_get_values (AwaleBoard *self);

G_END_DECLS
