/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/**
 * Distances to the values that the tables promise. The tables know the value of a board, but a
 * player who merely keeps that value may go in circles. Here every board of few seeds also has a
 * number of steps for each player: a player who always moves to a board with fewer steps left, or
 * with a larger value, never comes to the same board twice, and hence reaches a harvest or an end
 * that leaves no less than the promised value.
 */
typedef struct _AwaleDistances AwaleDistances;

/**
 * Creates the steps for the boards of @tables, which belong to @rules. None is known at first.
 * Takes a reference.
 */
AwaleDistances *awale_distances_new       (AwaleTablebase     *tables,
                                           const AwaleRuleset *rules);
void            awale_distances_free      (AwaleDistances     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDistances, awale_distances_free)

/**
 * Counts the steps of all boards of up to @seeds seeds that are not known yet. Stops if @stop
 * (nullable) becomes true, and does nothing if the time until @deadline (monotonic microseconds; 0:
 * none) seems too short. Twelve seeds take about a second.
 */
void            awale_distances_extend    (AwaleDistances     *self,
                                           int                 seeds,
                                           const atomic_bool  *stop,
                                           int64_t             deadline);

/**
 * True if the steps of all boards of up to @seeds seeds are known; always false under rules with a
 * drought.
 */
bool            awale_distances_reaches   (const AwaleDistances *self,
                                           int                 seeds);

/**
 * The number of steps that @side has left at @position. 0 if @side need not progress, because
 * endless play brings as much, or if @position is not known.
 */
unsigned        awale_distances_get_steps (const AwaleDistances *self,
                                           AwalePosition       position,
                                           AwaleSide           side);

G_END_DECLS
