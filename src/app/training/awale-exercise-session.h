/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"
#include "training/awale-training.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXERCISE_SESSION (awale_exercise_session_get_type ())

/**
 * The exercises of a training, presented one after another; answers are saved in the library. An
 * interrupted exercise continues later in the state in which it was left, so that a hint still
 * counts. So does a dropped exercise that is restored.
 *
 * Signals: "asked": the current exercise must be shown; it may be the same as before. "answered":
 * the first answer to the exercise was graded, or the solution revealed. "done": no exercise is
 * left. "failed" (const char *sentence): an answer could not be saved.
 */
G_DECLARE_FINAL_TYPE (AwaleExerciseSession, awale_exercise_session, AWALE, EXERCISE_SESSION, AdwBin)

/** Sets the services; call it once. */
void           awale_exercise_session_set_services (AwaleExerciseSession *self,
                                                    AwaleServices        *services);

/**
 * Sets the training (transfer full) that provides the exercises; the current exercise stays.
 * @training may have been loaded before the library saved all answers.
 */
void           awale_exercise_session_set_training (AwaleExerciseSession *self,
                                                    AwaleTraining        *training);

AwaleTraining *awale_exercise_session_get_training (AwaleExerciseSession *self);

/** Shows @origin, a text about the source of the exercise, above the board. */
void           awale_exercise_session_set_origin   (AwaleExerciseSession *self,
                                                    const char           *origin);

/**
 * Continues with the current exercise if it is not answered and still part of the training,
 * otherwise with the next one.
 */
void           awale_exercise_session_go_on        (AwaleExerciseSession *self);

/**
 * Presents the exercise that is due first, interrupting another one that is unanswered, or emits
 * "done" if none is left. A verdict that was reached while the session was hidden is shown first.
 */
void           awale_exercise_session_ask_next     (AwaleExerciseSession *self);

/** The current exercise, answered or not. Returns: (transfer none) (nullable) */
AwaleExercise *awale_exercise_session_get_asked    (AwaleExerciseSession *self);

bool           awale_exercise_session_is_answered  (AwaleExerciseSession *self);

/**
 * Drops the current exercise from the training and presents the next one. Returns: (transfer full):
 * the dropped exercise
 */
AwaleExercise *awale_exercise_session_drop         (AwaleExerciseSession *self);

/** True if @exercise was dropped and has not been restored or made again since. */
bool           awale_exercise_session_has_dropped  (AwaleExerciseSession *self,
                                                    AwaleExercise        *exercise);

/** Restores the dropped exercise @exercise and presents it in the state in which it was dropped. */
void           awale_exercise_session_restore      (AwaleExerciseSession *self,
                                                    AwaleExercise        *exercise);

G_END_DECLS
