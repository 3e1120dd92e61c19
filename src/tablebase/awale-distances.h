/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/**
 * Steps to what the tables promise. They tell what a board is worth, and whoever only keeps that
 * value may go in circles. Here every board of few seeds also has a number of steps for either
 * player: whoever always moves to where fewer are left (or to where the board is worth more to
 * them) comes to no board twice, and so to a harvest or an end that leaves no less than promised.
 */
typedef struct _AwaleDistances AwaleDistances;

/**
 * Creates the steps for the boards of @tables, of @rules, none known at first. Takes a
 * reference.
 */
AwaleDistances *awale_distances_new       (AwaleTablebase     *tables,
                                           const AwaleRuleset *rules);
void            awale_distances_free      (AwaleDistances     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDistances, awale_distances_free)

/**
 * Counts the steps of all boards of up to @seeds seeds that are not yet known, unless @stop
 * (nullable) becomes true or the time until @deadline (monotonic microseconds; 0: none) seems
 * too short. Twelve seeds take about a second.
 */
void            awale_distances_extend    (AwaleDistances     *self,
                                           int                 seeds,
                                           const atomic_bool  *stop,
                                           int64_t             deadline);

/** True if all boards of up to @seeds seeds are known; always false under rules with a drought. */
bool            awale_distances_reaches   (const AwaleDistances *self,
                                           int                 seeds);

/**
 * The steps that @side has left at @position; 0 if no progress is needed, as endless play
 * brings as much, or if @position is not known.
 */
unsigned        awale_distances_get_steps (const AwaleDistances *self,
                                           AwalePosition       position,
                                           AwaleSide           side);

G_END_DECLS
