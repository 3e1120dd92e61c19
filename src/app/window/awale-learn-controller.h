/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/study/awale-study-view.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LEARN_CONTROLLER (awale_learn_controller_get_type ())

/**
 * Learning beside a game: the rules of the one in view, which are named beside it and shown in a
 * window that goes with its own, the tour for those who have never played, and training.
 */
G_DECLARE_FINAL_TYPE (AwaleLearnController, awale_learn_controller, AWALE, LEARN_CONTROLLER,
                      GObject)

/** For @window, which shows the games of @draft in @study. */
AwaleLearnController *awale_learn_controller_new         (GtkWindow      *window,
                                                          AwaleStudyView *study,
                                                          AwaleDraft     *draft,
                                                          AwaleDesk      *desk);

/** Adds what it does to @list. */
void                  awale_learn_controller_add_actions (AwaleLearnController *self,
                                                          AwaleActions         *list);

G_END_DECLS
