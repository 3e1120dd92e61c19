/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-play-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_RESULT_QUESTION (awale_result_question_get_type ())

/**
 * Asks about the result of the current game if a person's move on the board contradicts it: a move
 * after the end that the tags state, or one by which the rules end the game differently. A play
 * sets the result by itself.
 */
G_DECLARE_FINAL_TYPE (AwaleResultQuestion, awale_result_question, AWALE, RESULT_QUESTION, GObject)

/**
 * Creates the questions for the games of @draft, which @study shows and @play_controller may play
 * in.
 */
AwaleResultQuestion *awale_result_question_new (AwaleStudyView      *study,
                                                AwaleDraft          *draft,
                                                AwalePlayController *play_controller);

G_END_DECLS
