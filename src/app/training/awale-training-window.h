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
 * make exercises. Other pages have endgames, openings, combinations and the progress of the person.
 */
G_DECLARE_FINAL_TYPE (AwaleTrainingWindow, awale_training_window, AWALE, TRAINING_WINDOW, AdwWindow)

/** Creates the window; exercises can be made of the errors in @game (nullable) too. */
GtkWidget *awale_training_window_new (GtkWindow *parent,
                                      AwaleServices *services,
                                      AwaleGame *game);

G_END_DECLS
