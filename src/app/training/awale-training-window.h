/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TRAINING_WINDOW (awale_training_window_get_type ())

/**
 * A session of training: exercises that are due, one after the other; how it stands once there are
 * none left; and how exercises are made, where there are none at all. On pages of their own:
 * endgames, openings, combinations, and what one gives away over all games.
 */
G_DECLARE_FINAL_TYPE (AwaleTrainingWindow, awale_training_window, AWALE, TRAINING_WINDOW, AdwWindow)

/** Exercises can be made of the errors in @game (nullable), too. */
GtkWidget *awale_training_window_new (GtkWindow *parent,
                                      AwaleDesk *desk,
                                      AwaleGame *game);

G_END_DECLS
