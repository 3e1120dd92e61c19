/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LOSS_CHART (awale_loss_chart_get_type ())

/**
 * A chart of the seeds that a player gave away per move, over their games in the order of play.
 * Consecutive games share a point if there are many. The pointer and the arrow keys show the
 * details of a point.
 */
G_DECLARE_FINAL_TYPE (AwaleLossChart, awale_loss_chart, AWALE, LOSS_CHART, GtkWidget)

enum
{
  AWALE_LOSS_CHART_MIN_GAMES = 2,  /**< Minimum number of games for a curve. */
};

/**
 * Shows @games (element-type AwalePlayerGame); there must be at least AWALE_LOSS_CHART_MIN_GAMES.
 */
void       awale_loss_chart_set_games   (AwaleLossChart *self,
                                         const GArray   *games);

/** The number of games that share a point; the last point may have fewer. */
unsigned   awale_loss_chart_get_games_per_point (AwaleLossChart *self);

/** Formats the mean loss per move in seeds: “0.62”. Returns: (transfer full) */
char      *awale_loss_to_string         (AwalePlayerLoss loss);

/** Describes the mean loss: “0.62 seeds per move”. Returns: (transfer full) */
char      *awale_loss_describe          (AwalePlayerLoss loss);

G_END_DECLS
