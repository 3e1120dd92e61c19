/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-quiz.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_QUESTION_VIEW (awale_question_view_get_type ())

/**
 * A quiz on a board, which takes the answers, with buttons for the other steps. The focus moves to
 * the likeliest step, unless the view is hidden or the person has left its page of a GtkStack.
 */
G_DECLARE_FINAL_TYPE (AwaleQuestionView, awale_question_view, AWALE, QUESTION_VIEW, GtkWidget)

/** Gives the board the looks that a person prefers. */
void       awale_question_view_bind_settings (AwaleQuestionView *self,
                                              GSettings         *settings);

/** Asks the questions of @quiz (nullable), also if it was shown before. */
void       awale_question_view_set_quiz      (AwaleQuestionView *self,
                                              AwaleQuiz         *quiz);

/** Shows above the question where it comes from. */
void       awale_question_view_set_origin    (AwaleQuestionView *self,
                                              const char        *origin);

/** Adds a button with @label, which has a mnemonic, before the others. (transfer none) */
GtkWidget *awale_question_view_add_button    (AwaleQuestionView *self,
                                              const char        *label);

/** Sets the label, with a mnemonic, of the button for @step. */
void       awale_question_view_set_label     (AwaleQuestionView *self,
                                              AwaleQuizStep      step,
                                              const char        *label);

G_END_DECLS
