/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-clock.h"

/* Allowance for the delay between an interface's clock and our search, in milliseconds. */
#define OVERHEAD 30

/* Maximum factor of the usual time for a hard move. */
#define HARD_MOVE 3

/* Longer searches than a day would not fit the limits' type. */
#define LONGEST (24 * 60 * 60 * 1000)

/* Estimates a side's remaining moves: a game has about thirty, fewer as the board empties. */
static int
expect_moves (AwalePosition position)
{
  return 6 + awale_position_seeds_on_board (position) / 2;
}

static int
count_moves (const AwaleClock *self,
             AwalePosition     position)
{
  return self->moves_to_go > 0 ? self->moves_to_go : expect_moves (position);
}

static int64_t
get_usable (const AwaleClock *self,
            int               side)
{
  return CLAMP (self->remaining[side] - OVERHEAD, 0, LONGEST);
}

/* Limits @wanted by the clock: the increment is added only after the move, and half of the time
 * is kept unless this is the last move. */
static int
limit (const AwaleClock *self,
       AwalePosition     position,
       int64_t           wanted)
{
  int64_t usable = get_usable (self, position.side);
  int64_t most = count_moves (self, position) == 1 ? usable : usable / 2;

  return (int) MAX (MIN (wanted, most), 1);
}

int
awale_clock_get_budget (const AwaleClock *self,
                        AwalePosition     position)
{
  int side = position.side;
  int64_t share;

  if (!self->is_known[side])
    return 0;
  share = get_usable (self, side) / count_moves (self, position)
          + CLAMP (self->increment[side], 0, LONGEST) * 3 / 4;
  return limit (self, position, share);
}

int
awale_clock_get_most (const AwaleClock *self,
                      AwalePosition     position)
{
  if (!self->is_known[position.side])
    return 0;
  return limit (self, position,
                (int64_t) HARD_MOVE * awale_clock_get_budget (self, position));
}
