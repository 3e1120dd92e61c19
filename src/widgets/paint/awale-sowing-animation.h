/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-renderer.h"
#include "awale-sowing-plan.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SOWING_ANIMATION (awale_sowing_animation_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSowingAnimation, awale_sowing_animation, AWALE, SOWING_ANIMATION,
                      GtkWidget)

/*
 * The animation of a sowing: an overlay of the board that shows the seeds in the air and lets
 * clicks pass through.
 *
 * Signals: "moved": the seeds at rest have changed; also emitted at the end.
 */
GtkWidget *awale_sowing_animation_new (AwaleBoardRenderer *renderer);

/**
 * Starts the animation of @plan, which replaces a running one. Only ends a running one if
 * animations are off, the board is hidden, or @plan takes no time.
 */
void awale_sowing_animation_start (AwaleSowingAnimation  *self,
                                   const AwaleSowingPlan *plan);

/** Ends the animation at once. Emits "moved" if the animation was running. */
void awale_sowing_animation_skip  (AwaleSowingAnimation  *self);

bool awale_sowing_animation_is_running (AwaleSowingAnimation *self);

/**
 * The number of seeds at rest in each pit and store. May only be called while the animation runs.
 */
void awale_sowing_animation_get_counts (AwaleSowingAnimation *self,
                                        int                   counts[AWALE_SPOTS]);

G_END_DECLS
