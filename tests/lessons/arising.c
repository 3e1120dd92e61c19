/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "arising.h"

#include <string.h>

/* Number of moves before a position that must be possible for the position to count as
 * reachable. */
#define N_PLIES 8

typedef struct
{
  AwalePosition       position;
  const AwaleRuleset *rules;
  int                 n_plies;
} Origin;

static bool has_past (const AwaleRuleset *rules,
                      AwalePosition       position,
                      int                 n_plies);

/* Returns true if @move leads from @before, a position that a game can reach, to the position of
 * @origin. */
static bool
leads_there (const Origin  *origin,
             AwalePosition  before,
             AwaleMove      move)
{
  AwaleOutcome outcome;

  if (awale_illegal_reason (before, origin->rules, move) != AWALE_ILLEGAL_REASON_NONE)
    return false;
  if (!awale_position_equal (awale_play (before, origin->rules, move, NULL), origin->position))
    return false;
  outcome = awale_outcome (origin->rules, &before, 1);
  return outcome.state != AWALE_GAME_STATE_ENDED
         && has_past (origin->rules, before, origin->n_plies - 1);
}

/* Undoes, in all possible ways, a sowing of @seeds seeds from @pit and a capture that began in
 * @last and continued from pit to pit. Returns: true if a game can reach one of the resulting
 * positions */
static bool
try_captures (const Origin  *origin,
              AwalePosition  sown,
              AwaleMove      pit,
              int            seeds,
              AwaleMove      last)
{
  AwalePosition before = sown;
  uint8_t *store = &sown.stores[!origin->position.side];

  for (int nth = 1; nth <= seeds; nth++)
    {
      uint8_t *sown_pit = &before.pits[awale_sowing_pit (pit, nth)];

      if (*sown_pit == 0)
        break;
      (*sown_pit)--;
      before.pits[pit]++;
    }
  if (before.pits[pit] == seeds && leads_there (origin, before, pit))
    return true;

  if (last < 0 || awale_pit_side (last) != origin->position.side || sown.pits[last] != 0)
    return false;
  for (uint8_t taken = 2; taken <= 3; taken++)
    if (*store >= taken)
      {
        sown.pits[last] = taken;
        *store -= taken;
        if (try_captures (origin, sown, pit, seeds, last - 1))
          return true;
        *store += taken;
      }
  return false;
}

static bool
try_sowings (const Origin *origin)
{
  AwaleSide mover = !origin->position.side;
  AwalePosition sown = origin->position;

  sown.side = mover;
  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    {
      AwaleMove pit = AWALE_SIDE_PITS * mover + i;

      for (int seeds = 1; sown.pits[pit] == 0 && seeds <= AWALE_SEEDS; seeds++)
        if (try_captures (origin, sown, pit, seeds, awale_sowing_pit (pit, seeds)))
          return true;
    }
  return false;
}

static bool
has_past (const AwaleRuleset *rules,
          AwalePosition       position,
          int                 n_plies)
{
  Origin origin = { position, rules, n_plies };
  AwalePosition passer = position;

  if (n_plies == 0 || awale_position_equal (position, awale_position_start ()))
    return true;
  passer.side = !passer.side;
  return try_sowings (&origin) || leads_there (&origin, passer, AWALE_PASS);
}

bool
can_arise (const AwaleRuleset *rules,
           const AwaleLesson  *lesson)
{
  AwalePosition position;

  if (lesson->start == NULL)
    return true;
  g_assert_true (awale_position_parse (lesson->start, &position, NULL));
  /* When North starts, the start position has the sides swapped. */
  return strcmp (lesson->start, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N") == 0
         || has_past (rules, position, N_PLIES);
}
