/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-study-view.h"

#include "analysis/awale-report.h"
#include "app/common/awale-toasts.h"
#include "session/awale-services.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT_CONTROLLER (awale_report_controller_get_type ())

/**
 * The report on the current game, with its page in the study view: starting it, writing it into the
 * game, and going from error to error.
 */
G_DECLARE_FINAL_TYPE (AwaleReportController, awale_report_controller, AWALE, REPORT_CONTROLLER,
                      GObject)

/* Signal: "changed": the available actions changed. */

/** Creates the reports on the games of @draft, which @study shows. */
AwaleReportController *awale_report_controller_new         (AwaleStudyView        *study,
                                                            AwaleDraft            *draft,
                                                            AwaleServices         *services,
                                                            AwaleToasts           *toasts);

/** The report on the current game, or NULL. Returns: (transfer none) (nullable) */
AwaleReport           *awale_report_controller_get_report  (AwaleReportController *self);

void                   awale_report_controller_add_actions (AwaleReportController *self,
                                                            AwaleActions          *list);

G_END_DECLS
