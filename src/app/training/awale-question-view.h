/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "tablebase/awale-tablebase.h"
#include "training/awale-drill.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** What came of a question. */
typedef enum
{
  AWALE_RETRY_RIGHT,   /**< Right, without help. */
  AWALE_RETRY_HELPED,  /**< Right after a hint, or good, but not what the book plays. */
  AWALE_RETRY_WRONG,   /**< Wrong, or the answer was shown. */
} AwaleErrorQuizOutcome;

/** How far one has come with a question; a value. */
typedef struct
{
  bool      is_hinted;    /**< A hint was given. */
  bool      is_answered;  /**< What came of it was told. */
  bool      is_shown;     /**< The answer is. */
  AwaleMove tried;        /**< AWALE_NO_MOVE: no answer yet, or it is to be tried again. */
} AwaleErrorQuizProgress;

#define AWALE_TYPE_QUESTION_VIEW (awale_question_view_get_type ())

/**
 * An AwaleDrillQuiz on a board, which shows the position and takes the answer. What is wrong is
 * refuted, and can be tried again. The game itself is left alone. What one does next has the focus,
 * once the view has it: it takes it by itself only where it is seen.
 *
 * Signals:
 *  "answered" (int, an AwaleErrorQuizOutcome): the first answer to a question was judged, or shown.
 *  "next": the button that leads on was pressed.
 */
G_DECLARE_FINAL_TYPE (AwaleQuestionView, awale_question_view, AWALE, QUESTION_VIEW, GtkBox)

/** The board looks as @settings say. */
GtkWidget *awale_question_view_new      (GSettings             *settings);

/** Whether there are hints, and what leads on comes only after an answer. */
void       awale_question_view_set_exam (AwaleQuestionView     *self,
                                         bool                   is_exam);

/** What the button that leads on says, with a mnemonic. */
void       awale_question_view_set_next (AwaleQuestionView     *self,
                                         const char            *label);

/** Asks about @move of @game what @kind says; @tables (nullable) are of its rules. */
void       awale_question_view_ask      (AwaleQuestionView     *self,
                                         AwaleGame             *game,
                                         AwaleNode             *move,
                                         AwaleDrillKind         kind,
                                         AwaleTablebase        *tables);

/** How far one has come with what is asked. */
AwaleErrorQuizProgress awale_question_view_get_progress (AwaleQuestionView *self);

/** Goes on from there with the same question, after it was asked again. */
void       awale_question_view_resume   (AwaleQuestionView     *self,
                                         AwaleErrorQuizProgress progress);

G_END_DECLS
