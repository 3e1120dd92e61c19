/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-study-view.h"

#include "analysis/awale-report.h"
#include "app/common/awale-toasts.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORTING (awale_reporting_get_type ())

/**
 * The report on the game in view, with its page in the study view: started, written into the game,
 * and the way from mistake to mistake.
 */
G_DECLARE_FINAL_TYPE (AwaleReporting, awale_reporting, AWALE, REPORTING, GObject)

/* Signal: "changed": what may be done now is new. */

/** Reports on the games of @draft, which @study shows. */
AwaleReporting *awale_reporting_new         (AwaleStudyView *study,
                                             AwaleDraft     *draft,
                                             AwaleDesk      *desk,
                                             AwaleToasts    *toasts);

/** The report on the game in view. (transfer none) (nullable): there is none in view */
AwaleReport    *awale_reporting_get_report  (AwaleReporting *self);

/** Adds what is done with it to @list. */
void            awale_reporting_add_actions (AwaleReporting *self,
                                             AwaleActions   *list);

G_END_DECLS
