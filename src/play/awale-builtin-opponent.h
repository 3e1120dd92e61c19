/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

#include "engine/awale-level.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BUILTIN_OPPONENT (awale_builtin_opponent_get_type ())

/**
 * The program's own engine as an opponent at a level; it searches in a thread of its own. Each
 * request cancels the previous one if that is still unanswered.
 */
G_DECLARE_FINAL_TYPE (AwaleBuiltinOpponent, awale_builtin_opponent, AWALE, BUILTIN_OPPONENT,
                      GObject)

/**
 * Creates an opponent of @level (AWALE_LEVEL_FIRST to AWALE_LEVEL_STRONGEST) with a random seed.
 */
AwaleBuiltinOpponent *awale_builtin_opponent_new        (int                      level);

/** The name of an opponent of @level: “Computer · Club player”. Returns: (transfer full) */
char                 *awale_builtin_opponent_dup_name_at (int                     level);

int                   awale_builtin_opponent_get_level  (AwaleBuiltinOpponent    *self);

/**
 * Limits each search, which by default takes AWALE_OPPONENT_PATIENCE milliseconds at most. A level
 * may search less deep than the limit. With a limit of nodes or depth, and none of time, the same
 * seed gives the same game.
 */
void                  awale_builtin_opponent_set_limits (AwaleBuiltinOpponent    *self,
                                                         const AwaleSearchLimits *limits);
void                  awale_builtin_opponent_set_seed   (AwaleBuiltinOpponent    *self,
                                                         uint32_t                 seed);

/** Sets the tables (nullable) for the rules of later requests; the opponent takes a reference. */
void                  awale_builtin_opponent_set_tables (AwaleBuiltinOpponent    *self,
                                                         AwaleTablebase          *tables);

/**
 * Enables opening books, which are off by default: the book in @directory for the rules of each
 * request or, if @directory is NULL, the user's own book or the one that comes with Awalé. Without
 * a book the opponent searches.
 */
void                  awale_builtin_opponent_use_books  (AwaleBuiltinOpponent    *self,
                                                         const char              *directory);

G_END_DECLS
