/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"

#include "session/awale-services.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_POSITION_SETUP (awale_position_setup_get_type ())

/**
 * The setup of a position, which becomes the start of the current game or of a new one. Nothing
 * changes until it is finished; switching to another game cancels it. Exercises can be made of the
 * position being set up, or of the current one.
 */
G_DECLARE_FINAL_TYPE (AwalePositionSetup, awale_position_setup, AWALE, POSITION_SETUP, GObject)

/*
 * Signals: "changed": the position being set up changed; "created": an AwaleGame with the position
 * as its start, which may be opened in another window.
 */

/** Creates the setup of positions on the board of @study, which shows the games of @draft. */
AwalePositionSetup *awale_position_setup_new         (AwaleStudyView     *study,
                                                      AwaleDraft         *draft,
                                                      AwaleServices      *services,
                                                      AwaleToasts        *toasts);

/** The position being set up, or NULL. Returns: (transfer none) (nullable) */
AwaleBoardEditor   *awale_position_setup_get_editor  (AwalePositionSetup *self);

/** Sets the position from @text. Returns false if it is invalid. */
bool                awale_position_setup_adopt_text  (AwalePositionSetup *self,
                                                      const char         *text);

void                awale_position_setup_add_actions (AwalePositionSetup *self,
                                                      AwaleActions       *list);

G_END_DECLS
