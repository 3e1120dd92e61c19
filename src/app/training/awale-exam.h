/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXAM (awale_exam_get_type ())

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
G_DECLARE_FINAL_TYPE (AwaleExam, awale_exam, AWALE, EXAM, GtkBox)

/** Called once, to begin with. */
void           awale_exam_set_desk     (AwaleExam     *self,
                                        AwaleDesk     *desk);

/** What it asks from. It may be loaded anew, before the library has all that was answered: what is
 * asked stays the same. */
void           awale_exam_set_training (AwaleExam     *self,
                                        AwaleTraining *training);

/** (transfer none) (nullable) */
AwaleTraining *awale_exam_get_training (AwaleExam     *self);

/** Says over the board where the exercise comes from. */
void           awale_exam_set_origin   (AwaleExam     *self,
                                        const char    *origin);

/** Goes on with what is asked, if that is still meant, or asks what comes next. */
void           awale_exam_go_on        (AwaleExam     *self);

/** Asks what comes next, to which what is asked is left, unless that is it. */
void           awale_exam_ask_next     (AwaleExam     *self);

/** What is asked, or was answered last and is still in view. (transfer none) (nullable) */
AwaleDrill    *awale_exam_get_asked    (AwaleExam     *self);

bool           awale_exam_is_answered  (AwaleExam     *self);

/** Drops what is asked: it comes no more. Goes on. Returns: what was dropped (transfer full) */
AwaleDrill    *awale_exam_drop         (AwaleExam     *self);

/** Whether @drill is dropped, and was not made again since. */
bool           awale_exam_has_dropped  (AwaleExam     *self,
                                        AwaleDrill    *drill);

/** Asks @drill, which was dropped, again, as it was then. */
void           awale_exam_restore      (AwaleExam     *self,
                                        AwaleDrill    *drill);

G_END_DECLS
