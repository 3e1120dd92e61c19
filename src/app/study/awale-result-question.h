/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_RESULT_QUESTION (awale_result_question_get_type ())

/**
 * Asks about the result of the current game if a person's moves contradict it: moves after the end
 * that the tags state, or one on the board by which the rules end the game differently. A play sets
 * the result by itself.
 */
G_DECLARE_FINAL_TYPE (AwaleResultQuestion, awale_result_question, AWALE, RESULT_QUESTION,
                      AwaleController)

/** A function of @owner that adds moves after the cursor. */
typedef void (*AwaleGoOnFunc) (gpointer owner,
                               gpointer data);

/**
 * Calls @go_on, after a question if the tags end the game at the cursor, or not at all if the
 * person cancels. @destroy (nullable) frees @data in any case.
 */
void                 awale_result_question_go_on (AwaleResultQuestion *self,
                                                  gpointer             owner,
                                                  AwaleGoOnFunc        go_on,
                                                  gpointer             data,
                                                  GDestroyNotify       destroy);

G_END_DECLS
