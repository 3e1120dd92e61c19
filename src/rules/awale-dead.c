/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-ending.h"

#include "awale-sowing.h"
#include "awale-sowing-inline.h"

#include <string.h>

/* The test for a harvest that can still be reached visits every board reachable without a harvest,
 * nearest first. With many seeds a harvest is found within a few plies; with few seeds few boards
 * are reachable. */

enum
{
  FIRST_CAPACITY = 256,  /* On the stack; a larger set moves to the heap. */
};

/* A set of positions, which is also the queue of positions still to visit. */
typedef struct
{
  AwalePosition *positions;
  uint32_t      *slots;     /* Open addressing: 1 + index in positions, 0 if free. */
  size_t         capacity;  /* Number of positions, a power of two; there are twice as many
                               slots. */
  size_t         n_positions;
  bool           on_heap;
} Seen;

/* The slot of @position, or the free slot where it belongs. */
static uint32_t *
seen_find (const Seen    *seen,
           AwalePosition  position)
{
  size_t mask = 2 * seen->capacity - 1;
  size_t slot = awale_position_hash (position, 0) & mask;

  while (seen->slots[slot] != 0
         && !awale_position_equal (seen->positions[seen->slots[slot] - 1], position))
    slot = (slot + 1) & mask;
  return &seen->slots[slot];
}

static void
seen_free (Seen *seen)
{
  if (seen->on_heap)
    {
      g_free (seen->positions);
      g_free (seen->slots);
    }
}

static void
seen_grow (Seen *seen)
{
  Seen bigger = { .capacity = 4 * seen->capacity, .n_positions = seen->n_positions,
                  .on_heap = true };

  bigger.positions = g_new (AwalePosition, bigger.capacity);
  bigger.slots = g_new0 (uint32_t, 2 * bigger.capacity);
  memcpy (bigger.positions, seen->positions, seen->n_positions * sizeof (AwalePosition));
  for (size_t i = 0; i < seen->n_positions; i++)
    *seen_find (&bigger, seen->positions[i]) = (uint32_t) i + 1;
  seen_free (seen);
  *seen = bigger;
}

static void
seen_add (Seen          *seen,
          AwalePosition  position)
{
  uint32_t *slot = seen_find (seen, position);

  if (*slot != 0)
    return;
  if (seen->n_positions == seen->capacity)
    {
      seen_grow (seen);
      slot = seen_find (seen, position);
    }
  seen->positions[seen->n_positions++] = position;
  *slot = (uint32_t) seen->n_positions;
}

/* Adds all successors of @position. Returns true if one of them is reached by a harvest. */
static bool
look_on (Seen               *seen,
         AwalePosition       position,
         const AwaleRuleset *rules)
{
  AwalePosition after[AWALE_SIDE_PITS];
  int n = awale_play_all (&position, rules, after, NULL);

  if (n == 0 && awale_legal_moves (position, rules) != 0)
    after[n++] = awale_play (position, rules, AWALE_PASS, NULL);
  for (int i = 0; i < n; i++)
    if (after[i].stores[position.side] != position.stores[position.side])
      return true;
  for (int i = 0; i < n; i++)
    seen_add (seen, after[i]);
  return false;
}

bool
awale_is_dead (AwalePosition       position,
               const AwaleRuleset *rules)
{
  AwalePosition positions[FIRST_CAPACITY];
  uint32_t slots[2 * FIRST_CAPACITY] = { 0 };
  Seen seen = { .positions = positions, .slots = slots, .capacity = FIRST_CAPACITY };
  bool is_dead = true;

  g_return_val_if_fail (rules != NULL, false);

  seen_add (&seen, position);
  for (size_t i = 0; i < seen.n_positions && is_dead; i++)
    is_dead = !look_on (&seen, seen.positions[i], rules);
  seen_free (&seen);
  return is_dead;
}
