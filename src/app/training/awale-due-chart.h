/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-training.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Fills @box with a bar chart of the numbers in @forecast, the exercises due on each day beginning
 * with @today, and describes the chart for screen readers.
 */
void awale_due_chart_fill (GtkBox        *box,
                           const unsigned forecast[AWALE_TRAINING_FORECAST_DAYS],
                           GDateTime     *today);

G_END_DECLS
