/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXERCISE_DIALOG (awale_exercise_dialog_get_type ())

/**
 * A dialog to make an exercise from a position: its question, the right answers, and the
 * collection. A search proposes answers until the user changes them.
 *
 * Signal: "made" (AwaleExercise *exercise, const char *collection): emitted before the dialog
 * closes.
 */
G_DECLARE_FINAL_TYPE (AwaleExerciseDialog, awale_exercise_dialog, AWALE, EXERCISE_DIALOG, AdwWindow)

/** Creates a dialog for the position at the cursor of @game, which must have legal moves. */
GtkWidget *awale_exercise_dialog_new (GtkWindow     *parent,
                                      AwaleServices *services,
                                      AwaleGame     *game);

G_END_DECLS
