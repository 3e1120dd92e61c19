/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-hint.h"

#include <glib/gi18n-lib.h>

/* Minimum number of seeds captured, saved or threatened that is worth naming as a reason. */
#define WORTH_TELLING 2

/* The largest harvest that @side could make if it were to move. */
static int
get_danger (AwalePosition       position,
            const AwaleRuleset *rules,
            AwaleSide           side)
{
  unsigned moves;
  int most = 0;

  position.side = side;
  moves = awale_legal_moves (position, rules);
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((moves & 1u << move) != 0)
      {
        int harvest;

        awale_play (position, rules, move, &harvest);
        most = MAX (most, harvest);
      }

  return most;
}

AwaleHint
awale_hint_make (const AwaleMoveRequest *request,
                 const AwaleMoveAnswer  *answer)
{
  AwaleHint hint = { .move = answer->move, .reason = AWALE_HINT_REASON_OUTLOOK,
                     .has_value = answer->has_value, .value = answer->value };
  AwalePosition before = request->positions[request->n_positions - 1];
  const AwaleRuleset *rules = &request->rules;
  AwaleSide side = before.side;
  AwalePosition after;
  unsigned moves = awale_legal_moves (before, rules);
  int harvest, saved, threat;

  g_return_val_if_fail ((moves & 1u << answer->move) != 0, hint);

  after = awale_play (before, rules, answer->move, &harvest);
  saved = get_danger (before, rules, !side) - get_danger (after, rules, !side);
  threat = get_danger (after, rules, side) - get_danger (before, rules, side);
  if ((moves & (moves - 1)) == 0)
    hint.reason = AWALE_HINT_REASON_ONLY;
  else if (harvest >= WORTH_TELLING)
    hint.reason = AWALE_HINT_REASON_CAPTURES;
  else if (saved >= WORTH_TELLING)
    hint.reason = AWALE_HINT_REASON_SAVES;
  else if (threat >= WORTH_TELLING)
    hint.reason = AWALE_HINT_REASON_THREATENS;

  if (hint.reason == AWALE_HINT_REASON_CAPTURES)
    hint.seeds = harvest;
  else if (hint.reason == AWALE_HINT_REASON_SAVES)
    hint.seeds = saved;
  else if (hint.reason == AWALE_HINT_REASON_THREATENS)
    hint.seeds = get_danger (after, rules, side);

  return hint;
}

char *
awale_hint_dup_sentence (const AwaleHint *self)
{
  const char *move;

  g_return_val_if_fail (self != NULL, NULL);

  move = awale_move_to_string (self->move);
  switch (self->reason)
    {
    case AWALE_HINT_REASON_ONLY:
      return g_strdup_printf (_("%s is the only legal move."), move);
    case AWALE_HINT_REASON_CAPTURES:
      return g_strdup_printf (ngettext ("%s captures %d seed.", "%s captures %d seeds.",
                                        self->seeds), move, self->seeds);
    case AWALE_HINT_REASON_SAVES:
      return g_strdup_printf (ngettext ("%s saves %d seed that could be captured.",
                                        "%s saves %d seeds that could be captured.",
                                        self->seeds), move, self->seeds);
    case AWALE_HINT_REASON_THREATENS:
      return g_strdup_printf (ngettext ("%s threatens to capture %d seed.",
                                        "%s threatens to capture %d seeds.",
                                        self->seeds), move, self->seeds);
    case AWALE_HINT_REASON_OUTLOOK:
    default:
      return g_strdup_printf (_("%s has the best prospects."), move);
    }
}
