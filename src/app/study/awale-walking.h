/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-playing.h"
#include "awale-study-view.h"

#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_WALKING (awale_walking_get_type ())

/**
 * The walk of a window through its game and through the games of its file: step by step, by
 * itself, back along the positions that were in view, and to what is looked for. Nothing here
 * changes a game. While a position is set up all of it rests.
 */
G_DECLARE_FINAL_TYPE (AwaleWalking, awale_walking, AWALE, WALKING, GObject)

/*
 * Property: "autoplay": the game plays by itself. It stops at the end, and when a game begins that
 * is played by its players.
 *
 * Signal: "changed": where one may go is new.
 */

/** Walks in the games of @draft, which @study shows. */
AwaleWalking *awale_walking_new          (AwaleStudyView *study,
                                          AwaleDraft     *draft,
                                          AwalePlaying   *playing);

bool          awale_walking_get_autoplay (AwaleWalking   *self);
void          awale_walking_set_autoplay (AwaleWalking   *self,
                                          bool            autoplay);

/** Adds what is done by walking to @list. */
void          awale_walking_add_actions  (AwaleWalking   *self,
                                          AwaleActions   *list);

G_END_DECLS
