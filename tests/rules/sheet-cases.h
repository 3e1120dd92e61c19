/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Passages of the rule sheets as cases: a position, what is played, and what the sheet says of it.
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** What is NULL is not asked, but a start left out is the standard one. */
typedef struct
{
  const char *name;     /**< What comes after `/rules/SHEET/`. */
  const char *start;    /**< Where it starts. */
  const char *moves;    /**< What is played, `--` for a pass; every move must be legal. */
  const char *refused;  /**< Then a letter or `--`, a space and why it is refused. */
  const char *legal;    /**< All the legal moves then. */
  const char *after;    /**< The position then. */
  const char *ending;   /**< The state, a space, and the way the game ends or `-`. */
  const char *score;    /**< The score then, settled if ended. */
  const char *axis;     /**< A word of the axes line of the ruleset. */
} SheetCase;

/** The cases of each sheet; a case without a name is behind the last. */
extern const SheetCase sheet_000[], sheet_001[], sheet_002[], sheet_003[], sheet_004[],
                       sheet_abapa[], sheet_awari[];

G_END_DECLS
