/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/study/awale-study-view.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LEARNING (awale_learning_get_type ())

/**
 * Learning beside a game: the rules of the one in view, which are named beside it and shown in a
 * window that goes with its own, the tour for those who have never played, and training.
 */
G_DECLARE_FINAL_TYPE (AwaleLearning, awale_learning, AWALE, LEARNING, GObject)

/** For @window, which shows the games of @draft in @study. */
AwaleLearning *awale_learning_new         (GtkWindow      *window,
                                           AwaleStudyView *study,
                                           AwaleDraft     *draft,
                                           AwaleDesk      *desk);

/** Adds what it does to @list. */
void           awale_learning_add_actions (AwaleLearning *self,
                                           AwaleActions  *list);

G_END_DECLS
