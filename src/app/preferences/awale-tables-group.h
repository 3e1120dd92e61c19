/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"
#include "session/awale-tablebases.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** Creates a group with a row for the endgame tables of each of @rulesets, and their total size. */
GtkWidget *awale_tables_group_new (AwaleTablebases *tables,
                                   AwaleRulesets   *rulesets);

G_END_DECLS
