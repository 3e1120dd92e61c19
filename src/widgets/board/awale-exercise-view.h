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
 * An exercise: its explanation, its question, a board, choices if the answer is in words, and after
 * the answer the verdict with its reason. The user may try again at once, on the board or with a
 * button.
 *
 * Signals: "answered" (gboolean right): the user has given an answer. "next-requested": the user
 * wants the next exercise.
 */

/** Shows @exercise (nullable) under @rules. */
void        awale_exercise_view_set_exercise (AwaleExerciseView   *self,
                                              const AwaleExercise *exercise,
                                              const AwaleRuleset  *rules);

/** Sets the label of the button that appears after the right answer; NULL for no button. */
void        awale_exercise_view_set_next     (AwaleExerciseView   *self,
                                              const char          *label);

/** Discards the answer and shows the position of the question again. */
void        awale_exercise_view_reset        (AwaleExerciseView   *self);

/** Focuses the board, or the first choice if the answer is in words. */
void        awale_exercise_view_focus        (AwaleExerciseView   *self);

/** The board of the exercise, whose appearance is set by the caller. Returns: (transfer none) */
AwaleBoard *awale_exercise_view_get_board    (AwaleExerciseView   *self);

G_END_DECLS
