/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"
#include "session/awale-tablebases.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TABLES_ROW (awale_tables_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleTablesRow, awale_tables_row, AWALE, TABLES_ROW, AdwExpanderRow)

/**
 * Creates the row of a ruleset's tables: their current and their wanted size, building, deleting,
 * and errors.
 */
GtkWidget *awale_tables_row_new (AwaleTablebases   *tables,
                                 AwaleNamedRuleset *ruleset);

G_END_DECLS
