/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/study/awale-study-view.h"
#include "session/awale-services.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LEARN_CONTROLLER (awale_learn_controller_get_type ())

/**
 * Learning in a window: the rules of the current game, named beside the board and shown in a
 * companion window; the tour for beginners; and training.
 */
G_DECLARE_FINAL_TYPE (AwaleLearnController, awale_learn_controller, AWALE, LEARN_CONTROLLER,
                      GObject)

/** Creates the controller for @window, which shows the games of @draft in @study. */
AwaleLearnController *awale_learn_controller_new         (GtkWindow      *window,
                                                          AwaleStudyView *study,
                                                          AwaleDraft     *draft,
                                                          AwaleServices  *services);

void                  awale_learn_controller_add_actions (AwaleLearnController *self,
                                                          AwaleActions         *list);

G_END_DECLS
