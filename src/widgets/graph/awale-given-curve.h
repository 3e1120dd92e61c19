/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_GIVEN_CURVE (awale_given_curve_get_type ())

/**
 * The seeds that a player gave away per move, over the games in the order in which they were
 * played. Many games are put together, as many to each point as to the others; pointer and arrow
 * keys tell of a point.
 */
G_DECLARE_FINAL_TYPE (AwaleGivenCurve, awale_given_curve, AWALE, GIVEN_CURVE, GtkWidget)

enum
{
  AWALE_GIVEN_CURVE_LEAST_GAMES = 2,  /**< Fewer make no curve. */
};

GtkWidget *awale_given_curve_new        (void);

/** Shows @games (element-type AwalePlayerGame), at least as many as make a curve. */
void       awale_given_curve_set_games  (AwaleGivenCurve *self,
                                         const GArray    *games);

/** How many games most points stand for; the last one has what is left. */
unsigned   awale_given_curve_get_games_per_point (AwaleGivenCurve *self);

/** What it does not say by itself: what it is, how many games a point stands for, and @without
 * (nullable), a sentence about those that are not on it. (transfer full) */
char      *awale_given_curve_describe   (AwaleGivenCurve *self,
                                         const char      *without);

/** The seeds that a move gave away on average: “0.62”. (transfer full) */
char      *awale_given_to_string        (AwalePlayerGiven given);

/** The same in words: “0.62 seeds per move”. (transfer full) */
char      *awale_given_describe         (AwalePlayerGiven given);

G_END_DECLS
