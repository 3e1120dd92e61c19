/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Creates a tour of the game for beginners, which takes about three minutes: a series of lessons,
 * each of which can be skipped. @settings records that the tour was finished. The last page has
 * buttons for win.new-game and win.rules of @parent (nullable).
 */
GtkWidget *awale_tour_window_new (GtkWindow          *parent,
                                  GSettings          *settings,
                                  const AwaleRuleset *rules);

G_END_DECLS
