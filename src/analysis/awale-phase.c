/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-phase.h"

#include <glib/gi18n-lib.h>

/* Minimum seeds of the opening, exclusive, and maximum of the endgame, inclusive. */
#define OPENING_SEEDS 36
#define END_SEEDS 16

AwalePhase
awale_phase_of_position (AwalePosition position)
{
  int seeds = awale_position_seeds_on_board (position);

  return seeds > OPENING_SEEDS ? AWALE_PHASE_OPENING
         : seeds > END_SEEDS ? AWALE_PHASE_MIDDLE : AWALE_PHASE_END;
}

const char *
awale_phase_get_name (AwalePhase phase)
{
  static const char *const names[AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = N_("Opening"),
    [AWALE_PHASE_MIDDLE] = N_("Middle game"),
    [AWALE_PHASE_END] = N_("Endgame"),
  };

  g_return_val_if_fail ((int) phase < AWALE_N_PHASES, NULL);

  return _(names[phase]);
}

char *
awale_phase_describe (AwalePhase phase)
{
  switch (phase)
    {
    case AWALE_PHASE_OPENING:
      return g_strdup_printf (_("More than %d seeds on the board"), OPENING_SEEDS);
    case AWALE_PHASE_MIDDLE:
      return g_strdup_printf (_("%d to %d seeds on the board"), END_SEEDS + 1, OPENING_SEEDS);
    default:
      return g_strdup_printf (_("At most %d seeds on the board"), END_SEEDS);
    }
}
