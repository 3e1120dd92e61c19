/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SETUP_CONTROLLER (awale_setup_controller_get_type ())

/**
 * The setup of a position, which becomes the start of the current game or of a new one. Nothing
 * changes until it is finished; switching to another game cancels it. Exercises can be made of the
 * position being set up, or of the current one.
 */
G_DECLARE_FINAL_TYPE (AwaleSetupController, awale_setup_controller, AWALE, SETUP_CONTROLLER,
                      AwaleController)

/*
 * Signal: "created": an AwaleGame with the position as its start, which may be opened in another
 * window.
 */

G_END_DECLS
