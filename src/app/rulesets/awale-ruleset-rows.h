/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-ruleset-axis.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * The rows that change the axes of a ruleset; the caller lays them out. There is a row for each
 * named axis, one for the rule that ends an endless game, and one for the limit in that rule (a
 * number of plies or of occurrences).
 */
typedef struct _AwaleRulesetRows AwaleRulesetRows;

/** Creates rows that live as long as @owner. @changed is called only for changes by the user. */
AwaleRulesetRows *awale_ruleset_rows_new         (gpointer            owner,
                                                  void              (*changed) (gpointer owner));

AwaleRuleset      awale_ruleset_rows_get_rules   (AwaleRulesetRows   *self);
void              awale_ruleset_rows_set_rules   (AwaleRulesetRows   *self,
                                                  const AwaleRuleset *rules);

/**
 * The row of the axis at @index in awale_ruleset_axes(); after these, the row of the rule that ends
 * an endless game, and that of its limit. Returns: (transfer none) (nullable): NULL after the last
 */
GtkWidget        *awale_ruleset_rows_get_row     (AwaleRulesetRows   *self,
                                                  size_t              index);

G_END_DECLS
