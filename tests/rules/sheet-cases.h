/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Passages of the rule sheets are written as cases, each with a position, moves, and the result
 * that the sheet gives.
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** A passage of a rule sheet. A field that is NULL is not checked; without a start, the standard
 * start is used. */
typedef struct
{
  const char *name;     /**< Name of the test after `/rules/SHEET/`. */
  const char *start;
  const char *moves;    /**< Legal moves to be played, where `--` is a pass. */
  const char *refused;  /**< A letter or `--` for a move that is illegal after the moves, a space,
                             and the reason. */
  const char *legal;    /**< All moves that are legal after the moves. */
  const char *after;    /**< Position after the moves. */
  const char *ending;   /**< State of the game after the moves, a space, and the ending or `-`. */
  const char *score;    /**< Score after the moves, with the remaining seeds distributed if the game
                             has ended. */
  const char *axis;     /**< A word of the line that describes the axes of the ruleset. */
} SheetCase;

/** The cases of each sheet; the last element of each array has no name. */
extern const SheetCase sheet_000[], sheet_001[], sheet_002[], sheet_003[], sheet_004[],
                       sheet_abapa[], sheet_awari[];

G_END_DECLS
