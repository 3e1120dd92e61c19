/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LOSS_CHART (awale_loss_chart_get_type ())

/**
 * The seeds that a player gave away per move, over the games in the order in which they were
 * played. Many games are put together, as many to each point as to the others; pointer and arrow
 * keys tell of a point.
 */
G_DECLARE_FINAL_TYPE (AwaleLossChart, awale_loss_chart, AWALE, LOSS_CHART, GtkWidget)

enum
{
  AWALE_LOSS_CHART_MIN_GAMES = 2,  /**< Fewer make no curve. */
};

GtkWidget *awale_loss_chart_new         (void);

/** Shows @games (element-type AwalePlayerGame), at least as many as make a curve. */
void       awale_loss_chart_set_games   (AwaleLossChart *self,
                                         const GArray   *games);

/** How many games most points stand for; the last one has what is left. */
unsigned   awale_loss_chart_get_games_per_point (AwaleLossChart *self);

/** What it does not say by itself: what it is, how many games a point stands for, and @without
 * (nullable), a sentence about those that are not on it. (transfer full) */
char      *awale_loss_chart_describe    (AwaleLossChart *self,
                                         const char     *without);

/** The seeds that a move gave away on average: “0.62”. (transfer full) */
char      *awale_loss_to_string         (AwalePlayerLoss loss);

/** The same in words: “0.62 seeds per move”. (transfer full) */
char      *awale_loss_describe          (AwalePlayerLoss loss);

G_END_DECLS
