/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-actions.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LEARNING (awale_learning_get_type ())

/**
 * Learning beside a game: the rules of the one in view, in a window that goes with its own, and
 * the tour for those who have never played.
 */
G_DECLARE_FINAL_TYPE (AwaleLearning, awale_learning, AWALE, LEARNING, GObject)

/** For @window, which shows the games of @draft. */
AwaleLearning *awale_learning_new         (GtkWindow     *window,
                                           AwaleDraft    *draft,
                                           AwaleDesk     *desk);

/** Adds what it does to @list. */
void           awale_learning_add_actions (AwaleLearning *self,
                                           AwaleActions  *list);

G_END_DECLS
