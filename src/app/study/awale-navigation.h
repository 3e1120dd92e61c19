/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-play-controller.h"
#include "awale-study-view.h"

#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_NAVIGATION (awale_navigation_get_type ())

/**
 * Navigation of a window through the current game and the games of its file: step by step, by
 * autoplay, back along earlier positions, and by finding. It never changes a game, and is disabled
 * while a position is set up.
 */
G_DECLARE_FINAL_TYPE (AwaleNavigation, awale_navigation, AWALE,      NAVIGATION, GObject)

/*
 * Property: "autoplay": moves are shown one after the other, until the end of the game or until
 * play begins.
 *
 * Signal: "changed": the available destinations changed.
 */

/** Creates the navigation in the games of @draft, which @study shows. */
AwaleNavigation *awale_navigation_new          (AwaleStudyView      *study,
                                                AwaleDraft          *draft,
                                                AwalePlayController *play_controller);

bool             awale_navigation_get_autoplay (AwaleNavigation     *self);
void             awale_navigation_set_autoplay (AwaleNavigation     *self,
                                                bool                 autoplay);

void             awale_navigation_add_actions  (AwaleNavigation     *self,
                                                AwaleActions        *list);

G_END_DECLS
