/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-setting-up.h"
#include "awale-study-view.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COPYING (awale_copying_get_type ())

/**
 * What comes and goes by clipboard, and by drag and drop: games, lines of a game, positions,
 * diagrams, and files.
 */
G_DECLARE_FINAL_TYPE (AwaleCopying, awale_copying, AWALE, COPYING, GObject)

/* Signal: "pasted" (an AwaleDocument), which may belong into another window. */

/** Of the games of @draft, which @study shows, and of the position that is @setting_up. */
AwaleCopying *awale_copying_new          (AwaleStudyView *study,
                                          AwaleDraft     *draft,
                                          AwaleSettingUp *setting_up,
                                          AwaleNoticeBar *notice,
                                          AwaleToasts    *toasts);

/** Takes the files that are dropped on @widget. */
void          awale_copying_accept_drops (AwaleCopying   *self,
                                          GtkWidget      *widget);

/** Adds what it does to @list. */
void          awale_copying_add_actions  (AwaleCopying   *self,
                                          AwaleActions   *list);

G_END_DECLS
