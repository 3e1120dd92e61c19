/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-board-editor.h"
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
 * Properties: "game", "animation-speed", "theme", "animating" (read only); and what is shown:
 *  "flipped": North sits below;
 *  "show-counts": every pit has its count beside it; a crowded one always has;
 *  "show-letters": the pits have their letters;
 *  "show-preview": a pit that is pointed at or has the focus shows what sowing it would do;
 *  "show-last-move": the pits where the last sowing began and ended are marked;
 *  "show-krou": a pit of twelve seeds or more has a second rim.
 *
 * Signals:
 *  "move-chosen" (int move) -> gboolean: a person wants to play @move; TRUE: that was seen to, and
 *  it is not played.
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

/** How fast a sowing is shown. The system's wish for no animations wins over it. */
AwaleAnimationSpeed awale_board_get_animation_speed (AwaleBoard          *self);
void                awale_board_set_animation_speed (AwaleBoard          *self,
                                                     AwaleAnimationSpeed  animation_speed);

/** The theme's id, one of picture's palettes; an unknown one is the default. Never NULL. */
const char *awale_board_get_theme (AwaleBoard *self);
void        awale_board_set_theme (AwaleBoard *self,
                                   const char *theme);

/**
 * Whether the board tells: each pit, by preview, hint and name, what comes of sowing it, or why it
 * may not be sown; and an end, by counting the seeds that are left. It does unless that is what
 * somebody is being asked.
 */
void awale_board_set_telling (AwaleBoard *self,
                              bool        telling);

/**
 * Shows @editor's position on the board instead of its game's, and lets a person change it there;
 * NULL: the game again. A click, Enter, Space or + adds a seed to a pit or store, a secondary
 * click, a long press or − takes one, digits say how many there are, Delete empties; a drag moves
 * all the seeds of a hollow, or one with Ctrl, and off the board takes them away.
 */
void              awale_board_set_editor (AwaleBoard       *self,
                                          AwaleBoardEditor *editor);
AwaleBoardEditor *awale_board_get_editor (AwaleBoard       *self);

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

/** @listed: a list of moves in view tells the end of the main line, so that the board need not. */
void awale_board_set_end_listed (AwaleBoard *self,
                                 bool        listed);

/** Moves the focus to the pit of @move, or where it was last, or the mover's first pit. */
void awale_board_focus_pit (AwaleBoard *self,
                            AwaleMove   move);

/**
 * The height that the board fills at @width if it has @height, with the line under it; less than
 * @height where the rest would stay empty, more where it is too little.
 */
int awale_board_get_useful_height (AwaleBoard *self,
                                   int         width,
                                   int         height);

/** The widget of a pit, and of a side's store, for tests and for popovers: (transfer none). */
GtkWidget *awale_board_get_pit   (AwaleBoard *self,
                                  AwaleMove   move);
GtkWidget *awale_board_get_store (AwaleBoard *self,
                                  AwaleSide   side);

/** What an analysis has to say on the board. (transfer none) */
AwaleBoardValues *awale_board_get_values (AwaleBoard *self);

G_END_DECLS
