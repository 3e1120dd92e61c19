/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TOUR_WINDOW (awale_tour_window_get_type ())
G_DECLARE_FINAL_TYPE (AwaleTourWindow, awale_tour_window, AWALE, TOUR_WINDOW, AdwWindow)

/*
 * The game in three minutes, for those who have never played: one exercise after the other, any
 * of which may be skipped. Whoever comes to its end has finished it; the settings remember that.
 * From there its parent is asked for win.new-game or win.rules.
 */

GtkWidget *awale_tour_window_new (GtkWindow          *parent,
                                  GSettings          *settings,
                                  const AwaleRuleset *rules);

G_END_DECLS
