/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-position-editor.h"

#include "game/awale-signal.h"
#include "picture/awale-geometry.h"

/* Maximum milliseconds between two digits of one number. */
#define TYPING_PAUSE 1500

struct _AwalePositionEditor
{
  GObject parent_instance;

  GArray  *steps;    /* Positions of the history, oldest first. (element-type AwalePosition) */
  guint    current;

  int      typed_spot;    /* Pit or store of the last typed digit, or AWALE_SPOT_NONE. */
  guint32  typed_time;
  bool     typed_step;    /* True if the last digit began a new step, which the next digits will
                           * change. */
};

G_DEFINE_FINAL_TYPE (AwalePositionEditor, awale_position_editor, G_TYPE_OBJECT)

static bool
is_spot (int spot)
{
  return spot >= 0 && spot < AWALE_SPOTS;
}

static uint8_t *
get_place (AwalePosition *position,
           int            spot)
{
  return spot < AWALE_SPOT_STORE ? &position->pits[spot]
                                 : &position->stores[spot - AWALE_SPOT_STORE];
}

static void
put_seeds (AwalePosition *position,
           int            spot,
           int            seeds)
{
  *get_place (position, spot) = CLAMP (seeds, 0, AWALE_BOARD_EDITOR_MAX);
  /* Half seeds are removed when a store changes, because they only exist after a settlement at the
   * end of a game. */
  if (spot >= AWALE_SPOT_STORE)
    position->halves = 0;
}

/* Makes @position the current one. Replaces the last step if @amend is true, otherwise adds a step.
 * Returns false if the position is already current. */
static bool
adopt_position (AwalePositionEditor *self,
                AwalePosition        position,
                bool                 amend)
{
  AwalePosition present = awale_position_editor_get_position (self);

  if (!amend)
    self->typed_spot = AWALE_SPOT_NONE;
  if (awale_position_equal (position, present))
    return false;

  if (!amend)
    self->current++;
  g_array_set_size (self->steps, self->current);
  g_array_append_val (self->steps, position);
  g_signal_emit_by_name (self, "changed");
  return true;
}

static void
awale_position_editor_finalize (GObject *object)
{
  g_array_unref (AWALE_POSITION_EDITOR (object)->steps);

  G_OBJECT_CLASS (awale_position_editor_parent_class)->finalize (object);
}

static void
awale_position_editor_class_init (AwalePositionEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_position_editor_finalize;
  AWALE_ADD_SIGNAL (klass, "changed", 0);
}

static void
awale_position_editor_init (AwalePositionEditor *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  self->typed_spot = AWALE_SPOT_NONE;
}

AwalePositionEditor *
awale_position_editor_new (AwalePosition position)
{
  AwalePositionEditor *self = g_object_new (AWALE_TYPE_POSITION_EDITOR, NULL);

  g_array_append_val (self->steps, position);
  return self;
}

AwalePosition
awale_position_editor_get_position (AwalePositionEditor *self)
{
  g_return_val_if_fail (AWALE_IS_POSITION_EDITOR (self), (AwalePosition) { 0 });

  return g_array_index (self->steps, AwalePosition, self->current);
}

void
awale_position_editor_set_position (AwalePositionEditor *self,
                                    AwalePosition        position)
{
  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));

  adopt_position (self, position, false);
}

int
awale_position_editor_get_seeds (AwalePositionEditor *self,
                                 int                  spot)
{
  AwalePosition position;

  g_return_val_if_fail (AWALE_IS_POSITION_EDITOR (self), 0);
  g_return_val_if_fail (is_spot (spot), 0);

  position = awale_position_editor_get_position (self);
  return *get_place (&position, spot);
}

void
awale_position_editor_set_seeds (AwalePositionEditor *self,
                                 int                  spot,
                                 int                  seeds)
{
  AwalePosition position;

  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));
  g_return_if_fail (is_spot (spot));

  position = awale_position_editor_get_position (self);
  if (*get_place (&position, spot) != CLAMP (seeds, 0, AWALE_BOARD_EDITOR_MAX))
    put_seeds (&position, spot, seeds);
  adopt_position (self, position, false);
}

void
awale_position_editor_add_seeds (AwalePositionEditor *self,
                                 int                  spot,
                                 int                  seeds)
{
  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));
  g_return_if_fail (is_spot (spot));

  awale_position_editor_set_seeds (self, spot,
                                   awale_position_editor_get_seeds (self, spot) + seeds);
}

void
awale_position_editor_move_seeds (AwalePositionEditor *self,
                                  int                  from,
                                  int                  to,
                                  int                  seeds)
{
  AwalePosition position;

  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));
  g_return_if_fail (is_spot (from));
  g_return_if_fail (to == AWALE_SPOT_NONE || is_spot (to));
  g_return_if_fail (seeds >= 0);

  position = awale_position_editor_get_position (self);
  seeds = MIN (seeds, *get_place (&position, from));
  if (to != AWALE_SPOT_NONE && to != from)
    seeds = MIN (seeds, AWALE_BOARD_EDITOR_MAX - *get_place (&position, to));
  if (seeds > 0 && to != from)
    {
      put_seeds (&position, from, *get_place (&position, from) - seeds);
      if (to != AWALE_SPOT_NONE)
        put_seeds (&position, to, *get_place (&position, to) + seeds);
    }
  adopt_position (self, position, false);
}

void
awale_position_editor_type_digit (AwalePositionEditor *self,
                                  int                  spot,
                                  int                  digit,
                                  guint32              time)
{
  AwalePosition position;
  int number;
  bool goes_on;

  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));
  g_return_if_fail (is_spot (spot));
  g_return_if_fail (digit >= 0 && digit <= 9);

  position = awale_position_editor_get_position (self);
  number = *get_place (&position, spot) * 10 + digit;
  goes_on = spot == self->typed_spot && time - self->typed_time < TYPING_PAUSE &&
            number <= AWALE_BOARD_EDITOR_MAX;
  put_seeds (&position, spot, goes_on ? number : digit);

  if (goes_on && self->typed_step)
    adopt_position (self, position, true);
  else
    self->typed_step = adopt_position (self, position, false);
  self->typed_spot = spot;
  self->typed_time = time;
}

void
awale_position_editor_set_side (AwalePositionEditor *self,
                                AwaleSide            side)
{
  AwalePosition position;

  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));

  position = awale_position_editor_get_position (self);
  position.side = side;
  adopt_position (self, position, false);
}

bool
awale_position_editor_can_undo (AwalePositionEditor *self)
{
  g_return_val_if_fail (AWALE_IS_POSITION_EDITOR (self), false);

  return self->current > 0;
}

bool
awale_position_editor_can_redo (AwalePositionEditor *self)
{
  g_return_val_if_fail (AWALE_IS_POSITION_EDITOR (self), false);

  return self->current + 1 < self->steps->len;
}

void
awale_position_editor_undo (AwalePositionEditor *self)
{
  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));

  if (!awale_position_editor_can_undo (self))
    return;
  self->current--;
  self->typed_spot = AWALE_SPOT_NONE;
  g_signal_emit_by_name (self, "changed");
}

void
awale_position_editor_redo (AwalePositionEditor *self)
{
  g_return_if_fail (AWALE_IS_POSITION_EDITOR (self));

  if (!awale_position_editor_can_redo (self))
    return;
  self->current++;
  self->typed_spot = AWALE_SPOT_NONE;
  g_signal_emit_by_name (self, "changed");
}
