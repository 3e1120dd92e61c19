/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cli-analysis.h"
#include "training/awale-training.h"

G_BEGIN_DECLS

/** Looks for the combinations in games, one after the other. */
typedef struct _AwaleCliCombinations AwaleCliCombinations;

/** @analysis tells the endgame tables; it must last as long. */
AwaleCliCombinations *awale_cli_combinations_new  (const AwaleCliAnalysis *analysis);
void                  awale_cli_combinations_free (AwaleCliCombinations   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCliCombinations, awale_cli_combinations_free)

/** Looks at the main line of @game. */
void                  awale_cli_combinations_look (AwaleCliCombinations   *self,
                                                   AwaleGame              *game);

/** What was found, none twice. (transfer none) */
AwaleTraining        *awale_cli_combinations_get  (AwaleCliCombinations   *self);

G_END_DECLS
