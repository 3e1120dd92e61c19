/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * A row that tells what was given away per move in some moves, which @title and @detail (nullable)
 * say: “Endgame”, “At most 16 seeds on the board”.
 */
GtkWidget *awale_loss_row_new (const char        *title,
                               const char        *detail,
                               AwalePlayerLoss    loss);

G_END_DECLS
