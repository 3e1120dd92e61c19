/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-key.h"

#include "tablebase/awale-board-index.h"

enum
{
  CELLS = AWALE_PITS + 2,  /* What holds seeds: pits, then the mover's store, then the other's. */
};

uint64_t
awale_book_key_count (void)
{
  return awale_choose (AWALE_SEEDS + CELLS - 1, CELLS - 1);
}

static uint8_t *
get_cell (AwalePosition *position,
          unsigned       cell)
{
  return cell < AWALE_PITS ? &position->pits[cell] : &position->stores[cell - AWALE_PITS];
}

bool
awale_book_key_of (AwalePosition  position,
                   uint64_t      *key)
{
  unsigned seeds = 0;

  if (position.halves != 0 || awale_position_total (position) != AWALE_SEEDS)
    return false;
  if (position.side == AWALE_NORTH)
    position = awale_position_swap_sides (position);

  *key = 0;
  for (unsigned i = 1; i < CELLS; i++)
    {
      seeds += *get_cell (&position, i - 1);
      *key += awale_choose (seeds + i - 1, i);
    }
  return true;
}

AwalePosition
awale_book_key_get_position (uint64_t key)
{
  AwalePosition position = { .side = AWALE_SOUTH };
  unsigned seeds = AWALE_SEEDS;

  /* From the last sum to the first: the greatest that the rest of the number has room for. */
  for (unsigned i = CELLS - 1; i > 0; i--)
    {
      unsigned sum = seeds;

      while (awale_choose (sum + i - 1, i) > key)
        sum--;
      key -= awale_choose (sum + i - 1, i);
      *get_cell (&position, i) = (uint8_t) (seeds - sum);
      seeds = sum;
    }
  position.pits[0] = (uint8_t) seeds;
  return position;
}
