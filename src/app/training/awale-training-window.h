/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TRAINING_WINDOW (awale_training_window_get_type ())

/**
 * The training window: due exercises one after another, a summary when none is left, and ways to
 * make exercises. Other pages are about endgames, openings, combinations and the user's progress.
 */
G_DECLARE_FINAL_TYPE (AwaleTrainingWindow, awale_training_window, AWALE, TRAINING_WINDOW, AdwWindow)

/** Creates the window. Exercises can also be made from the errors in @game (nullable). */
GtkWidget *awale_training_window_new (GtkWindow *parent,
                                      AwaleServices *services,
                                      AwaleGame *game);

G_END_DECLS
