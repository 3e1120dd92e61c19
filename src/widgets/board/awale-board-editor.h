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
 * A position that is being set up, with a history of its own. Any number of seeds may lie
 * anywhere meanwhile, also more than a game has: whether a game can start so is not its question.
 *
 * A hollow is a pit or a store, as picture numbers them. Asking for what is there already does
 * nothing. Every other change is a step that can be undone; digits typed one after the other into
 * the same hollow are one step.
 *
 * Signals: "changed": the position, or what can be undone, is another one.
 */

/** The most seeds in one hollow. */
#define AWALE_BOARD_EDITOR_MAX AWALE_SEEDS

AwaleBoardEditor *awale_board_editor_new (AwalePosition position);

AwalePosition awale_board_editor_get_position (AwaleBoardEditor *self);
void          awale_board_editor_set_position (AwaleBoardEditor *self,
                                               AwalePosition     position);

/** The seeds in a hollow; they are kept between 0 and AWALE_BOARD_EDITOR_MAX. */
int           awale_board_editor_get_seeds    (AwaleBoardEditor *self,
                                               int               spot);
void          awale_board_editor_set_seeds    (AwaleBoardEditor *self,
                                               int               spot,
                                               int               seeds);
void          awale_board_editor_add_seeds    (AwaleBoardEditor *self,
                                               int               spot,
                                               int               seeds);

/** Moves @seeds, or as many as there are; to AWALE_HOLLOW_NONE: off the board. */
void          awale_board_editor_move_seeds   (AwaleBoardEditor *self,
                                               int               from,
                                               int               to,
                                               int               seeds);

/**
 * A digit was typed on a hollow at @time, in milliseconds: it follows the last one if that was
 * typed on the same hollow shortly before, and makes a number with it, else begins a new one.
 */
void          awale_board_editor_type_digit   (AwaleBoardEditor *self,
                                               int               spot,
                                               int               digit,
                                               guint32           time);

/** Who is to move. */
void          awale_board_editor_set_side     (AwaleBoardEditor *self,
                                               AwaleSide         side);

bool          awale_board_editor_can_undo     (AwaleBoardEditor *self);
bool          awale_board_editor_can_redo     (AwaleBoardEditor *self);
void          awale_board_editor_undo         (AwaleBoardEditor *self);
void          awale_board_editor_redo         (AwaleBoardEditor *self);

G_END_DECLS
