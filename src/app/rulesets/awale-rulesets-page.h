/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Creates a page that lists @rulesets and on which custom ones are added, changed, copied and
 * deleted.
 */
GtkWidget *awale_rulesets_page_new (AwaleRulesets *rulesets);

G_END_DECLS
