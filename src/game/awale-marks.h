/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** Colors of marks, in the order of picture's: `G`, `R`, `B`, `Y` in files. */
typedef enum
{
  AWALE_MARK_NONE = -1,
  AWALE_MARK_GREEN,
  AWALE_MARK_RED,
  AWALE_MARK_BLUE,
  AWALE_MARK_YELLOW,
  AWALE_N_MARKS,
} AwaleMarkColor;

/** Marks of a position: AwaleMarkColor values, or AWALE_MARK_NONE. */
typedef struct
{
  int8_t circles[AWALE_PITS];
  int8_t arrows[AWALE_PITS][AWALE_PITS];  /**< From the first pit to the second. */
} AwaleMarks;

void awale_marks_clear    (AwaleMarks       *self);
bool awale_marks_is_empty (const AwaleMarks *self);

/**
 * Reads the commands `[%csl GA,Rd]` and `[%cal YFa]` of @node. Other contents are ignored, but
 * kept by all changes.
 */
void awale_marks_read     (AwaleMarks       *self,
                           const AwaleNode  *node);

/** True if @node should have a printed board: it has marks, or the glyph for a diagram. */
bool awale_marks_want_board (const AwaleNode *node);

/**
 * Draws a mark on @node's position as one step: an equal mark is removed, one of another color
 * gets the new color. @from and @to must differ.
 */
void awale_game_toggle_circle (AwaleGame      *self,
                               AwaleNode      *node,
                               AwaleMove       pit,
                               AwaleMarkColor  color);
void awale_game_toggle_arrow  (AwaleGame      *self,
                               AwaleNode      *node,
                               AwaleMove       from,
                               AwaleMove       to,
                               AwaleMarkColor  color);

/** Removes all marks of @node as one step. */
void awale_game_clear_marks   (AwaleGame      *self,
                               AwaleNode      *node);

G_END_DECLS
