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
 * Merges the lines and comments of @other into @self as one step, and its glyphs, values and
 * commands where @self has none; both must have the same start and rules. Nothing is removed from
 * @self, and merging again changes nothing. New lines and comments mention @source (nullable).
 */
AwaleMergeCount awale_game_merge (AwaleGame  *self,
                                  AwaleGame  *other,
                                  const char *source);

G_END_DECLS
