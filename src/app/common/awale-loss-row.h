/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Creates a row with the loss per move in a group of moves, described by @title and @detail
 * (nullable): “Endgame”, “At most 16 seeds on the board”.
 */
GtkWidget *awale_loss_row_new (const char        *title,
                               const char        *detail,
                               AwalePlayerLoss    loss);

G_END_DECLS
