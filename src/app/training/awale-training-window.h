/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TRAINING_WINDOW (awale_training_window_get_type ())

/**
 * The training window: due exercises one after the other, a summary when none is left, and ways to
 * make exercises. Separate pages have endgames, openings, combinations and the person's progress.
 */
G_DECLARE_FINAL_TYPE (AwaleTrainingWindow, awale_training_window, AWALE, TRAINING_WINDOW, AdwWindow)

/** Creates the window; exercises can also be made of the errors in @game (nullable). */
GtkWidget *awale_training_window_new (GtkWindow *parent,
                                      AwaleServices *services,
                                      AwaleGame *game);

G_END_DECLS
