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
 * The exercises of a training, asked one after another; answers are saved in the library. An
 * interrupted exercise continues later in the same state, with any hint still counted; a dropped
 * one can be restored in the same way.
 *
 * Signals: "asked": the current exercise is to be shown, which may be the same as before.
 * "answered": the first answer to the exercise was judged. "done": no exercise is left. "failed"
 * (const char *sentence): an answer could not be saved.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillSession, awale_drill_session, AWALE, DRILL_SESSION, AdwBin)

/** Sets the services; call it once. */
void           awale_drill_session_set_services (AwaleDrillSession *self,
                                                 AwaleServices     *services);

/**
 * Sets the training (transfer full) that provides exercises. It may be reloaded before the library
 * has saved all answers; the current exercise stays.
 */
void           awale_drill_session_set_training (AwaleDrillSession *self,
                                                 AwaleTraining     *training);

AwaleTraining *awale_drill_session_get_training (AwaleDrillSession *self);

/** Shows @origin, the source of the exercise, above the board. */
void           awale_drill_session_set_origin   (AwaleDrillSession *self,
                                                 const char        *origin);

/**
 * Continues with the current exercise if the training still contains it, otherwise with the next
 * one.
 */
void           awale_drill_session_go_on        (AwaleDrillSession *self);

/** Asks the exercise that is due first; another exercise without an answer is interrupted. */
void           awale_drill_session_ask_next     (AwaleDrillSession *self);

/** The current exercise, answered or not. Returns: (transfer none) (nullable) */
AwaleDrill    *awale_drill_session_get_asked    (AwaleDrillSession *self);

bool           awale_drill_session_is_answered  (AwaleDrillSession *self);

/**
 * Drops the current exercise from the training and asks the next one. Returns: (transfer full): the
 * dropped exercise
 */
AwaleDrill    *awale_drill_session_drop         (AwaleDrillSession *self);

/** True if @drill was dropped and has not been created again since. */
bool           awale_drill_session_has_dropped  (AwaleDrillSession *self,
                                                 AwaleDrill        *drill);

/** Asks the dropped exercise @drill again, in the state it was in. */
void           awale_drill_session_restore      (AwaleDrillSession *self,
                                                 AwaleDrill        *drill);

G_END_DECLS
