/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_COMBINATION_PAGE (awale_combination_page_get_type ())

/**
 * Training in combinations: one chooses what kind, how difficult and by which rules, and finds one
 * after the other; they come again like errors. They are loaded when the page is first shown.
 *
 * Property "asking" (boolean): whether one is asked, or was and is still in view.
 *
 * Signal "failed" (const char *sentence): they could not be loaded, or an answer not be kept.
 */
G_DECLARE_FINAL_TYPE (AwaleCombinationPage, awale_combination_page, AWALE, COMBINATION_PAGE,
                      GtkWidget)

/** Called once, to begin with. Combinations are asked by @rules unless one chooses others. */
void awale_combination_page_set_desk  (AwaleCombinationPage *self,
                                       AwaleDesk            *desk,
                                       const AwaleRuleset   *rules);

bool awale_combination_page_is_asking (AwaleCombinationPage *self);

/** What asks them. (transfer none) */
AwaleDrillSession *awale_combination_page_get_exam (AwaleCombinationPage *self);

/** Says that there are more in the library by now. */
void awale_combination_page_reload    (AwaleCombinationPage *self);

G_END_DECLS
