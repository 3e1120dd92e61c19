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

#define AWALE_TYPE_SETTING_UP (awale_setting_up_get_type ())

/**
 * Setting up a position: it becomes the start of the game in view, or of another one. Until it is
 * done, nothing has changed. Another game in view ends it. An exercise can be made of what is set
 * up or, while nothing is, of the position in view.
 */
G_DECLARE_FINAL_TYPE (AwaleSettingUp, awale_setting_up, AWALE, SETTING_UP, GObject)

/*
 * Signals: "changed": what is set up is another position; "created": an AwaleGame with the position
 * as its start, which may belong into another window.
 */

/** Sets up positions on the board of @study, which shows the games of @draft. */
AwaleSettingUp   *awale_setting_up_new         (AwaleStudyView *study,
                                                AwaleDraft     *draft,
                                                AwaleDesk      *desk,
                                                AwaleToasts    *toasts);

/** What is set up; NULL while nothing is. (transfer none) */
AwaleBoardEditor *awale_setting_up_get_editor  (AwaleSettingUp *self);

/** Goes on with a position that is written as text. Returns: whether it is one. */
bool              awale_setting_up_adopt_text  (AwaleSettingUp *self,
                                                const char     *text);

/** Adds what it does to @list. */
void              awale_setting_up_add_actions (AwaleSettingUp *self,
                                                AwaleActions   *list);

G_END_DECLS
