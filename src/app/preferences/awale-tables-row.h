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
 * Creates a row for the tables of a ruleset: their current size, a choice of the desired size,
 * buttons to build and delete them, and errors.
 */
GtkWidget *awale_tables_row_new (AwaleTablebases   *tables,
                                 AwaleNamedRuleset *ruleset);

G_END_DECLS
