/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** Colors of marks in the order of `picture`; `G`, `R`, `B`, `Y` in files. */
typedef enum
{
  AWALE_MARK_NONE = -1,
  AWALE_MARK_GREEN,
  AWALE_MARK_RED,
  AWALE_MARK_BLUE,
  AWALE_MARK_YELLOW,
  AWALE_N_MARKS,
} AwaleMarkColor;

/** The marks of a position: values of AwaleMarkColor, or AWALE_MARK_NONE. */
typedef struct
{
  int8_t circles[AWALE_PITS];
  int8_t arrows[AWALE_PITS][AWALE_PITS];  /**< Arrows, from the first pit to the second. */
} AwaleMarks;

void awale_marks_clear    (AwaleMarks       *self);
bool awale_marks_is_empty (const AwaleMarks *self);

/**
 * Reads the marks of @node from its commands `[%csl GA,Rd]` and `[%cal YFa]`. Other contents are
 * ignored, and kept by all changes.
 */
void awale_marks_read     (AwaleMarks       *self,
                           const AwaleNode  *node);

/** True if @node should get a printed board: it has marks, or the glyph for a diagram. */
bool awale_marks_want_board (const AwaleNode *node);

/**
 * Draws a mark on the position of @node as one step: an equal mark is removed, a mark of another
 * color gets the new color. The pits of an arrow, @from and @to, must differ.
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
