/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-renderer.h"
#include "awale-sowing-plan.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FLIGHT (awale_flight_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFlight, awale_flight, AWALE, FLIGHT, GtkWidget)

/*
 * The air above the board: a sheet that shows the seeds on their way and lets every click through.
 * Signals: "moved": the seeds at rest have changed, and at the end of a flight.
 */
GtkWidget *awale_flight_new (AwaleBoardRenderer *renderer);

/** Shows a sowing; one that is under way is dropped. Nothing happens where animations are off. */
void awale_flight_start (AwaleFlight           *self,
                         const AwaleSowingPlan *plan);

/** Ends it at once; "moved" is emitted if one was under way. */
void awale_flight_skip  (AwaleFlight           *self);

bool awale_flight_is_running (AwaleFlight *self);

/** The seeds at rest in each hollow; only while it is running. */
void awale_flight_get_counts (AwaleFlight *self,
                              int          counts[AWALE_HOLLOWS]);

G_END_DECLS
