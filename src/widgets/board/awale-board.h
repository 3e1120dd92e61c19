/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-position-editor.h"
#include "awale-board-values.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Speeds of the animation of a sowing. */
typedef enum
{
  AWALE_ANIMATION_OFF,
  AWALE_ANIMATION_SLOW,
  AWALE_ANIMATION_NORMAL,
  AWALE_ANIMATION_FAST,
} AwaleAnimationSpeed;

/**
 * The enumeration type of the setting, whose values are the nicks `off`, `slow`, `normal` and
 * `fast`.
 */
#define AWALE_TYPE_ANIMATION_SPEED (awale_animation_speed_get_type ())
GType awale_animation_speed_get_type (void);

#define AWALE_TYPE_BOARD (awale_board_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoard, awale_board, AWALE, BOARD, GtkWidget)

/*
 * The board of a game at its cursor: twelve pits that can be focused and pressed, and two stores.
 * Pressing a pit plays it in the game, and the board follows the cursor of the game. A step forward
 * is animated seed by seed; any other change is shown at once. The animation only shows the way to
 * a state that is already reached.
 *
 * Properties: "game", "animation-speed", "theme", "animating" (read only), and the switches
 * "flipped": North sits below; "show-counts": each pit has its count beside it, as crowded pits
 * always have; "show-letters": the pits have their letters; "show-preview": a pit that is pointed
 * at or has the focus shows the effects of its sowing; "show-last-move": the first and last pit of
 * the last sowing are marked; "show-krou": a pit of twelve seeds or more has a second rim.
 *
 * Signals: "move-chosen" (int move) -> gboolean: the user wants to play @move; a handler that
 * returns TRUE has handled the move, and the board does not play it. "pit-activated" (int move):
 * the user has played @move, a pit or a pass. "refused" (int move, const char *sentence): @move was
 * refused for the reason in @sentence, which the hint line shows too, unless
 * awale_board_set_telling() is off.
 */

/** Creates a board without a game. */
GtkWidget *awale_board_new (void);

/** The game that the board shows. Returns: (transfer none) (nullable) */
AwaleGame *awale_board_get_game (AwaleBoard *self);
void       awale_board_set_game (AwaleBoard *self,
                                 AwaleGame  *game);

/** The speed of animations. If the system turns animations off, the speed has no effect. */
AwaleAnimationSpeed awale_board_get_animation_speed (AwaleBoard          *self);
void                awale_board_set_animation_speed (AwaleBoard          *self,
                                                     AwaleAnimationSpeed  animation_speed);

/** The id of the theme, one of those in AwaleBoardPalette and never NULL. */
const char *awale_board_get_theme (AwaleBoard *self);

/**
 * Sets whether the board reveals the effects of a sowing, why a pit must not be sown, and the end
 * with its final score; true by default. Exercises that ask for these facts set it to false.
 */
void awale_board_set_telling (AwaleBoard *self,
                              bool        telling);

/**
 * Shows and edits the position of @editor in place of the game; NULL shows the game again. A click
 * adds a seed to a pit or store; a secondary click or a long press takes one away. For the focused
 * pit, Enter, Space or + adds a seed and − takes one away, digits set the number, and Delete or
 * Backspace empties it. A drag moves all seeds, or one seed with Ctrl; seeds dropped off the board
 * are removed.
 */
void                 awale_board_set_editor (AwaleBoard          *self,
                                             AwalePositionEditor *editor);
AwalePositionEditor *awale_board_get_editor (AwaleBoard          *self);

/** True while an animation runs. awale_board_skip_animation() ends it at once. */
bool awale_board_is_animating   (AwaleBoard *self);
void awale_board_skip_animation (AwaleBoard *self);

/**
 * Plays @move as if its pit were pressed. If the move is refused, shows the reason and returns
 * false; also returns false without a game or during a setup.
 */
bool awale_board_play (AwaleBoard *self,
                       AwaleMove   move);

/**
 * Plays the pit of a key, as awale_board_play() does: a to f is the mover's. A to F, typed with
 * Shift, is South's as in notation, unless Caps Lock is on.
 */
void awale_board_play_letter (AwaleBoard *self,
                              char        letter);

/**
 * Passes if a pass is the only move, unless the board is locked or awale_board_set_telling() is
 * off. Returns false if it did not pass.
 */
bool awale_board_pass (AwaleBoard *self);

/**
 * Locks the board: a pit that is pressed is not played, and the sentence @why is shown. NULL
 * unlocks the board.
 */
void awale_board_set_lock  (AwaleBoard *self,
                            const char *why);

/**
 * Sets whether a visible list already shows the end of the main line, so that the board need not
 * show it.
 */
void awale_board_set_end_listed (AwaleBoard *self,
                                 bool        listed);

/**
 * Focuses the pit of @move. AWALE_NO_MOVE stands for the last focused pit or, if there was none,
 * the first pit of the side to move.
 */
void awale_board_focus_pit (AwaleBoard *self,
                            AwaleMove   move);

/**
 * The height that the board with its hint line can use at @width. It is less than @height if some
 * of it would stay empty, and more if @height is too small.
 */
int awale_board_get_useful_height (AwaleBoard *self,
                                   int         width,
                                   int         height);

/** The painted state of a pit or store, for tests. */
const AwaleSpotState *awale_board_get_look (AwaleBoard *self,
                                            int         spot);

/** The overlay that shows the values of an analysis. Returns: (transfer none) */
AwaleBoardValues    *awale_board_get_values (AwaleBoard *self);

G_END_DECLS
