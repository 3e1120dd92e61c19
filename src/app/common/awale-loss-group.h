/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Shows in @group the seeds that a player gave away: the mean @text, a chart of @games (element-
 * type AwalePlayerGame) if there are enough, and below it @without (nullable), a sentence about
 * games left out. @phases has a loss for each AwalePhase; if it is NULL, these rows are hidden.
 */
void       awale_loss_group_show (AdwPreferencesGroup   *group,
                                  const char            *text,
                                  const GArray          *games,
                                  const char            *without,
                                  const AwalePlayerLoss *phases);

/** Describes the mean loss of @n_games: “0.62 seeds per move, in 12 analyzed games. …” */
char      *awale_loss_group_describe (AwalePlayerLoss loss,
                                      int             n_games);

/** Creates a row with the loss in a group of moves, described by @title and @detail (nullable). */
GtkWidget *awale_loss_row_new    (const char            *title,
                                  const char            *detail,
                                  AwalePlayerLoss        loss);

G_END_DECLS
