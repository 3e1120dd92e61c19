/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"

#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_POSITION_SETUP (awale_position_setup_get_type ())

/**
 * Setting up a position: it becomes the start of the game in view, or of another one. Until it is
 * done, nothing has changed. Another game in view ends it. An exercise can be made of what is set
 * up or, while nothing is, of the position in view.
 */
G_DECLARE_FINAL_TYPE (AwalePositionSetup, awale_position_setup, AWALE, POSITION_SETUP, GObject)

/*
 * Signals: "changed": what is set up is another position; "created": an AwaleGame with the position
 * as its start, which may belong into another window.
 */

/** Sets up positions on the board of @study, which shows the games of @draft. */
AwalePositionSetup *awale_position_setup_new         (AwaleStudyView     *study,
                                                      AwaleDraft         *draft,
                                                      AwaleDesk          *desk,
                                                      AwaleToasts        *toasts);

/** What is set up; NULL while nothing is. (transfer none) */
AwaleBoardEditor   *awale_position_setup_get_editor  (AwalePositionSetup *self);

/** Goes on with a position that is written as text. Returns: whether it is one. */
bool                awale_position_setup_adopt_text  (AwalePositionSetup *self,
                                                      const char         *text);

/** Adds what it does to @list. */
void                awale_position_setup_add_actions (AwalePositionSetup *self,
                                                      AwaleActions       *list);

G_END_DECLS
