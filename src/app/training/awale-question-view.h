/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "tablebase/awale-tablebase.h"
#include "training/awale-drill.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Outcomes of a question. */
typedef enum
{
  AWALE_RETRY_RIGHT,   /**< Right without help. */
  AWALE_RETRY_HELPED,  /**< Right after a hint, or good but not the book's move. */
  AWALE_RETRY_WRONG,   /**< Wrong, or the answer was revealed. */
} AwaleErrorQuizOutcome;

/** Progress with a question; a value. */
typedef struct
{
  bool      is_hinted;    /**< A hint was given. */
  bool      is_answered;  /**< The outcome was reported. */
  bool      is_shown;     /**< The answer was revealed. */
  AwaleMove tried;        /**< The last answer; AWALE_NO_MOVE before an answer or a second try. */
} AwaleErrorQuizProgress;

#define AWALE_TYPE_QUESTION_VIEW (awale_question_view_get_type ())

/**
 * An AwaleDrillQuiz on a board, which shows the position and takes the answer. Wrong answers are
 * refuted and can be tried again. The game is not changed. The focus stays on the likely next step,
 * but is only taken while the view is visible.
 *
 * Signals:
 * "answered" (int, an AwaleErrorQuizOutcome): the first answer was judged, or the answer was
 * revealed.
 * "next": the button to continue was pressed.
 */
G_DECLARE_FINAL_TYPE (AwaleQuestionView, awale_question_view, AWALE, QUESTION_VIEW, GtkBox)

/** Creates a view with the board preferences of @settings. */
GtkWidget *awale_question_view_new      (GSettings             *settings);

/** Enables hints, and hides the button to continue until an answer was given. */
void       awale_question_view_set_exam (AwaleQuestionView     *self,
                                         bool                   is_exam);

/** Sets the label of the button to continue, with a mnemonic. */
void       awale_question_view_set_next (AwaleQuestionView     *self,
                                         const char            *label);

/** Asks the question of @kind about @move of @game. @tables (nullable) must be of its rules. */
void       awale_question_view_ask      (AwaleQuestionView     *self,
                                         AwaleGame             *game,
                                         AwaleNode             *move,
                                         AwaleDrillKind         kind,
                                         AwaleTablebase        *tables);

/** The progress with the current question. */
AwaleErrorQuizProgress awale_question_view_get_progress (AwaleQuestionView *self);

/** Restores @progress after the same question was asked again. */
void       awale_question_view_resume   (AwaleQuestionView     *self,
                                         AwaleErrorQuizProgress progress);

G_END_DECLS
