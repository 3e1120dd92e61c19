/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-play-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_RESULT_QUESTION (awale_result_question_get_type ())

/**
 * The result of a game in view, asked about where a person’s move on the board contradicts it: a
 * move after the end that the tags tell, and one by which the rules end the game otherwise. A game
 * that is played has the result that the play gives it.
 */
G_DECLARE_FINAL_TYPE (AwaleResultQuestion, awale_result_question, AWALE, RESULT_QUESTION, GObject)

/** For the games of @draft that @study shows and @playing may be played in. */
AwaleResultQuestion *awale_result_question_new (AwaleStudyView      *study,
                                                AwaleDraft          *draft,
                                                AwalePlayController *play_controller);

G_END_DECLS
