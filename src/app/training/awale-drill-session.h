/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"
#include "training/awale-training.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DRILL_SESSION (awale_drill_session_get_type ())

/**
 * The exercises of a training, presented one after another; answers are saved in the library. An
 * interrupted exercise can later be continued in the same state, in which a hint still counts, and
 * so can a dropped one if it is restored.
 *
 * Signals: "asked": the current exercise must be shown; it may be the same as before. "answered":
 * the first answer to the exercise was judged. "done": no exercise is left. "failed" (const char
 * *sentence): an answer could not be saved.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillSession, awale_drill_session, AWALE, DRILL_SESSION, AdwBin)

/** Sets the services; call it once. */
void           awale_drill_session_set_services (AwaleDrillSession *self,
                                                 AwaleServices     *services);

/**
 * Sets the training (transfer full) that provides the exercises; the current exercise stays.
 * @training may have been loaded before the library saved all answers.
 */
void           awale_drill_session_set_training (AwaleDrillSession *self,
                                                 AwaleTraining     *training);

AwaleTraining *awale_drill_session_get_training (AwaleDrillSession *self);

/** Shows @origin, a text about the source of the exercise, above the board. */
void           awale_drill_session_set_origin   (AwaleDrillSession *self,
                                                 const char        *origin);

/**
 * Continues with the current exercise if it is not answered and still part of the training,
 * otherwise with the next one.
 */
void           awale_drill_session_go_on        (AwaleDrillSession *self);

/** Presents the exercise that is due first. If another one is unanswered, it is interrupted. */
void           awale_drill_session_ask_next     (AwaleDrillSession *self);

/** The current exercise, answered or not. Returns: (transfer none) (nullable) */
AwaleDrill    *awale_drill_session_get_asked    (AwaleDrillSession *self);

bool           awale_drill_session_is_answered  (AwaleDrillSession *self);

/**
 * Drops the current exercise from the training and presents the next one. Returns: (transfer full):
 * the dropped exercise
 */
AwaleDrill    *awale_drill_session_drop         (AwaleDrillSession *self);

/** True if @drill was dropped and has not been created again since. */
bool           awale_drill_session_has_dropped  (AwaleDrillSession *self,
                                                 AwaleDrill        *drill);

/** Restores the dropped exercise @drill and presents it in the state in which it was dropped. */
void           awale_drill_session_restore      (AwaleDrillSession *self,
                                                 AwaleDrill        *drill);

G_END_DECLS
