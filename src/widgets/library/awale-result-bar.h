/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RESULT_BAR (awale_result_bar_get_type ())

/**
 * How games went: a bar of what South won, of the draws and of what North won, in that order and
 * each with its share in it where there is room; or of what a player won, drew and lost. At its end
 * is room for the games whose result is not known. It says nothing to a screen reader: whoever has
 * it names the numbers.
 */
G_DECLARE_FINAL_TYPE (AwaleResultBar, awale_result_bar, AWALE, RESULT_BAR, GtkWidget)

GtkWidget *awale_result_bar_new        (void);

/** The bar of a player, in other colors than those of the sides. */
GtkWidget *awale_result_bar_new_of_player (void);

/** @n_games: all of them, those of no known result as well. */
void       awale_result_bar_set_counts (AwaleResultBar *self,
                                        gint64          n_south_wins,
                                        gint64          n_draws,
                                        gint64          n_north_wins,
                                        gint64          n_games);

G_END_DECLS
