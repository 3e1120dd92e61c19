/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** The parts of a game, by the seeds that are left on the board. */
typedef enum
{
  AWALE_PHASE_OPENING,  /**< More than three quarters. */
  AWALE_PHASE_MIDDLE,
  AWALE_PHASE_END,      /**< At most a third. */
} AwalePhase;

enum
{
  AWALE_N_PHASES = AWALE_PHASE_END + 1,
};

/** The part of a game that @position belongs to. */
AwalePhase  awale_phase_of_position (AwalePosition position);

/** “Opening”. Translated. */
const char *awale_phase_get_name    (AwalePhase    phase);

/** When a game is in it: “More than 36 seeds on the board”. Translated. (transfer full) */
char       *awale_phase_describe    (AwalePhase    phase);

G_END_DECLS
