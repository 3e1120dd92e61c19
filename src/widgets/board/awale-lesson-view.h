/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

#include "awale-board.h"
#include "lessons/awale-lesson.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LESSON_VIEW (awale_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (AwaleLessonView, awale_lesson_view, AWALE, LESSON_VIEW, AdwBin)

/*
 * A lesson: its explanation, its question, a board, choices if the answer is in words, and after
 * the answer the verdict with its reason. The user may try again at once, on the board or with a
 * button.
 *
 * Signals: "answered" (gboolean right): the user has given an answer. "next-requested": the user
 * wants the next lesson.
 */

/** Shows @lesson (nullable) under @rules. */
void        awale_lesson_view_set_lesson (AwaleLessonView    *self,
                                          const AwaleLesson  *lesson,
                                          const AwaleRuleset *rules);

/** Sets the label of the button that appears after the right answer; NULL for no button. */
void        awale_lesson_view_set_next   (AwaleLessonView    *self,
                                          const char         *label);

/** Discards the answer and shows the position of the question again. */
void        awale_lesson_view_reset      (AwaleLessonView    *self);

/** Focuses the board, or the first choice if the answer is in words. */
void        awale_lesson_view_focus      (AwaleLessonView    *self);

/** The board of the lesson, whose appearance is set by the caller. Returns: (transfer none) */
AwaleBoard *awale_lesson_view_get_board  (AwaleLessonView    *self);

G_END_DECLS
