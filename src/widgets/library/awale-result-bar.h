/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RESULT_BAR (awale_result_bar_get_type ())

/**
 * Results of games as a bar: South's wins, draws and North's wins, or a player's wins, draws and
 * losses, each with its percentage if there is room. The last part stays empty for games with
 * unknown results. The bar is hidden from screen readers, so its owner must describe the numbers.
 */
G_DECLARE_FINAL_TYPE (AwaleResultBar, awale_result_bar, AWALE, RESULT_BAR, GtkWidget)

GtkWidget *awale_result_bar_new        (void);

/** Creates a bar for the results of a player, in colors other than those of the sides. */
GtkWidget *awale_result_bar_new_of_player (void);

/** Sets the counts; @n_games includes games with unknown results. */
void       awale_result_bar_set_counts (AwaleResultBar *self,
                                        gint64          n_south_wins,
                                        gint64          n_draws,
                                        gint64          n_north_wins,
                                        gint64          n_games);

G_END_DECLS
