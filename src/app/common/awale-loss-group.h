/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Fills @group with the seeds that a player gave away per move: the mean as @text, a chart of
 * @games (element-type AwalePlayerGame) if there are enough, and below the chart @without
 * (nullable), a sentence about the games left out. @phases has a loss for each AwalePhase; NULL
 * hides these rows.
 */
void       awale_loss_group_show (AdwPreferencesGroup   *group,
                                  const char            *text,
                                  const GArray          *games,
                                  const char            *without,
                                  const AwalePlayerLoss *phases);

/** Describes the mean loss in @n_games games: “0.62 seeds per move, in 12 analyzed games. …” */
char      *awale_loss_group_describe (AwalePlayerLoss loss,
                                      int             n_games);

/**
 * Creates a row with the loss in a group of moves; @title and @detail (nullable) describe the
 * group.
 */
GtkWidget *awale_loss_row_new    (const char            *title,
                                  const char            *detail,
                                  AwalePlayerLoss        loss);

G_END_DECLS
