/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** What a game has got from another one. */
typedef struct
{
  unsigned n_comments;
  unsigned n_lines;
} AwaleMergeCount;

/**
 * Adds the lines, comments, glyphs and values of @other, which has the same start and rules, to
 * those of @self, as one step; nothing of @self goes, and merging again changes nothing. Each line
 * and comment that is new names @source (nullable).
 */
AwaleMergeCount awale_game_merge (AwaleGame  *self,
                                  AwaleGame  *other,
                                  const char *source);

G_END_DECLS
