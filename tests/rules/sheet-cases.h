/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Passages of the rule sheets as cases: a position, moves, and the result according to the sheet.
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** NULL fields are not checked; without a start it is the standard one. */
typedef struct
{
  const char *name;     /**< The name after `/rules/SHEET/`. */
  const char *start;    /**< The start. */
  const char *moves;    /**< Legal moves to play; `--` is a pass. */
  const char *refused;  /**< After the moves: a letter or `--`, a space, and the reason why it is
                         *   refused. */
  const char *legal;    /**< All legal moves after the moves. */
  const char *after;    /**< The position after the moves. */
  const char *ending;   /**< The state, a space, and the ending or `-`. */
  const char *score;    /**< The score after the moves, settled if the game has ended. */
  const char *axis;     /**< A word of the ruleset's axes line. */
} SheetCase;

/** The cases of each sheet, terminated by a case without a name. */
extern const SheetCase sheet_000[], sheet_001[], sheet_002[], sheet_003[], sheet_004[],
                       sheet_abapa[], sheet_awari[];

G_END_DECLS
