/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_COMBINATION_PAGE (awale_combination_page_get_type ())

/**
 * Training in combinations, chosen by kind, difficulty and ruleset. They are repeated like errors,
 * and loaded when the page is first shown.
 *
 * Signals:
 * "turned": the page turned from the choices to a combination or back.
 * "failed" (const char *sentence): combinations could not be loaded, or an answer could not be
 * saved.
 */
G_DECLARE_FINAL_TYPE (AwaleCombinationPage, awale_combination_page, AWALE, COMBINATION_PAGE,
                      GtkWidget)

/** Sets the services, once; @rules is the initial choice. */
void awale_combination_page_set_services (AwaleCombinationPage *self,
                                          AwaleServices        *services,
                                          const AwaleRuleset   *rules);

/** True while a combination is shown, answered or not. */
bool awale_combination_page_is_asking (AwaleCombinationPage *self);

/** The session that asks the combinations. Returns: (transfer none) */
AwaleDrillSession *awale_combination_page_get_session (AwaleCombinationPage *self);

/** Tells that the library has new combinations. */
void awale_combination_page_reload    (AwaleCombinationPage *self);

G_END_DECLS
