/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Creates a page that lists @rulesets; all can be copied, and custom ones added, changed and
 * deleted.
 */
GtkWidget *awale_rulesets_page_new (AwaleRulesets *rulesets);

G_END_DECLS
