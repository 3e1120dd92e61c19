/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-training.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DUE_CHART (awale_due_chart_get_type ())

/**
 * A bar chart of the exercises due on each of the next days, with a description for screen readers.
 */
G_DECLARE_FINAL_TYPE (AwaleDueChart, awale_due_chart, AWALE, DUE_CHART, GtkBox)

/** Shows @forecast, whose first day is @today. */
void awale_due_chart_show (AwaleDueChart *self,
                           const unsigned forecast[AWALE_TRAINING_FORECAST_DAYS],
                           GDateTime     *today);

G_END_DECLS
