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
 * The air above the board: a sheet that shows the seeds on their way and lets every click through.
 * Signals: "moved": the seeds at rest have changed, and at the end of a flight.
 */
GtkWidget *awale_sowing_animation_new (AwaleBoardRenderer *renderer);

/** Shows a sowing; one that is under way is dropped. Nothing happens where animations are off. */
void awale_sowing_animation_start (AwaleSowingAnimation  *self,
                                   const AwaleSowingPlan *plan);

/** Ends it at once; "moved" is emitted if one was under way. */
void awale_sowing_animation_skip  (AwaleSowingAnimation  *self);

bool awale_sowing_animation_is_running (AwaleSowingAnimation *self);

/** The seeds at rest in each hollow; only while it is running. */
void awale_sowing_animation_get_counts (AwaleSowingAnimation *self,
                                        int                   counts[AWALE_SPOTS]);

G_END_DECLS
