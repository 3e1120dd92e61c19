/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Verdicts on a position as the start of a game. */
typedef enum
{
  AWALE_SETUP_FINE,
  AWALE_SETUP_DOUBTFUL,  /**< The start is legal, but hardly any game reaches it or continues
                          * from it. */
  AWALE_SETUP_WRONG,     /**< The start is impossible, and files cannot store it. */
} AwaleSetupVerdict;

/**
 * Judges @position under @rules as the start of a game. @sentences: (out) (transfer full): a
 * description of the position
 */
AwaleSetupVerdict awale_setup_check (AwalePosition        position,
                                     const AwaleRuleset  *rules,
                                     char               **sentences);

G_END_DECLS
