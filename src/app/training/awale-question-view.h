/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-quiz.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_QUESTION_VIEW (awale_question_view_get_type ())

/**
 * A view of a quiz: a board that takes the answers, and buttons for the other steps. The focus
 * moves to the most likely step, unless the view is hidden or the focus is outside the GtkStack
 * that contains the view.
 */
G_DECLARE_FINAL_TYPE (AwaleQuestionView, awale_question_view, AWALE, QUESTION_VIEW, GtkWidget)

/** Binds the appearance of the board to @settings. */
void       awale_question_view_bind_settings (AwaleQuestionView *self,
                                              GSettings         *settings);

/** Shows @quiz (nullable), which may have been shown before. */
void       awale_question_view_set_quiz      (AwaleQuestionView *self,
                                              AwaleQuiz         *quiz);

/** Shows @origin, a text about the source of the question, above the question. */
void       awale_question_view_set_origin    (AwaleQuestionView *self,
                                              const char        *origin);

/** Adds a button before the others, whose @label has a mnemonic. Returns: (transfer none) */
GtkWidget *awale_question_view_add_button    (AwaleQuestionView *self,
                                              const char        *label);

/** Sets the label of the button for @step, with a mnemonic. */
void       awale_question_view_set_label     (AwaleQuestionView *self,
                                              AwaleQuizStep      step,
                                              const char        *label);

G_END_DECLS
