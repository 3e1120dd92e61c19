/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

#include "engine/awale-level.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BUILTIN_OPPONENT (awale_builtin_opponent_get_type ())

/** The engine of this program as an opponent at a level, in a thread of its own. */
G_DECLARE_FINAL_TYPE (AwaleBuiltinOpponent, awale_builtin_opponent, AWALE, BUILTIN_OPPONENT,
                      GObject)

/** An opponent of @level (AWALE_LEVEL_FIRST to AWALE_LEVEL_STRONGEST), each one another. */
AwaleBuiltinOpponent *awale_builtin_opponent_new        (int                      level);

/** What the one of @level is called: “Computer · Club player”. (transfer full) */
char                 *awale_builtin_opponent_dup_name_at (int                     level);

int                   awale_builtin_opponent_get_level  (AwaleBuiltinOpponent    *self);

/**
 * How long it may think; where the level says how deep, the level wins. At first it may think for
 * a few seconds. With nodes or a depth and no time, the same seed gives the same game.
 */
void                  awale_builtin_opponent_set_limits (AwaleBuiltinOpponent    *self,
                                                         const AwaleSearchLimits *limits);
void                  awale_builtin_opponent_set_seed   (AwaleBuiltinOpponent    *self,
                                                         uint32_t                 seed);

/**
 * The tables to ask (nullable), of the rules it is going to be asked about; a reference is taken.
 * Like the limits and the seed they are for the questions to come.
 */
void                  awale_builtin_opponent_set_tables (AwaleBuiltinOpponent    *self,
                                                         AwaleTablebase          *tables);

/**
 * Lets it play openings from the book of the rules it is asked about: the one in @directory, or if
 * that is NULL one's own or the one that comes with Awalé. At first it does not. Where there is no
 * book it thinks.
 */
void                  awale_builtin_opponent_use_books  (AwaleBuiltinOpponent    *self,
                                                         const char              *directory);

G_END_DECLS
