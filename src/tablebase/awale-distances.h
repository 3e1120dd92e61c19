/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/**
 * Distances to the values that the tables guarantee. The tables know the value of a board, but a
 * player who merely keeps that value may go in circles. Here every board of few seeds also has a
 * number of steps for each player: a player who always moves to a board with fewer steps left, or
 * with a larger value, never returns to the same board and hence progresses, that is, reaches a
 * harvest or an end that yields at least the guaranteed value.
 */
typedef struct _AwaleDistances AwaleDistances;

/**
 * Creates the distances for @tables, which must be the tables of @rules; takes a reference to
 * @tables. No steps are known until awale_distances_extend().
 */
AwaleDistances *awale_distances_new       (AwaleTablebase     *tables,
                                           const AwaleRuleset *rules);
void            awale_distances_free      (AwaleDistances     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDistances, awale_distances_free)

/**
 * Counts the steps of all boards of up to @seeds seeds, but at most twelve and no more than the
 * tables have, unless they are known. Does nothing under rules with a drought. Stops if @stop
 * (nullable) becomes true, or before a layer for which the time until @deadline (monotonic
 * microseconds; 0: none) seems too short.
 */
void            awale_distances_extend    (AwaleDistances     *self,
                                           int                 seeds,
                                           const atomic_bool  *stop,
                                           int64_t             deadline);

/**
 * True if the steps of all boards of up to @seeds seeds are known. Always true for 0 seeds, because
 * an empty board has no steps; under rules with a drought never true for more.
 */
bool            awale_distances_reaches   (const AwaleDistances *self,
                                           int                 seeds);

/**
 * The number of steps that @side has left at @position. 0 if @side need not make progress, because
 * endless play brings as much, or if the steps are not known.
 */
unsigned        awale_distances_get_steps (const AwaleDistances *self,
                                           AwalePosition       position,
                                           AwaleSide           side);

G_END_DECLS
