/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** Numbers of comments added to existing nodes, and of new lines. */
typedef struct
{
  unsigned n_comments;
  unsigned n_lines;
} AwaleMergeCount;

/**
 * Merges the lines and comments of @other into @self as one step, its glyphs and commands where
 * @self has none, and for each position the values that are known better; both must have the same
 * start and rules. Nothing a person wrote is removed from @self, and merging again changes nothing.
 * New lines and comments mention @source (nullable).
 */
AwaleMergeCount awale_game_merge (AwaleGame  *self,
                                  AwaleGame  *other,
                                  const char *source);

G_END_DECLS
