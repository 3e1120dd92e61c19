/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** Phases of a game, by the number of seeds left on the board. */
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

/** The phase that @position belongs to. */
AwalePhase  awale_phase_of_position (AwalePosition position);

/** The translated name of a phase: “Opening”. */
const char *awale_phase_get_name    (AwalePhase    phase);

/** Describes a phase in translated words: “More than 36 seeds on the board”. (transfer full) */
char       *awale_phase_describe    (AwalePhase    phase);

G_END_DECLS
