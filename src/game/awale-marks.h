/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** The colors of marks, in the order of picture's: `G`, `R`, `B`, `Y` in files. */
typedef enum
{
  AWALE_MARK_NONE = -1,
  AWALE_MARK_GREEN,
  AWALE_MARK_RED,
  AWALE_MARK_BLUE,
  AWALE_MARK_YELLOW,
  AWALE_N_MARKS,
} AwaleMarkColor;

/** The marks of a position: AwaleMarkColor values, AWALE_MARK_NONE where there is none. */
typedef struct
{
  int8_t circles[AWALE_PITS];
  int8_t arrows[AWALE_PITS][AWALE_PITS];  /**< From the first pit to the second. */
} AwaleMarks;

/** No marks at all. */
void awale_marks_clear    (AwaleMarks       *self);
bool awale_marks_is_empty (const AwaleMarks *self);

/**
 * What the commands `[%csl GA,Rd]` and `[%cal YFa]` of @node say. What they hold beyond that is
 * passed over here, and kept by all changes below.
 */
void awale_marks_read     (AwaleMarks       *self,
                           const AwaleNode  *node);

/** Whether @node is to have a board on paper: it has marks, or the glyph that asks for it. */
bool awale_marks_want_board (const AwaleNode *node);

/**
 * Draws a mark with @node's position, as one step of the history: the same one there goes away,
 * one of another color takes the new color. @from and @to are two different pits.
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

/** Takes all marks of @node away, as one step. */
void awale_game_clear_marks   (AwaleGame      *self,
                               AwaleNode      *node);

G_END_DECLS
