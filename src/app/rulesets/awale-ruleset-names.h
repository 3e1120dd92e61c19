/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Lists the names of @rulesets in order, followed by @last (nullable). (transfer full) */
GtkStringList *awale_ruleset_names_new (AwaleRulesets *rulesets,
                                        const char    *last);

G_END_DECLS
