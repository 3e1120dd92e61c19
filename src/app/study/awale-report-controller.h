/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"
#include "analysis/awale-report.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_CONTROLLER (awale_report_controller_get_type ())

/**
 * The report on the current game and its page in the side pane, with the actions to start the
 * report, to write it into the game, to go from error to error, and to try the errors as exercises.
 */
G_DECLARE_FINAL_TYPE (AwaleReportController, awale_report_controller, AWALE, REPORT_CONTROLLER,
                      AwaleController)

/** The report on the current game. Returns: (transfer none) (nullable) */
AwaleReport *awale_report_controller_get_report (AwaleReportController *self);

G_END_DECLS
