/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-board.h"
#include "lessons/awale-exercise.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EXERCISE_VIEW (awale_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (AwaleExerciseView, awale_exercise_view, AWALE, EXERCISE_VIEW, GtkWidget)

/*
 * An exercise to be done: what there is to know, the question, a board, what one chooses from
 * where the answer is in words, and then whether it was right and why. A next try may be made at
 * once, on the board or with a button.
 *
 * Signals:
 *  "answered" (gboolean right): somebody has tried.
 *  "next-requested": the button that leads on was pressed.
 */

/** Shows @exercise as it is under @rules; NULL shows nothing. */
void        awale_exercise_view_set_exercise (AwaleExerciseView   *self,
                                              const AwaleExercise *exercise,
                                              const AwaleRuleset  *rules);

/** What the button that leads on says once the answer is right; NULL: there is none. */
void        awale_exercise_view_set_next     (AwaleExerciseView   *self,
                                              const char          *label);

/** Forgets the answer, and shows the position again. */
void        awale_exercise_view_reset        (AwaleExerciseView   *self);

/** Moves the focus to the board, or to the first of the answers to choose from. */
void        awale_exercise_view_focus        (AwaleExerciseView   *self);

/** The board, whose looks are the caller’s to set: (transfer none). */
AwaleBoard *awale_exercise_view_get_board    (AwaleExerciseView   *self);

G_END_DECLS
