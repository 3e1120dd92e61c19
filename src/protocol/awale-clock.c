/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-clock.h"

/* What passes between an interface's clock and our search, in milliseconds. */
#define OVERHEAD 30

/* Longer searches than a day would not fit the limits' type. */
#define LONGEST (24 * 60 * 60 * 1000)

/* Moves a side is likely to play still: a game has about thirty, fewer as the board empties. */
static int
expect_moves (AwalePosition position)
{
  return 6 + awale_position_seeds_on_board (position) / 2;
}

int
awale_clock_get_budget (const AwaleClock *self,
                        AwalePosition     position)
{
  int side = position.side;
  int moves = self->moves_to_go > 0 ? self->moves_to_go : expect_moves (position);
  int64_t usable, share, most;

  if (!self->is_known[side])
    return 0;

  usable = CLAMP (self->remaining[side] - OVERHEAD, 0, LONGEST);
  share = usable / moves + CLAMP (self->increment[side], 0, LONGEST) * 3 / 4;

  /* The increment comes after the move only; and unless this is the last one, half is kept. */
  most = moves == 1 ? usable : usable / 2;
  return (int) MAX (MIN (share, most), 1);
}
