/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_RESULT_CONTROLLER (awale_result_controller_get_type ())

/**
 * Questions about the result of the current game, asked if a person's moves contradict it: moves
 * after the end that the tags state, or a move on the board by which the rules end the game
 * differently. During play the result is set without a question.
 */
G_DECLARE_FINAL_TYPE (AwaleResultController, awale_result_controller, AWALE, RESULT_CONTROLLER,
                      AwaleController)

/** A function of @owner that adds moves after the cursor. */
typedef void (*AwaleContinueFunc) (gpointer owner,
                                   gpointer data);

/**
 * Calls @func, which adds moves after the cursor. If the tags end the game at the cursor, the user
 * is asked first and may cancel. @destroy (nullable) frees @data in any case.
 */
void                 awale_result_controller_continue (AwaleResultController *self,
                                                       gpointer               owner,
                                                       AwaleContinueFunc      func,
                                                       gpointer               data,
                                                       GDestroyNotify         destroy);

G_END_DECLS
