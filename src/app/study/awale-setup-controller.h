/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SETUP_CONTROLLER (awale_setup_controller_get_type ())

/**
 * The setup of a position, which becomes the start of the current game or of a new one. The game is
 * unchanged until the user finishes; switching to another game cancels the setup. The controller
 * also makes exercises from the position being set up or the current one.
 */
G_DECLARE_FINAL_TYPE (AwaleSetupController, awale_setup_controller, AWALE, SETUP_CONTROLLER,
                      AwaleController)

G_END_DECLS
