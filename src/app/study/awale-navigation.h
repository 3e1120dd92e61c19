/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-play-controller.h"
#include "awale-study-view.h"

#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_NAVIGATION (awale_navigation_get_type ())

/**
 * The walk of a window through its game and through the games of its file: step by step, by
 * itself, back along the positions that were in view, and to what is looked for. Nothing here
 * changes a game. While a position is set up all of it rests.
 */
G_DECLARE_FINAL_TYPE (AwaleNavigation, awale_navigation, AWALE,      NAVIGATION, GObject)

/*
 * Property: "autoplay": the game plays by itself. It stops at the end, and when a game begins that
 * is played by its players.
 *
 * Signal: "changed": where one may go is new.
 */

/** Walks in the games of @draft, which @study shows. */
AwaleNavigation *awale_navigation_new          (AwaleStudyView      *study,
                                                AwaleDraft          *draft,
                                                AwalePlayController *play_controller);

bool             awale_navigation_get_autoplay (AwaleNavigation     *self);
void             awale_navigation_set_autoplay (AwaleNavigation     *self,
                                                bool                 autoplay);

/** Adds what is done by walking to @list. */
void             awale_navigation_add_actions  (AwaleNavigation     *self,
                                                AwaleActions        *list);

G_END_DECLS
