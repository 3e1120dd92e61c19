/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DRILL_SESSION (awale_drill_session_get_type ())

/**
 * The exercises of a training, asked one after the other; answers are kept in the library. What was
 * begun is gone on with after one has looked at something else: a hint is not forgotten as long as
 * the exercise is not answered, and one that is dropped can be restored as it was.
 *
 * Signals:
 *  "asked": an exercise is to be shown, another one or the same.
 *  "answered": the first answer to it was judged.
 *  "done": there is none to ask.
 *  "failed" (const char *sentence): an answer could not be kept.
 */
G_DECLARE_FINAL_TYPE (AwaleDrillSession, awale_drill_session, AWALE, DRILL_SESSION, GtkBox)

/** Called once, to begin with. */
void           awale_drill_session_set_desk     (AwaleDrillSession *self,
                                                 AwaleDesk         *desk);

/** What it asks from. It may be loaded anew, before the library has all that was answered: what is
 * asked stays the same. */
void           awale_drill_session_set_training (AwaleDrillSession *self,
                                                 AwaleTraining     *training);

/** (transfer none) (nullable) */
AwaleTraining *awale_drill_session_get_training (AwaleDrillSession *self);

/** Says over the board where the exercise comes from. */
void           awale_drill_session_set_origin   (AwaleDrillSession *self,
                                                 const char        *origin);

/** Goes on with what is asked, if that is still meant, or asks what comes next. */
void           awale_drill_session_go_on        (AwaleDrillSession *self);

/** Asks what comes next, to which what is asked is left, unless that is it. */
void           awale_drill_session_ask_next     (AwaleDrillSession *self);

/** What is asked, or was answered last and is still in view. (transfer none) (nullable) */
AwaleDrill    *awale_drill_session_get_asked    (AwaleDrillSession *self);

bool           awale_drill_session_is_answered  (AwaleDrillSession *self);

/** Drops what is asked: it comes no more. Goes on. Returns: what was dropped (transfer full) */
AwaleDrill    *awale_drill_session_drop         (AwaleDrillSession *self);

/** Whether @drill is dropped, and was not made again since. */
bool           awale_drill_session_has_dropped  (AwaleDrillSession *self,
                                                 AwaleDrill        *drill);

/** Asks @drill, which was dropped, again, as it was then. */
void           awale_drill_session_restore      (AwaleDrillSession *self,
                                                 AwaleDrill        *drill);

G_END_DECLS
