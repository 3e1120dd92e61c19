/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-axes.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RULESET_ROWS (awale_ruleset_rows_get_type ())

/**
 * The rows that change a ruleset axis by axis, for whoever lays them out: one a named axis, one for
 * the way an endless game ends, one for its limit (plies, or times). “changed” is emitted when a
 * person has chosen something, not when the rules are set.
 */
G_DECLARE_FINAL_TYPE (AwaleRulesetRows, awale_ruleset_rows, AWALE, RULESET_ROWS, GObject)

AwaleRulesetRows *awale_ruleset_rows_new         (void);

AwaleRuleset      awale_ruleset_rows_get_rules   (AwaleRulesetRows   *self);
void              awale_ruleset_rows_set_rules   (AwaleRulesetRows   *self,
                                                  const AwaleRuleset *rules);

/** The row of the axis that awale_axes() has at @index. (transfer none) */
GtkWidget        *awale_ruleset_rows_get_axis    (AwaleRulesetRows   *self,
                                                  size_t              index);
GtkWidget        *awale_ruleset_rows_get_endless (AwaleRulesetRows   *self);
GtkWidget        *awale_ruleset_rows_get_limit   (AwaleRulesetRows   *self);

G_END_DECLS
