/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Whether a game can start from a position. */
typedef enum
{
  AWALE_SETUP_FINE,
  AWALE_SETUP_DOUBTFUL,  /**< It can, though hardly a game comes to it or goes on from it. */
  AWALE_SETUP_WRONG,     /**< It cannot: no file can hold it. */
} AwaleSetupVerdict;

/** Judges @position under @rules. @sentences: (transfer full): what is to be said of it. */
AwaleSetupVerdict awale_setup_check (AwalePosition        position,
                                     const AwaleRuleset  *rules,
                                     char               **sentences);

G_END_DECLS
