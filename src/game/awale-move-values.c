/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-move-values.h"

#include <string.h>

/* The index of a move in `values`, which needs six places and one for a pass, because all moves of
 * a position belong to one side. */
static int
get_place (AwaleMove move)
{
  return move == AWALE_PASS ? AWALE_SIDE_PITS : move % AWALE_SIDE_PITS;
}

static bool
values_equal (const AwaleMoveValues *a,
              const AwaleMoveValues *b)
{
  if (a->known != b->known)
    return false;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (!awale_evaluation_equal (awale_move_values_get (a, move), awale_move_values_get (b, move)))
      return false;
  return true;
}

bool
awale_move_values_equal (const AwaleMoveValues *a,
                         const AwaleMoveValues *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->best == b->best && a->has_value == b->has_value &&
         (!a->has_value || awale_evaluation_equal (&a->value, &b->value)) &&
         values_equal (a, b) && a->n_line == b->n_line &&
         memcmp (a->line, b->line, (size_t) a->n_line) == 0;
}

bool
awale_move_values_is_empty (const AwaleMoveValues *self)
{
  g_return_val_if_fail (self != NULL, true);

  return !self->has_value && self->known == 0 && self->best == AWALE_NO_MOVE;
}

const AwaleEvaluation *
awale_move_values_get (const AwaleMoveValues *self,
                       AwaleMove              move)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (move >= 0 && move <= AWALE_PASS, NULL);

  return (self->known >> move & 1) != 0 ? &self->values[get_place (move)] : NULL;
}

void
awale_move_values_set (AwaleMoveValues       *self,
                       AwaleMove              move,
                       const AwaleEvaluation *value)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (move >= 0 && move <= AWALE_PASS);

  if (value == NULL)
    {
      self->known &= ~(1u << move);
      return;
    }
  self->known |= 1u << move;
  self->values[get_place (move)] = *value;
}

void
awale_move_values_set_best (AwaleMoveValues       *self,
                            AwaleMove              move,
                            const AwaleEvaluation *value)
{
  g_return_if_fail (self != NULL && value != NULL);

  awale_move_values_set (self, move, value);
  self->best = move;
  self->has_value = true;
  self->value = *value;
}

int
awale_move_values_get_depth (const AwaleMoveValues *self)
{
  int depth;

  g_return_val_if_fail (self != NULL, 0);

  depth = self->has_value ? self->value.depth : 0;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    {
      const AwaleEvaluation *value = awale_move_values_get (self, move);

      if (value != NULL)
        depth = MAX (depth, value->depth);
    }
  return depth;
}

/* True if two values can be compared; estimates of different depths cannot, because they come from
 * different searches. */
static bool
is_comparable (const AwaleEvaluation *a,
               const AwaleEvaluation *b)
{
  return a->proof != AWALE_PROOF_ESTIMATE || b->proof != AWALE_PROOF_ESTIMATE ||
         a->depth == b->depth;
}

const AwaleEvaluation *
awale_move_values_find_best (const AwaleMoveValues *self,
                             AwaleMove              move,
                             AwaleSide              mover,
                             AwaleMove             *best)
{
  const AwaleEvaluation *value = awale_move_values_get (self, move);
  const AwaleEvaluation *most = value;

  g_return_val_if_fail (value != NULL && best != NULL, NULL);

  *best = self->best;
  if (self->best == move)
    return value;
  if (self->best != AWALE_NO_MOVE)
    return is_comparable (&self->value, value) &&
           !awale_evaluation_is_better (value, &self->value, mover) ? &self->value : NULL;

  for (AwaleMove other = 0; other <= AWALE_PASS; other++)
    {
      const AwaleEvaluation *rival = awale_move_values_get (self, other);

      if (rival != NULL && is_comparable (rival, value) &&
          awale_evaluation_is_better (rival, most, mover))
        {
          *best = other;
          most = rival;
        }
    }
  return *best != AWALE_NO_MOVE ? most : NULL;
}

/* True if @self has a value or a line that @former lacks. */
static bool
adds_to (const AwaleMoveValues *self,
         const AwaleMoveValues *former)
{
  return (self->known & ~former->known) != 0 || (self->n_line > 0 && former->n_line == 0);
}

bool
awale_move_values_supersede (const AwaleMoveValues *self,
                             const AwaleMoveValues *former)
{
  int depth, former_depth;

  g_return_val_if_fail (self != NULL, false);

  if (former == NULL || former->best == AWALE_NO_MOVE)
    return true;
  if (self->best == AWALE_NO_MOVE || self->value.proof < former->value.proof)
    return false;
  if (self->value.proof > former->value.proof)
    return true;
  depth = awale_move_values_get_depth (self);
  former_depth = awale_move_values_get_depth (former);
  return depth > former_depth || (depth == former_depth && adds_to (self, former));
}
