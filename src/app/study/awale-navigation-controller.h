/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_NAVIGATION_CONTROLLER (awale_navigation_controller_get_type ())

/**
 * Navigation through the current game: step by step, by autoplay, back to earlier positions, and by
 * searching all games of its file. The actions are disabled while a position is set up.
 */
G_DECLARE_FINAL_TYPE (AwaleNavigationController, awale_navigation_controller, AWALE,
                      NAVIGATION_CONTROLLER, AwaleController)

/*
 * Property: "autoplay": true while moves are shown one after another. Autoplay stops at the end of
 * the line and when the user begins to play, sets up a position or switches to another game.
 */

bool awale_navigation_controller_get_autoplay (AwaleNavigationController *self);
void awale_navigation_controller_set_autoplay (AwaleNavigationController *self,
                                               bool                       autoplay);

G_END_DECLS
