/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_COMBINATION_PAGE (awale_combination_page_get_type ())

/**
 * Training in combinations, which the user chooses by kind, difficulty and ruleset. Combinations
 * are repeated on the same schedule as errors, and are loaded when the page is first shown.
 *
 * Signals: "turned": the page has switched between the choices and a combination. "failed" (const
 * char *sentence): combinations could not be loaded, or an answer could not be saved.
 */
G_DECLARE_FINAL_TYPE (AwaleCombinationPage, awale_combination_page, AWALE, COMBINATION_PAGE, AdwBin)

/** Sets the services; call it once. @rules is the ruleset to be selected first. */
void awale_combination_page_set_services (AwaleCombinationPage *self,
                                          AwaleServices        *services,
                                          const AwaleRuleset   *rules);

/** True while the page shows a combination, answered or not. */
bool awale_combination_page_is_asking (AwaleCombinationPage *self);

/** The session in which the combinations are presented. Returns: (transfer none) */
AwaleExerciseSession *awale_combination_page_get_session (AwaleCombinationPage *self);

/**
 * Loads the combinations again, after new ones were added to the library, once the page is shown.
 */
void awale_combination_page_reload    (AwaleCombinationPage *self);

G_END_DECLS
