/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** Colors of marks, which files abbreviate as `G`, `R`, `B`, `Y`. */
typedef enum
{
  AWALE_MARK_NONE = -1,
  AWALE_MARK_GREEN,
  AWALE_MARK_RED,
  AWALE_MARK_BLUE,
  AWALE_MARK_YELLOW,
  AWALE_N_MARKS,
} AwaleMarkColor;

/** The marks of a position, each an AwaleMarkColor; AWALE_MARK_NONE where there is none. */
typedef struct
{
  int8_t circles[AWALE_PITS];
  int8_t arrows[AWALE_PITS][AWALE_PITS];  /**< Arrows, from the pit of the first index to that of
                                           * the second. */
} AwaleMarks;

void awale_marks_clear    (AwaleMarks       *self);
bool awale_marks_is_empty (const AwaleMarks *self);

/**
 * Reads the marks of @node from its commands `[%csl GA,Rd]` and `[%cal YFa]`. Other contents of
 * these commands are ignored, and kept when marks change.
 */
void awale_marks_read     (AwaleMarks       *self,
                           const AwaleNode  *node);

/** True if @node should get a board in print: if it has marks or the diagram glyph. */
bool awale_marks_want_board (const AwaleNode *node);

/**
 * Toggles a mark on the position of @node as one step: an equal mark is removed, and a mark of
 * another color gets the new color. The pits of an arrow, @from and @to, must differ.
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
