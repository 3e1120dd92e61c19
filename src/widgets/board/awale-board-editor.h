/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_EDITOR (awale_board_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardEditor, awale_board_editor, AWALE, BOARD_EDITOR, GObject)

/*
 * A position that is being set up, with an undo history of its own. Pits and stores may temporarily
 * hold any number of seeds; this class does not check whether a game can start from the position.
 *
 * Pits and stores are numbered together, as in AwaleGeometry. Setting the current value does
 * nothing; any other change is an undoable step. Digits typed in quick succession into the same pit
 * or store form one step.
 *
 * Signals: "changed": the position or the undo history has changed.
 */

/** Maximum number of seeds in one pit or store. */
#define AWALE_BOARD_EDITOR_MAX AWALE_SEEDS

AwaleBoardEditor *awale_board_editor_new (AwalePosition position);

AwalePosition awale_board_editor_get_position (AwaleBoardEditor *self);
void          awale_board_editor_set_position (AwaleBoardEditor *self,
                                               AwalePosition     position);

/** The number of seeds in a pit or store. The setter clamps it to 0 … AWALE_BOARD_EDITOR_MAX. */
int           awale_board_editor_get_seeds    (AwaleBoardEditor *self,
                                               int               spot);
void          awale_board_editor_set_seeds    (AwaleBoardEditor *self,
                                               int               spot,
                                               int               seeds);
void          awale_board_editor_add_seeds    (AwaleBoardEditor *self,
                                               int               spot,
                                               int               seeds);

/**
 * Moves up to @seeds seeds from @from to @to. If @to is AWALE_SPOT_NONE, the seeds are removed from
 * the board.
 */
void          awale_board_editor_move_seeds   (AwaleBoardEditor *self,
                                               int               from,
                                               int               to,
                                               int               seeds);

/**
 * Handles a digit typed on a pit or store at @time (milliseconds). If another digit was typed there
 * shortly before, the digits form one number; otherwise the digit begins a new number.
 */
void          awale_board_editor_type_digit   (AwaleBoardEditor *self,
                                               int               spot,
                                               int               digit,
                                               guint32           time);

/** Sets the player to move. */
void          awale_board_editor_set_side     (AwaleBoardEditor *self,
                                               AwaleSide         side);

bool          awale_board_editor_can_undo     (AwaleBoardEditor *self);
bool          awale_board_editor_can_redo     (AwaleBoardEditor *self);
void          awale_board_editor_undo         (AwaleBoardEditor *self);
void          awale_board_editor_redo         (AwaleBoardEditor *self);

G_END_DECLS
