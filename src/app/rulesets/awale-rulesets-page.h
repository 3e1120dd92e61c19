/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESETS_PAGE (awale_rulesets_page_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRulesetsPage, awale_rulesets_page, AWALE, RULESETS_PAGE,
                      AdwPreferencesPage)

/** Creates a page with @rulesets, where custom ones are added, changed, copied and deleted. */
GtkWidget *awale_rulesets_page_new (AwaleRulesets *rulesets);

G_END_DECLS
