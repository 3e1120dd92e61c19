/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

#define AWALE_TYPE_POSITION_EDITOR (awale_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwalePositionEditor, awale_position_editor, AWALE, POSITION_EDITOR, GObject)

/*
 * A position that is being set up, with an undo history of its own. This class does not check
 * whether a game can start from the position: there may temporarily be too few or too many seeds.
 *
 * Pits and stores are numbered together, as in AwaleGeometry. Setting the current value does
 * nothing; any other change is an undoable step. Digits typed in quick succession into the same pit
 * or store form one step.
 *
 * Signals: "changed": the position or the undo history has changed.
 */

/** Maximum number of seeds in one pit or store. */
#define AWALE_BOARD_EDITOR_MAX AWALE_SEEDS

AwalePositionEditor *awale_position_editor_new (AwalePosition position);

AwalePosition awale_position_editor_get_position (AwalePositionEditor *self);
void          awale_position_editor_set_position (AwalePositionEditor *self,
                                                  AwalePosition        position);

/** The number of seeds in a pit or store. The setter clamps it to 0 … AWALE_BOARD_EDITOR_MAX. */
int           awale_position_editor_get_seeds    (AwalePositionEditor *self,
                                                  int                  spot);
void          awale_position_editor_set_seeds    (AwalePositionEditor *self,
                                                  int                  spot,
                                                  int                  seeds);
void          awale_position_editor_add_seeds    (AwalePositionEditor *self,
                                                  int                  spot,
                                                  int                  seeds);

/**
 * Moves up to @seeds seeds from @from to @to. If @to is AWALE_SPOT_NONE, the seeds are removed from
 * the board.
 */
void          awale_position_editor_move_seeds   (AwalePositionEditor *self,
                                                  int                  from,
                                                  int                  to,
                                                  int                  seeds);

/**
 * Handles a digit typed on a pit or store at @time (milliseconds). If another digit was typed there
 * shortly before, and the number does not exceed AWALE_BOARD_EDITOR_MAX, the digits form one
 * number; otherwise the digit begins a new number.
 */
void          awale_position_editor_type_digit   (AwalePositionEditor *self,
                                                  int                  spot,
                                                  int                  digit,
                                                  guint32              time);

/** Sets the player to move. */
void          awale_position_editor_set_side     (AwalePositionEditor *self,
                                                  AwaleSide            side);

bool          awale_position_editor_can_undo     (AwalePositionEditor *self);
bool          awale_position_editor_can_redo     (AwalePositionEditor *self);
void          awale_position_editor_undo         (AwalePositionEditor *self);
void          awale_position_editor_redo         (AwalePositionEditor *self);

G_END_DECLS
